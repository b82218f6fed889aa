import { useFormatter, useTranslations } from 'use-intl'
import type { LogPage } from '~/components/merchant/restaurant_log/types'
import { useEuros } from '~/components/merchant/euros'
import classes from '~/components/merchant/restaurant_log/restaurant_log.module.css'

export function Totals({ totals }: { totals: LogPage['totals'] }) {
  const t = useTranslations('restaurants.log.totals')
  const format = useFormatter()
  const euros = useEuros()
  const figures = [
    { name: 'charges', text: format.number(totals.charges - totals.undone) },
    { name: 'people', text: format.number(totals.people) },
    { name: 'credits', text: format.number(totals.credits) },
    { name: 'amount', text: euros(totals.amount) },
    { name: 'undone', text: format.number(totals.undone) },
  ] as const
  return (
    <dl className={classes.totals} aria-label={t('label')}>
      {figures.map(({ name, text }) => (
        <div key={name} className={classes.total}>
          <dt>{t(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
