import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { urlFor } from '~/client'
import { asksForLogin, askAtStation } from '~/components/merchant/ask_server'
import { refusalIn } from '~/components/merchant/charges/send_charge'
import type { Customer, ServingRestaurant } from '~/components/merchant/charges/types'
import { useTones } from '~/components/merchant/station/use_tones'

const RETRY_MS = 3000

/** The card read last, and its holder. `waiting` while the server cannot be asked. */
export type Reading = { key: number; text: string; at: number } & (
  | { state: 'idle' | 'asking' | 'waiting' | 'login' }
  | { state: 'refused'; message: string }
  | { state: 'there'; customer: Customer }
)

/** The person at the counter. The next card replaces the one before, whatever its result. */
export function useCustomer(
  initial: ServingRestaurant,
  first: Customer | null,
  onRefused: (message: string) => void
) {
  const [reading, setReading] = useState<Reading>(() => ({
    key: 0,
    text: '',
    at: Date.now(),
    ...(first ? { state: 'there', customer: first } : { state: 'idle' }),
  }))
  const [restaurant, setRestaurant] = useState(initial)
  const newest = useRef(0)
  const tones = useTones()

  async function ask(key: number, text: string) {
    const answer = await answerTo(text, initial.id)
    // Meanwhile another card was read.
    if (key !== newest.current) return
    if (answer.state === 'there') setRestaurant(answer.restaurant)
    setReading((before) => {
      // A retry without an answer changes nothing.
      const same = before.key === key && before.state === answer.state
      return same && answer.state === 'waiting' ? before : { key, text, at: Date.now(), ...answer }
    })
    return answer
  }

  async function read(text: string) {
    const key = ++newest.current
    setReading({ key, text, at: Date.now(), state: 'asking' })
    const answer = await ask(key, text)
    if (!answer) return
    if (answer.state === 'there') return tones.good()
    if (answer.state !== 'refused') return tones.warn()
    tones.bad()
    onRefused(answer.message)
  }

  const retry = useEffectEvent(async () => {
    const answer = await ask(reading.key, reading.text)
    if (answer?.state === 'there') tones.good()
    if (answer?.state === 'refused') tones.bad()
  })
  useEffect(() => {
    if (reading.state !== 'waiting') return
    const timer = setInterval(() => void retry(), RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [reading.state, reading.key])

  // With the person in the address, a reload shows them again.
  const form = reading.state === 'there' ? reading.customer.id : null
  useEffect(() => {
    const qs = { restaurant: initial.id }
    const url = form
      ? urlFor('merchant.restaurant_charges.edit', { form }, { qs })
      : urlFor('merchant.restaurant_scans.create', {}, { qs })
    if (reading.key > 0) router.replace({ url, preserveState: true, preserveScroll: true })
  }, [form, reading.key === 0])

  return { reading, restaurant, read }
}

type Answer =
  | { state: 'waiting' | 'login' }
  | { state: 'refused'; message: string }
  | { state: 'there'; customer: Customer; restaurant: ServingRestaurant }

async function answerTo(scan: string, restaurant: number): Promise<Answer> {
  try {
    const answer = await askAtStation<{ form: Customer; restaurant: ServingRestaurant }>(
      urlFor('merchant.restaurant_scans.store'),
      { scan, restaurant }
    )
    return { state: 'there', customer: answer.form, restaurant: answer.restaurant }
  } catch (error) {
    const message = refusalIn(error)
    if (message) return { state: 'refused', message }
    return { state: asksForLogin(error) ? 'login' : 'waiting' }
  }
}
