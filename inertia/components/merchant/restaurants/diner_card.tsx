import { IconUser } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { shownTime } from '~/dates'
import classes from '~/components/merchant/restaurants/diner_card.module.css'
import type { Diner } from '~/components/merchant/restaurants/types'
import { usePortion } from '~/components/merchant/restaurants/words'

/** Whose card it is, to be compared with the face behind it, and what is left on it. */
export function DinerCard({ diner, plain = false }: { diner: Diner; plain?: boolean }) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const { name, lastName, photo, company, categoryLabel, color, idForm, credits, amount, had } =
    diner
  const who = `${name} ${lastName}`
  return (
    <section className={classes.card} data-plain={plain || undefined} aria-label={who}>
      {photo ? (
        <img className={classes.photo} src={photo} alt={t('photo', { name: who })} />
      ) : (
        <span className={classes.photo} role="img" aria-label={t('noPhoto')}>
          <IconUser size={64} stroke={1.25} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <h2 className={classes.name}>{who}</h2>
        {company && <p>{company}</p>}
        <p className={classes.category}>
          <span className={classes.dot} style={{ backgroundColor: color }} aria-hidden />
          {categoryLabel}
        </p>
        <p className={classes.reference}>{idForm}</p>
      </div>
      {!plain && (
        <dl className={classes.left}>
          <div data-none={credits === 0 || undefined}>
            <dt>{t('types.credit')}</dt>
            <dd>{credits}</dd>
          </div>
          <div data-none={Number(amount) === 0 || undefined}>
            <dt>{t('types.amount')}</dt>
            <dd>{portion('amount', amount)}</dd>
          </div>
        </dl>
      )}
      {!plain && had && (
        <p className={classes.had}>
          {t('had', {
            portion: portion(had.type, had.amount),
            time: shownTime(new Date(had.at)),
          })}
        </p>
      )}
    </section>
  )
}
