import { Tooltip } from '@mantine/core'
import { useFormatter, useNow, useTimeZone } from 'use-intl'

/** An instant as `21/11/2026, 14:05`, the same in both languages (contract §1). */
export function useExactTime() {
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  return (iso: string) => format.format(new Date(iso))
}

type Props = { at: string; /** In few letters, for a column. */ short?: boolean }

/** How long ago something was; the exact time on hover. */
export function Moment({ at, short = false }: Props) {
  const format = useFormatter()
  const exact = useExactTime()
  const now = useNow({ updateInterval: 60_000 })
  const then = new Date(at)
  // What happened since the clock was last looked at has happened now.
  const since = then > now ? then : now
  return (
    <Tooltip label={exact(at)} openDelay={300}>
      <time dateTime={at}>
        {format.relativeTime(then, { now: since, style: short ? 'short' : 'long' })}
      </time>
    </Tooltip>
  )
}
