import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { urlFor } from '~/client'
import { asksForLogin, askAtStation, isFinal } from '~/components/merchant/ask_server'
import {
  toneOf,
  type Reading,
  type ZoneCheckResult,
  type Zone,
} from '~/components/merchant/scan/types'
import { useTones } from '~/components/merchant/station/use_tones'

const RETRY_MS = 4000
/** Readings that are kept, apart from those that wait. */
const MOST = 30

/** Readings at a zone, newest first. Without a connection or a login they wait and are asked again. */
export function useReadings(zone: Zone | null, first: ZoneCheckResult | null) {
  const [readings, setReadings] = useState<Reading[]>(() =>
    zone && first ? [{ key: 0, text: '', zone, at: new Date(), state: 'done', result: first }] : []
  )
  const newest = useRef(0)
  const retrying = useRef(false)
  const tones = useTones()
  const waiting = readings.filter(isWaiting)

  const replace = (reading: Reading) =>
    setReadings((all) => all.map((other) => (other.key === reading.key ? reading : other)))

  /** False while the reading still waits. */
  async function ask({ key, text, zone: readAt, at }: Reading) {
    const answered = await answerTo({ key, text, zone: readAt, at })
    replace(answered)
    // No sound for an earlier reading.
    if (key === newest.current)
      tones[answered.state === 'done' ? toneOf(answered.result) : 'warn']()
    return !isWaiting(answered)
  }

  function read(text: string) {
    if (!zone) return
    newest.current += 1
    const reading: Reading = {
      key: newest.current,
      text,
      zone,
      at: new Date(),
      state: 'asking',
      result: null,
    }
    setReadings((all) => [reading, ...all].filter((other, index) => index < MOST || isOpen(other)))
    void ask(reading)
  }

  const retry = useEffectEvent(async () => {
    // The server records each question, so no reading may be asked twice at the same time.
    if (retrying.current) return
    retrying.current = true
    try {
      for (const reading of waiting.toReversed()) {
        if (!(await ask(reading))) return
      }
    } finally {
      retrying.current = false
    }
  })
  useEffect(() => {
    if (waiting.length === 0) return
    const timer = setInterval(() => void retry(), RETRY_MS)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', retry)
    window.addEventListener('beforeunload', warn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      window.removeEventListener('beforeunload', warn)
    }
  }, [waiting.length === 0])

  return { readings, waiting: waiting.length, read }
}

const isWaiting = ({ state }: Reading) => state === 'waiting' || state === 'login'

const isOpen = (reading: Reading) => reading.state === 'asking' || isWaiting(reading)

type ReadingQuestion = Pick<Reading, 'key' | 'text' | 'zone' | 'at'>

async function answerTo(question: ReadingQuestion): Promise<Reading> {
  const { text, zone } = question
  const body = { scan: text, zone: zone.value, sport: zone.sport }
  try {
    const url = urlFor('merchant.scans.store')
    const { result } = await askAtStation<{ result: ZoneCheckResult }>(url, body)
    return { ...question, state: 'done', result }
  } catch (error) {
    if (isFinal(error)) return { ...question, state: 'failed', result: null }
    return { ...question, state: asksForLogin(error) ? 'login' : 'waiting', result: null }
  }
}
