import { useSyncExternalStore } from 'react'

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
export const useMinute = () => new Date(useSyncExternalStore(subscribe, minute) * MINUTE)
