import { useRef, useState } from 'react'
import { charges } from '~/components/merchant/restaurants/charge_store'
import { isNumber, isTyped } from '~/components/merchant/restaurants/entry'
import {
  isOpen,
  type Charge,
  type Diner,
  type Place,
  type PortionType,
} from '~/components/merchant/restaurants/types'
import { useCharges } from '~/components/merchant/restaurants/use_charges'
import { useDiner } from '~/components/merchant/restaurants/use_diner'
import { useKeypad } from '~/components/merchant/restaurants/use_keypad'
import type { RecentItem } from '~/components/merchant/station/recent'
import { useTypingTime } from '~/components/merchant/station/use_typing_time'

type Start = { place: Place; diner: Diner | null; type: PortionType | null; user: number }

export function useCounter({ place: known, diner: first, type, user }: Start) {
  const [late, setLate] = useState<Charge | null>(null)
  const [refusals, setRefusals] = useState<RecentItem[]>([])
  // After a reload, show the charge that was waiting.
  const [shownNonce, show] = useState(() => {
    const pending = charges().find((one) => first && one.form === first.id && isOpen(one))
    return pending?.nonce ?? null
  })
  const till = useCharges(user, { onLate: setLate })
  const { reading, place, read } = useDiner(known, first, (text) =>
    setRefusals((all) => [
      {
        key: crypto.getRandomValues(new Uint32Array(1))[0],
        tone: 'bad' as const,
        text,
        at: new Date(),
      },
      ...all.slice(0, 4),
    ])
  )
  const ofPlace = till.all.filter((one) => one.user === user && one.restaurant === place.id)
  const shown = ofPlace.find(({ nonce }) => nonce === shownNonce) ?? null
  const diner = reading.state === 'there' ? withBalances(reading.diner, ofPlace, reading.at) : null
  const keypad = useKeypad(diner, type, charge)
  const field = useRef<HTMLInputElement>(null)
  const typingTime = useTypingTime()

  function charge(order: { type: PortionType; amount: string }) {
    if (!diner || shown) return
    show(till.charge(diner, place.id, order))
    setLate(null)
  }

  function next(text: string) {
    show(null)
    setLate(null)
    keypad.reset()
    void read(text)
  }

  /** Text that ended with Enter: from a reader, or an amount typed by hand. */
  function take(text: string) {
    if (!isTyped(text, typingTime.passed())) return next(text)
    if (diner && !shown) keypad.enter(text)
  }

  function typing(text: string) {
    if (text.length <= 1) typingTime.begin()
    keypad.mirror(isNumber(text) ? text : '')
  }

  function again() {
    show(null)
    keypad.reset()
  }

  return {
    reading: diner && reading.state === 'there' ? { ...reading, diner } : reading,
    place,
    shown,
    late: late && late.nonce !== shownNonce ? late : null,
    lastCharge: ofPlace.find((one) => one.form === diner?.id && one.state === 'charged') ?? null,
    recent: { charges: ofPlace.slice(0, 5), refusals },
    waiting: till.waiting,
    lost: till.lost,
    keypad: {
      ...keypad.props,
      onKey(key: Parameters<typeof keypad.press>[0]) {
        if (field.current) field.current.value = ''
        keypad.press(key)
      },
    },
    field,
    next,
    take,
    typing,
    again,
    undo: till.undo,
  }
}

/** Balances after the charges since the card was read. */
function withBalances(diner: Diner, made: Charge[], since: number): Diner {
  const latest = (type: PortionType) =>
    made
      .filter((one) => one.form === diner.id && one.type === type && (one.endedAt ?? 0) >= since)
      .toSorted((one, other) => one.endedAt! - other.endedAt!)
      .at(-1)?.balance
  return {
    ...diner,
    credits: Number(latest('credit') ?? diner.credits),
    amount: latest('amount') ?? diner.amount,
  }
}
