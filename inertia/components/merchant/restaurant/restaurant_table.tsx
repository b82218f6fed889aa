import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { FramedTable } from '~/components/merchant/stacked_table'

export type ListedRestaurant = Data.Restaurant.Variants['forList']

export function RestaurantTable({ restaurants }: { restaurants: ListedRestaurant[] }) {
  const t = useTranslations('config.restaurant')
  return (
    <FramedTable heads={[t('name'), t('kind'), t('hours'), t('meals'), t('requests'), t('users')]}>
      {restaurants.map(({ id, name, kind, opensAt, closesAt, meals, requests, users }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <Anchor
              component={Link}
              href={urlFor('merchant.restaurants.edit', { id })}
              fw={600}
              size="sm"
            >
              {name}
            </Anchor>
          </Table.Td>
          <Table.Td>{t(`kinds.${kind}`)}</Table.Td>
          <Table.Td>{hoursOf(opensAt, closesAt, t)}</Table.Td>
          <Table.Td>
            {meals.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('anyMeal')}
              </Text>
            )}
            {meals.map((served) => (
              <Text key={served.meal} size="sm" style={{ whiteSpace: 'nowrap' }}>
                {t(`mealNames.${served.meal}`)} {served.opensAt} – {served.closesAt}
              </Text>
            ))}
          </Table.Td>
          <Table.Td>{t('requestCount', { count: requests })}</Table.Td>
          <Table.Td>{t('userCount', { count: users })}</Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}

function hoursOf(
  opensAt: string | null,
  closesAt: string | null,
  t: ReturnType<typeof useTranslations<'config.restaurant'>>
) {
  if (opensAt && closesAt) return `${opensAt} – ${closesAt}`
  if (opensAt) return t('from', { hour: opensAt })
  if (closesAt) return t('until', { hour: closesAt })
  return t('always')
}
