import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { newNonce } from '~/components/application/new_answers'
import { charges, keepCharge, subscribe } from '~/components/merchant/restaurants/charge_store'
import { sendCharge, sendUndo } from '~/components/merchant/restaurants/send_charge'
import { isOpen, type Charge, type Diner } from '~/components/merchant/restaurants/types'
import { useTones } from '~/components/merchant/station/use_tones'

/** Milliseconds before each retry, so that a recovering server is spared. */
const PAUSES = [2000, 4000, 8000, 15_000]

/** Charges are stored and keep their nonce until the server answers: none is lost or doubled. */
export function useCharges(user: number, { onLate }: { onLate(charge: Charge): void }) {
  const t = useTranslations('restaurants.station')
  const all = useSyncExternalStore(subscribe, charges, charges)
  const tones = useTones()
  const flying = useRef(new Set<string>())
  const tries = useRef(0)
  const open = all.filter((one) => one.user === user && isOpen(one))

  async function send(made: Charge) {
    flying.current.add(made.nonce)
    keepCharge({ ...made, state: made.late ? made.state : 'sending' })
    const ended = await sendCharge(made)
    flying.current.delete(made.nonce)
    keepCharge(ended)
    if (isOpen(ended)) {
      if (!made.late) tones.warn()
      return false
    }
    tries.current = 0
    tones[ended.state === 'refused' ? 'bad' : 'good']()
    if (ended.late) onLate(ended)
    return true
  }

  function charge(diner: Diner, restaurant: number, order: Pick<Charge, 'type' | 'amount'>) {
    const { id: form, name, lastName } = diner
    const made: Charge = {
      ...{ nonce: newNonce(), user, restaurant, form, name: `${name} ${lastName}` },
      ...{ ...order, at: new Date().toISOString(), state: 'sending', late: false },
    }
    void send(made)
    return made.nonce
  }

  async function undo(made: Charge) {
    const undone = await sendUndo(made, { offline: t('undoOffline'), login: t('undoLogin') })
    keepCharge(undone)
    tones[undone.state === 'undone' ? 'warn' : 'bad']()
  }

  const retry = useEffectEvent(async () => {
    tries.current += 1
    for (const one of open.toReversed())
      if (!flying.current.has(one.nonce) && !(await send(one))) return
  })
  // Includes charges that an earlier page was sending when it was closed.
  const pending = open.map(({ nonce, state }) => nonce + state).join()
  useEffect(() => {
    if (!pending) return
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      timer = setTimeout(again, PAUSES[Math.min(tries.current, PAUSES.length - 1)])
    }
    const again = async () => {
      clearTimeout(timer)
      await retry()
      later()
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    later()
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', warn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', warn)
    }
  }, [pending])

  const late = open.filter((one) => one.late)
  const lost = late.some(({ state }) => state === 'waiting')
  return { all, waiting: late.length, lost, charge, undo }
}
