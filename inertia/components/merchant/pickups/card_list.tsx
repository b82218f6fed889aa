import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangleFilled, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/pickups/card_list.module.css'
import type { ListedCard } from '~/components/merchant/pickups/types'

type Props = { cards: ListedCard[]; onRemove?(card: ListedCard): void }

/** Cards shown at first; the count covers all. */
const FEW = 12

export function CardList({ cards, onRemove }: Props) {
  const t = useTranslations('collectives.list')
  const [all, setAll] = useState(false)
  const shown = all ? cards : cards.filter(({ problem }, at) => problem || at < FEW)
  return (
    <section aria-labelledby="listed-cards">
      <h2 id="listed-cards" className={classes.title}>
        {t('title')} <span className={classes.count}>{t('count', { count: cards.length })}</span>
      </h2>
      {cards.length === 0 ? (
        <p className={classes.none}>{t('none')}</p>
      ) : (
        <ol className={classes.list} reversed>
          {shown.map((card) => (
            <li
              key={card.entry ?? `form${card.form}`}
              className={classes.card}
              data-bad={card.problem ? true : undefined}
            >
              <span className={classes.words}>
                <span className={classes.name}>{card.name}</span>
                <span className={classes.dim}>
                  {[card.company, card.serial].filter(Boolean).join(' · ')}
                </span>
                {card.problem && (
                  <span className={classes.problem}>
                    <IconAlertTriangleFilled size={18} aria-hidden /> {card.problem}
                  </span>
                )}
              </span>
              {onRemove && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={56}
                  aria-label={t('remove', { name: card.name })}
                  onClick={() => onRemove(card)}
                >
                  <IconX aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
      )}
      {shown.length < cards.length && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t('all', { count: cards.length })}
        </Button>
      )}
    </section>
  )
}
