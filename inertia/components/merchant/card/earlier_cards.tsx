import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EarlierCard } from '~/components/merchant/card/types'
import { Moment } from '~/components/merchant/moment'
import classes from '~/components/merchant/show/show.module.css'

export function EarlierCards({ cards }: { cards: EarlierCard[] }) {
  const t = useTranslations('merchant.show.card')
  if (cards.length === 0) return null
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        {t('earlier', { count: cards.length })}
      </Text>
      <ul className={classes.related}>
        {cards.map(({ serial, uid, at, reason }) => (
          <li key={serial}>
            <Text size="sm">
              <Text span ff="monospace" size="sm">
                {serial}
              </Text>
              : {t(`revocations.${reason ?? 'changed'}`)}
            </Text>
            <Text size="xs" c="dimmed">
              {at && <Moment at={at} />}
              {uid && ` · ${t('chipOf', { uid })}`}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
