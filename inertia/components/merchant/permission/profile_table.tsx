import { Anchor, Paper, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import stacked from '~/components/merchant/stacked.module.css'
import { formatDay } from '#shared/days'
import { useFlagWord } from '~/fields/inputs/flags'
import { isOn } from '~/components/merchant/permission/flags'
import type { FlagOptions } from '~/components/merchant/permission/types'
import classes from '~/components/merchant/permission/permission.module.css'

export type ListedProfile = Data.Permission.Variants['forList']

type Props = { permissions: ListedProfile[]; options: FlagOptions }

export function ProfileTable({ permissions, options }: Props) {
  const t = useTranslations('merchant.permissions')
  return (
    <Paper withBorder className={classes.scroll}>
      <Table
        highlightOnHover
        className={`${stacked.table} ${classes.table}`}
        aria-label={t('table')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('profile')}</Table.Th>
            <Table.Th scope="col">{t('dates')}</Table.Th>
            {options.zones.map(({ value, label }) => (
              <Table.Th key={value} scope="col" className={classes.zone} title={label}>
                {value}
                <span className="visually-hidden"> {label}</span>
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('labels')}</Table.Th>
            <Table.Th scope="col">{t('requests')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {permissions.map((permission) => (
            <ProfileRow key={permission.id} permission={permission} options={options} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

function ProfileRow({ permission, options }: { permission: ListedProfile; options: FlagOptions }) {
  const t = useTranslations('merchant.permissions')
  const wordOf = useFlagWord()
  const { id, name, startsOn, endsOn, color, flags, category, categoryLabel, requests } = permission
  const band = color ?? options.categories.find(({ value }) => value === category)?.color
  const zones = options.zones.map(({ value }) => value)
  const opens = (code: string) => isOn(flags[code] ?? flags.all)
  const others = Object.entries(flags).filter(
    ([code, value]) => isOn(value) && !zones.includes(code)
  )
  const labelOf = (code: string) =>
    options.labelFlags.find(({ value }) => value === code)?.label ?? code
  return (
    <Table.Tr>
      <Table.Td>
        {band && <span className={classes.swatch} style={{ background: band }} aria-hidden />}
        <Anchor
          component={Link}
          href={urlFor('merchant.permissions.edit', { id })}
          fw={600}
          size="sm"
        >
          {name}
        </Anchor>
        {categoryLabel && (
          <Text size="xs" c="dimmed">
            {t('defaultOf', { category: categoryLabel })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {endsOn ? `${formatDay(startsOn)} – ${formatDay(endsOn)}` : t('daily')}
        {!endsOn && (
          <Text size="xs" c="dimmed">
            {formatDay(startsOn)}
          </Text>
        )}
      </Table.Td>
      <Table.Td hiddenFrom="xs">
        <CellLabel>{t('zones')}</CellLabel>
        {zones.filter(opens).join(' · ') || t('shut')}
      </Table.Td>
      {zones.map((code) => (
        <Table.Td key={code} className={classes.zone} visibleFrom="xs">
          {opens(code) ? (
            <span className={classes.open}>
              {code}
              <span className="visually-hidden"> {t('opens')}</span>
            </span>
          ) : (
            <span className={classes.shut}>
              <span aria-hidden>–</span>
              <span className="visually-hidden">{t('shut')}</span>
            </span>
          )}
        </Table.Td>
      ))}
      <Table.Td>
        {others
          .map(([code, value]) =>
            value === 1 ? labelOf(code) : `${labelOf(code)}: ${wordOf(value)}`
          )
          .join(', ')}
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('requests')}</CellLabel>
        {requests}
      </Table.Td>
    </Table.Tr>
  )
}
