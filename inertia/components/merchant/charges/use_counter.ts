import { useRef, useState } from 'react'
import { charges } from '~/components/merchant/charges/charge_store'
import { isNumber, isTyped } from '~/components/merchant/charges/keypad_entry'
import {
  isOpen,
  type Charge,
  type Customer,
  type PortionType,
  type ServingRestaurant,
} from '~/components/merchant/charges/types'
import { useCharges } from '~/components/merchant/charges/use_charges'
import { useCustomer } from '~/components/merchant/charges/use_customer'
import { useKeypad } from '~/components/merchant/charges/use_keypad'
import type { RecentItem } from '~/components/merchant/station/recent'
import { useTypingTime } from '~/components/merchant/station/use_typing_time'

type Start = {
  restaurant: ServingRestaurant
  customer: Customer | null
  type: PortionType | null
  user: number
}

export function useCounter({ restaurant: initial, customer: first, type, user }: Start) {
  const [late, setLate] = useState<Charge | null>(null)
  const [refusals, setRefusals] = useState<RecentItem[]>([])
  const [shownNonce, show] = useState(() => {
    const pending = charges().find((stored) => first && stored.form === first.id && isOpen(stored))
    return pending?.nonce ?? null
  })
  const till = useCharges(user, { onLate: setLate })
  const { reading, restaurant, read } = useCustomer(initial, first, (text) =>
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
  const chargesHere = till.all.filter(
    (stored) => stored.user === user && stored.restaurant === restaurant.id
  )
  const shown = chargesHere.find(({ nonce }) => nonce === shownNonce) ?? null
  const customer =
    reading.state === 'there' ? withBalances(reading.customer, chargesHere, reading.at) : null
  const keypad = useKeypad(customer, type, charge)
  const field = useRef<HTMLInputElement>(null)
  const typingTime = useTypingTime()

  function charge(order: { type: PortionType; amount: string }) {
    if (!customer || shown) return
    show(till.charge(customer, restaurant.id, order))
    setLate(null)
  }

  function readCard(text: string) {
    show(null)
    setLate(null)
    keypad.reset()
    void read(text)
  }

  /** Takes text that ended with Enter: from a reader, or an amount typed by hand. */
  function enter(text: string) {
    if (!isTyped(text, typingTime.passed())) return readCard(text)
    if (customer && !shown) keypad.enter(text)
  }

  function showTyped(text: string) {
    if (text.length <= 1) typingTime.begin()
    keypad.mirror(isNumber(text) ? text : '')
  }

  /** The same person, without the charge. */
  function startAgain() {
    show(null)
    keypad.reset()
  }

  return {
    reading: customer && reading.state === 'there' ? { ...reading, customer } : reading,
    restaurant,
    shown,
    late: late && late.nonce !== shownNonce ? late : null,
    lastCharge:
      chargesHere.find((stored) => stored.form === customer?.id && stored.state === 'charged') ??
      null,
    recent: { charges: chargesHere.slice(0, 5), refusals },
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
    readCard,
    enter,
    type: showTyped,
    startAgain,
    undo: till.undo,
  }
}

function withBalances(customer: Customer, charged: Charge[], since: number): Customer {
  const latest = (type: PortionType) =>
    charged
      .filter(
        ({ form, type: paid, endedAt = 0 }) =>
          form === customer.id && paid === type && endedAt >= since
      )
      .toSorted((a, b) => a.endedAt! - b.endedAt!)
      .at(-1)?.balance
  return {
    ...customer,
    credits: Number(latest('credit') ?? customer.credits),
    amount: latest('amount') ?? customer.amount,
  }
}
