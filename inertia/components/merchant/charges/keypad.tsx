import { Button } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isNothing, type Key } from '~/components/merchant/charges/keypad_entry'
import classes from '~/components/merchant/charges/keypad.module.css'
import type { PortionType } from '~/components/merchant/charges/types'
import { usePortion } from '~/components/merchant/euros'

const keys: Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back']

type Props = {
  type: PortionType
  types: PortionType[]
  entry: string
  note: string | null
  onType(type: PortionType): void
  onKey(key: Key): void
  onCharge(): void
}

export function Keypad({ type, types, entry, note, onType, onKey, onCharge }: Props) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const point = useLocale() === 'es' ? ',' : '.'
  const labels: Partial<Record<Key, string>> = { 'back': t('back'), '.': t('point') }
  const faces: Partial<Record<Key, ReactNode>> = {
    'back': <IconBackspace aria-hidden />,
    '.': point,
  }
  const shown = entry === '' ? '0' : entry.replace('.', point)
  return (
    <section className={classes.keypad} aria-label={t('keypad')}>
      {types.length > 1 && (
        <div className={classes.types} role="group" aria-label={t('what')}>
          {types.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === type}
              onClick={() => onType(choice)}
            >
              {t(`types.${choice}`)}
            </button>
          ))}
        </div>
      )}
      <output className={classes.display} data-wrong={note ? true : undefined}>
        <span className={classes.number}>{shown}</span>
        <span>{t(`units.${type}`, { count: Number(entry) })}</span>
      </output>
      {note && (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
      <div className={classes.keys}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            disabled={key === '.' && type === 'credit'}
            aria-label={labels[key]}
            onClick={() => onKey(key)}
          >
            {faces[key] ?? key}
          </button>
        ))}
      </div>
      <Button className={classes.charge} disabled={isNothing(entry)} onClick={onCharge} fullWidth>
        {isNothing(entry) ? t('charge') : t('chargeThis', { portion: portion(type, entry) })}
      </Button>
    </section>
  )
}
