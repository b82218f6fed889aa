import { Button, Collapse, Table, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTable } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { shownDay } from '~/dates'
import type { DayCounts } from '~/components/merchant/dashboard/day_chart'
import type { TypeCounts } from '~/components/merchant/types'

/** The same numbers as the drawing, days without requests left out. */
export function DayTable({ types, byDay }: { types: TypeCounts[]; byDay: DayCounts[] }) {
  const t = useTranslations('merchant.dashboard')
  const [opened, { toggle }] = useDisclosure()
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mt="xs"
        leftSection={<IconTable size={15} aria-hidden />}
        onClick={toggle}
        aria-expanded={opened}
        aria-controls="days-table"
      >
        {t(opened ? 'days.hideTable' : 'days.showTable')}
      </Button>
      <Collapse expanded={opened} id="days-table">
        <Table.ScrollContainer
          minWidth={320}
          maxHeight={320}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        >
          <Table mt="xs" verticalSpacing={4} stickyHeader>
            <VisuallyHidden component="caption">{t('days.title')}</VisuallyHidden>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('day')}</Table.Th>
                {types.map(({ type, title }) => (
                  <Table.Th key={type} scope="col" ta="right">
                    {title}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {byDay.map((row) => (
                <Table.Tr key={row.day}>
                  <Table.Th scope="row" fw={400}>
                    {shownDay(row.day)}
                  </Table.Th>
                  {types.map(({ type }) => (
                    <Table.Td key={type} ta="right">
                      {row[type] ?? 0}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Collapse>
    </>
  )
}
