import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { newNonce } from '~/components/application/new_answers'
import { charges, keepCharge, subscribe } from '~/components/merchant/charges/charge_store'
import { sendCharge, sendUndo } from '~/components/merchant/charges/send_charge'
import { isOpen, type Charge, type Customer } from '~/components/merchant/charges/types'
import { useTones } from '~/components/merchant/station/use_tones'

/** Pauses before the retries. They grow, so that a recovering server is not flooded. */
const PAUSES_MS = [2000, 4000, 8000, 15_000]

/** Sends charges. They are stored and keep their nonce until the server answers: none is lost or doubled. */
export function useCharges(user: number, { onLate }: { onLate(charge: Charge): void }) {
  const t = useTranslations('restaurants.station')
  const all = useSyncExternalStore(subscribe, charges, charges)
  const tones = useTones()
  const inFlight = useRef(new Set<string>())
  const tries = useRef(0)
  const open = all.filter((stored) => stored.user === user && isOpen(stored))

  /** False without a final answer. */
  async function send(toSend: Charge) {
    inFlight.current.add(toSend.nonce)
    keepCharge({ ...toSend, state: toSend.late ? toSend.state : 'sending' })
    const ended = await sendCharge(toSend)
    inFlight.current.delete(toSend.nonce)
    keepCharge(ended)
    if (isOpen(ended)) {
      if (!toSend.late) tones.warn()
      return false
    }
    tries.current = 0
    tones[ended.state === 'refused' ? 'bad' : 'good']()
    if (ended.late) onLate(ended)
    return true
  }

  function charge(customer: Customer, restaurant: number, order: Pick<Charge, 'type' | 'amount'>) {
    const { id: form, name, lastName } = customer
    const toSend: Charge = {
      ...order,
      nonce: newNonce(),
      user,
      restaurant,
      form,
      name: `${name} ${lastName}`,
      at: new Date().toISOString(),
      state: 'sending',
      late: false,
    }
    void send(toSend)
    return toSend.nonce
  }

  async function undo(charged: Charge) {
    const undone = await sendUndo(charged, { offline: t('undoOffline'), login: t('undoLogin') })
    keepCharge(undone)
    tones[undone.state === 'undone' ? 'warn' : 'bad']()
  }

  const retry = useEffectEvent(async () => {
    tries.current += 1
    for (const unsent of open.toReversed()) {
      if (inFlight.current.has(unsent.nonce)) continue
      if (!(await send(unsent))) return
    }
  })
  // These include charges that an earlier page was sending when it was closed.
  const pending = open.map(({ nonce, state }) => nonce + state).join()
  useEffect(() => {
    if (!pending) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(again, PAUSES_MS[Math.min(tries.current, PAUSES_MS.length - 1)])
    }
    const again = async () => {
      clearTimeout(timer)
      await retry()
      if (!isOver) later()
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    later()
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', warn)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', warn)
    }
  }, [pending])

  const waiting = open.filter((stored) => stored.late)
  const lost = waiting.some(({ state }) => state === 'waiting')
  return { all, waiting: waiting.length, lost, charge, undo }
}
