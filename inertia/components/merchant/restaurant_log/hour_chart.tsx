import {
  Button,
  Collapse,
  Paper,
  Skeleton,
  Table,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTable } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { HourSums } from '~/components/merchant/restaurant_log/types'
import classes from '~/components/merchant/restaurant_log/restaurant_log.module.css'

const HourBars = lazy(() => import('~/components/merchant/restaurant_log/hour_bars'))

export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Charges by the hour: drawn for the eye, in a table for everybody else. */
export function HourChart({ byHour, day }: { byHour: HourSums[]; day: string | null }) {
  const t = useTranslations('restaurants.log.hours')
  const served = byHour.filter(({ charges, undone }) => charges > undone)
  const [busiest] = served.toSorted((a, b) => b.charges - b.undone - (a.charges - a.undone))
  return (
    <Paper withBorder component="section" p="md" aria-labelledby="by-hour">
      <Title order={2} size="sm" fw={600} id="by-hour">
        {t('title')}
      </Title>
      <Text size="xs" c="dimmed">
        {busiest
          ? t(served.length === 1 ? 'only' : 'busiest', {
              count: busiest.charges - busiest.undone,
              from: clock(busiest.hour),
              to: clock((busiest.hour + 1) % 24),
            })
          : t('none')}
      </Text>
      {served.length > 1 && (
        <div className={classes.chart}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <HourBars byHour={byHour} />
          </Suspense>
        </div>
      )}
      <HourTable byHour={byHour} key={day} />
    </Paper>
  )
}

function HourTable({ byHour }: { byHour: HourSums[] }) {
  const t = useTranslations('restaurants.log')
  const format = useFormatter()
  const [opened, { toggle }] = useDisclosure()
  const heads = ['charges', 'undone', 'credits', 'amount'] as const
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
        aria-controls="hours-table"
      >
        {t(opened ? 'hours.hideTable' : 'hours.showTable')}
      </Button>
      <Collapse expanded={opened} id="hours-table">
        <Table.ScrollContainer
          minWidth={320}
          maxHeight={320}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        >
          <Table mt="xs" verticalSpacing={4} stickyHeader>
            <VisuallyHidden component="caption">{t('hours.title')}</VisuallyHidden>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('hours.hour')}</Table.Th>
                {heads.map((head) => (
                  <Table.Th key={head} scope="col" ta="right">
                    {t(`totals.${head}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {byHour.map(({ hour, charges, undone, credits, amount }) => (
                <Table.Tr key={hour}>
                  <Table.Th scope="row" fw={400}>
                    {clock(hour)}
                  </Table.Th>
                  <Table.Td ta="right">{format.number(charges - undone)}</Table.Td>
                  <Table.Td ta="right">{format.number(undone)}</Table.Td>
                  <Table.Td ta="right">{format.number(credits)}</Table.Td>
                  <Table.Td ta="right">
                    {format.number(Number(amount), { style: 'currency', currency: 'EUR' })}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Collapse>
    </>
  )
}
