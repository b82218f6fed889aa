import { Table, VisuallyHidden } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { FigurePanel } from '~/components/merchant/dashboard/figure_panel'
import type { RestaurantCount } from '~/components/merchant/dashboard/types'

type Props = { restaurants: RestaurantCount[]; excel: Record<string, string> | null }

export function RestaurantCounts({ restaurants, excel }: Props) {
  const t = useTranslations('merchant.dashboard.restaurants')
  const format = useFormatter()
  if (restaurants.length === 0) return null
  return (
    <FigurePanel name="restaurants" title={t('title')} text={t('text')} excel={excel}>
      <Table verticalSpacing={4} horizontalSpacing="xs" mt="xs">
        <VisuallyHidden component="caption">{t('title')}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('name')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('people')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('credits')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {restaurants.map(({ id, name, people, credits }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="right">{format.number(people)}</Table.Td>
              <Table.Td ta="right">{format.number(credits)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FigurePanel>
  )
}
