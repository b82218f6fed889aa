import { useTimeZone } from 'use-intl'
import type { LogEntry } from '~/components/merchant/types'

export function useDays(logs: LogEntry[]) {
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone })
  const days: { day: string; logs: LogEntry[] }[] = []
  for (const log of logs) {
    const day = log.at ? format.format(new Date(log.at)) : ''
    const last = days.at(-1)
    if (last?.day === day) last.logs.push(log)
    else days.push({ day, logs: [log] })
  }
  return days
}
