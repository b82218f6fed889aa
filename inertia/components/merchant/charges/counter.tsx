import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ChargeAnswer, UndoCharge } from '~/components/merchant/charges/charge_answer'
import classes from '~/components/merchant/charges/counter.module.css'
import { CustomerCard } from '~/components/merchant/charges/customer_card'
import { Keypad } from '~/components/merchant/charges/keypad'
import type { useCounter } from '~/components/merchant/charges/use_counter'
import { IdleHint } from '~/components/merchant/station/idle_hint'
import { StationAnswer } from '~/components/merchant/station/station_answer'

/** The person at the counter and their charge. Nothing of the previous person stays. */
export function Counter({ counter }: { counter: ReturnType<typeof useCounter> }) {
  const t = useTranslations('restaurants.station')
  const { reading, shown, lastCharge, keypad, undo, startAgain } = counter
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [reading.key, reading.state, shown?.state])
  switch (reading.state) {
    case 'idle':
    case 'asking':
      return <IdleHint>{t(reading.state)}</IdleHint>
    case 'waiting':
    case 'login':
      return (
        <StationAnswer
          tone="warn"
          title={t('unread')}
          sentence={t(`unreadTexts.${reading.state}`)}
        />
      )
    case 'refused':
      return (
        <StationAnswer
          key={reading.key}
          tone="bad"
          title={t('titles.refused')}
          sentence={reading.message}
        />
      )
    case 'there': {
      const { customer } = reading
      if (shown)
        return (
          <ChargeAnswer
            charge={shown}
            customer={customer}
            onUndo={() => undo(shown)}
            onAgain={startAgain}
          />
        )
      return (
        <div className={classes.till}>
          <div className={classes.who}>
            <CustomerCard customer={customer} />
            {lastCharge && <UndoCharge charge={lastCharge} onUndo={() => undo(lastCharge)} />}
          </div>
          <Keypad {...keypad} />
        </div>
      )
    }
  }
}
