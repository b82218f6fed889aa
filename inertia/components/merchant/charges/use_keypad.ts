import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { entryOf, isNothing, press, type Key } from '~/components/merchant/charges/keypad_entry'
import type { Customer, PortionType } from '~/components/merchant/charges/types'
import { usePortion } from '~/components/merchant/euros'
import { useTones } from '~/components/merchant/station/use_tones'

type Order = { type: PortionType; amount: string }

/** The amount to charge. It starts with one credit, which the first key replaces. */
export function useKeypad(
  customer: Customer | null,
  first: PortionType | null,
  onCharge: (order: Order) => void
) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const tones = useTones()
  const [chosen, choose] = useState(first)
  const [pressed, setPressed] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [hasDecimals, setHasDecimals] = useState(false)

  const left = { credit: customer?.credits ?? 0, amount: Number(customer?.amount ?? 0) }
  const types = typesOf(left, chosen)
  const type = chosen && types.includes(chosen) ? chosen : types[0]
  const typedEntry = typed ? entryOf(typed, type) : null
  const entry = typedEntry ?? pressed ?? (type === 'credit' ? '1' : '')

  function note(): string | null {
    if (hasDecimals) return t('wholeCredits')
    if (Number(entry) <= left[type]) return null
    return left[type] > 0 ? t('excess', { left: portion(type, left[type]) }) : t('nothingLeft')
  }

  function reset() {
    choose(first)
    setPressed(null)
    setTyped('')
    setHasDecimals(false)
  }

  function charge(amount: string) {
    if (isNothing(amount)) return
    reset()
    onCharge({ type, amount })
  }

  function enter(text: string) {
    const amount = entryOf(text, type)
    if (amount !== null) return charge(amount)
    tones.bad()
    setHasDecimals(true)
  }

  return {
    reset,
    enter,
    mirror(text: string) {
      setTyped(text)
      if (text) setHasDecimals(false)
    },
    press(key: Key) {
      setHasDecimals(false)
      setTyped('')
      setPressed(press(typedEntry ?? pressed ?? '', key, type))
    },
    props: {
      type,
      types,
      entry,
      note: note(),
      onType(next: PortionType) {
        reset()
        choose(next)
      },
      onCharge: () => charge(entry),
    },
  }
}

/** What the person can pay with. Without any balance: the type in the address, else credits. */
function typesOf(left: Record<PortionType, number>, chosen: PortionType | null): PortionType[] {
  const both: PortionType[] = ['credit', 'amount']
  const withBalance = both.filter((type) => left[type] > 0)
  return withBalance.length > 0 ? withBalance : [chosen ?? 'credit']
}
