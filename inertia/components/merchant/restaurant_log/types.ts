import type { logProps } from '#props/restaurant_log'
import type { FailedExportProp } from '~/components/merchant/list/failed_export'

type LogProps = Awaited<ReturnType<typeof logProps>>

/** Undone charges count only in `undone`. Euros are decimal text. */
export type Sums = Omit<LogProps['totals'], 'people'>

export type HourSums = LogProps['byHour'][number]

/** `client` and `form` are null once the request is purged, or if the reader may not know them. */
export type Charge = LogProps['logs']['data'][number]

export type LogFilter = { restaurant: string; type: string; user: string; search: string }

export type LogOptions = LogProps['options']

export type LogPage = LogProps & {
  day: string | null
  today: string
  days: string[]
  filter: LogFilter
  failedExport: FailedExportProp
  can: { export: boolean }
}
