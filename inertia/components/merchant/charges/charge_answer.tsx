import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/charges/counter.module.css'
import { CustomerCard } from '~/components/merchant/charges/customer_card'
import type { Charge, Customer } from '~/components/merchant/charges/types'
import { usePortion } from '~/components/merchant/euros'
import { StationAnswer } from '~/components/merchant/station/station_answer'

const tones = {
  sending: 'warn',
  waiting: 'warn',
  login: 'warn',
  charged: 'good',
  refused: 'bad',
  undone: 'warn',
} as const

/** A double tap on the charge button must not undo the charge. */
const UNDO_DELAY_MS = 700

export const toneOf = ({ state }: Charge) => tones[state]

type Props = {
  charge: Charge
  customer: Customer
  onUndo(): void
  onAgain(): void
}

/** The result of a charge, shown until the next card is read. */
export function ChargeAnswer({ charge, customer, onUndo, onAgain }: Props) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const { state, type, amount, balance, name, message } = charge
  const sentence =
    state === 'refused'
      ? message!
      : t(`outcomes.${state}`, {
          name,
          portion: portion(type, amount),
          left: portion(type, balance ?? 0),
        })
  return (
    <StationAnswer
      key={charge.nonce + state}
      tone={toneOf(charge)}
      title={t(`titles.${state}`)}
      sentence={sentence}
    >
      {state === 'charged' && message && <p className={classes.note}>{message}</p>}
      <CustomerCard customer={customer} plain />
      <div className={classes.actions}>
        {state === 'charged' && <UndoCharge charge={charge} onUndo={onUndo} />}
        {(state === 'charged' || state === 'refused' || state === 'undone') && (
          <Button variant="white" color="dark" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
      </div>
    </StationAnswer>
  )
}

export function UndoCharge({ charge, onUndo }: { charge: Charge; onUndo(): void }) {
  const t = useTranslations('restaurants.station')
  const secondsLeft = useSecondsUntil(charge.undoableUntil ?? 0)
  const [busy, setBusy] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => setBusy(false), [charge])
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), UNDO_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (secondsLeft <= 0) return null
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <Button
      variant="white"
      color="dark"
      leftSection={<IconArrowBackUp aria-hidden />}
      loading={busy}
      disabled={!ready}
      onClick={() => {
        setBusy(true)
        onUndo()
      }}
    >
      {`${t('undo')} · ${time}`}
    </Button>
  )
}

function useSecondsUntil(moment: number) {
  const remaining = () => Math.ceil((moment - Date.now()) / 1000)
  const [seconds, setSeconds] = useState(remaining)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(remaining), 500)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}
