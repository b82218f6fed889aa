import { useSyncExternalStore } from 'react'
import { useFormatter, useTimeZone } from 'use-intl'

// Making a format takes half a millisecond, and each row of a list needs it.
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function exactFormat(timeZone: string | undefined) {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}

/** Formats as `21/11/2026, 14:05` in both languages. */
export function useExactTime() {
  const format = exactFormat(useTimeZone())
  return (iso: string) => format.format(new Date(iso))
}

type Props = { at: string; /** Abbreviated, for narrow columns. */ short?: boolean }

export function Moment({ at, short = false }: Props) {
  const format = useFormatter()
  const exact = useExactTime()
  const now = useMinute()
  const then = new Date(at)
  // `now` is up to a minute late, so a newer moment would be in the future.
  const reference = then > now ? then : now
  return (
    <time dateTime={at} title={exact(at)}>
      {format.relativeTime(then, { now: reference, style: short ? 'short' : 'long' })}
    </time>
  )
}

const MINUTE = 60_000

const readers = new Set<() => void>()
let clock: number | undefined

function subscribe(reader: () => void) {
  readers.add(reader)
  clock ??= window.setInterval(() => readers.forEach((read) => read()), MINUTE)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    window.clearInterval(clock)
    clock = undefined
  }
}

const minute = () => Math.floor(Date.now() / MINUTE)

/** The running minute. One clock serves all rows of a list. */
const useMinute = () => new Date(useSyncExternalStore(subscribe, minute) * MINUTE)
