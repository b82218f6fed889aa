import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { Account, AccountOptions } from '~/components/merchant/user/types'
import { belongsToRestaurants, columnOf, rights, rolesThatMay, takesRights } from '#shared/roles'

type Props = { users: Account[]; options: AccountOptions }

export function UserTable({ users, options }: Props) {
  const t = useTranslations('config.users')
  return (
    <FramedTable
      heads={[t('person'), t('role'), t('flags'), t('scope'), t('lastLogin'), t('state')]}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} options={options} />
      ))}
    </FramedTable>
  )
}

function UserRow({ user, options }: { user: Account; options: AccountOptions }) {
  const t = useTranslations('config.users')
  const labelsOf = (list: keyof AccountOptions, values: string[]) =>
    options[list]
      .filter(({ value }) => values.includes(value))
      .map(({ label }) => label)
      .join(', ')
  const flags = rights
    .map(columnOf)
    .filter((name) => user[name])
    .map((name) => t(`short.${name}`))
  const isAdmin = rolesThatMay('configure').includes(user.role)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={urlFor('merchant.users.edit', { id: user.id })}
          fw={600}
          size="sm"
        >
          {user.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {user.email}
        </Text>
      </Table.Td>
      <Table.Td>{labelsOf('roles', [user.role])}</Table.Td>
      <Table.Td>
        {takesRights(user.role) && (flags.length > 0 ? flags.join(' · ') : t('onlyLooks'))}
        {isAdmin && t('everything')}
        {user.minors && !isAdmin && (
          <Text size="xs" c="dimmed">
            {t('short.minors')}
          </Text>
        )}
      </Table.Td>
      <Table.Td maw={320}>
        <Text size="sm" lineClamp={2}>
          {belongsToRestaurants(user.role)
            ? user.restaurants.map(({ name }) => name).join(', ') || t('noRestaurant')
            : labelsOf('formTypes', user.formTypes) || t('allTypes')}
        </Text>
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('lastLogin')}</CellLabel>
        {user.lastLoginAt ? (
          <Moment at={user.lastLoginAt} />
        ) : (
          <Text span size="sm" c="dimmed">
            {user.invitedAt
              ? t.rich('invited', { at: () => <Moment at={user.invitedAt!} /> })
              : t('never')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StatusBadge
          tone={user.active ? 'good' : 'bad'}
          icon={user.active ? IconCircleCheck : IconCircleOff}
        >
          {t(user.active ? 'active' : 'inactive')}
        </StatusBadge>
      </Table.Td>
    </Table.Tr>
  )
}
