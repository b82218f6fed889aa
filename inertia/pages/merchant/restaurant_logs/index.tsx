import { Button, EmptyState, Group, Stack } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconFileSpreadsheet, IconFilterOff, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { FailedExport } from '~/components/merchant/list/failed_export'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import { ChargeTable } from '~/components/merchant/restaurant_log/charge_table'
import { DayChoice } from '~/components/merchant/restaurant_log/day_choice'
import { HourChart } from '~/components/merchant/restaurant_log/hour_chart'
import { LogToolbar } from '~/components/merchant/restaurant_log/log_toolbar'
import { Settlement } from '~/components/merchant/restaurant_log/settlement'
import { Totals } from '~/components/merchant/restaurant_log/totals'
import type { LogFilter, LogPage } from '~/components/merchant/restaurant_log/types'
import { useBusy } from '~/components/use_busy'
import { withoutEmpty } from '#shared/values'

export default function MerchantRestaurantLogsIndex(props: LogPage) {
  const { logs, totals, byHour, options, day, today, days, filter, failedExport, can } = props
  const t = useTranslations('restaurants.log')
  const [busy, whileBusy] = useBusy()
  const path = urlFor('merchant.restaurant_logs.index')
  const visit = (url: string, data: Record<string, string> = {}) =>
    router.get(url, data, { preserveState: true, preserveScroll: true, replace: true })
  const query = { ...filter, day: day ?? '', days: day ? '' : 'all' }
  const change = (changes: Partial<LogFilter & { day: string; days: string }>) =>
    visit(path, withoutEmpty({ ...query, ...changes }))
  const order = () =>
    router.post(urlFor('merchant.restaurant_logs.export'), withoutEmpty(query), {
      preserveState: true,
      preserveScroll: true,
      ...whileBusy,
    })
  const filtered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          can.export && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
              loading={busy}
              disabled={logs.total === 0}
              onClick={order}
            >
              {t('export')}
            </Button>
          )
        }
      />
      <FailedExport failed={failedExport} />
      {days.length === 0 && !filtered ? (
        <EmptyState
          py={64}
          icon={<IconToolsKitchen2 aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <Stack gap="sm">
          <Group gap="sm" justify="space-between" align="flex-end">
            <DayChoice {...{ day, today, days }} onChange={change} />
            {day && <Settlement restaurants={options.restaurants} day={day} filter={filter} />}
          </Group>
          <LogToolbar {...{ filter, options }} onChange={change} />
          <Totals totals={totals} />
          {byHour.length > 0 && <HourChart byHour={byHour} day={day} />}
          {logs.data.length > 0 ? (
            <ChargeTable charges={logs.data} showDay={day === null} />
          ) : (
            <EmptyState
              py={48}
              icon={<IconFilterOff aria-hidden />}
              title={t('noneTitle')}
              description={t('noneText')}
            >
              {filtered && (
                <EmptyState.Actions>
                  <Button variant="default" onClick={() => visit(path, day ? { day } : {})}>
                    {t('clear')}
                  </Button>
                </EmptyState.Actions>
              )}
            </EmptyState>
          )}
          <Pager pager={logs} onTurn={(url) => visit(url)} />
        </Stack>
      )}
    </>
  )
}
