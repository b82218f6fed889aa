import { useTranslations } from 'use-intl'
import { formatTime } from '#shared/days'
import classes from '~/components/merchant/charges/customer_card.module.css'
import type { Customer } from '~/components/merchant/charges/types'
import { usePortion } from '~/components/merchant/euros'
import { Holder } from '~/components/merchant/station/holder'

export function CustomerCard({ customer, plain = false }: { customer: Customer; plain?: boolean }) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const { name, lastName, photo, company, categoryLabel, color, idForm, credits, amount, had } =
    customer
  const who = `${name} ${lastName}`
  return (
    <section className={classes.card} data-plain={plain || undefined} aria-label={who}>
      <Holder
        name={who}
        photo={photo}
        company={company}
        category={categoryLabel}
        color={color}
        reference={idForm}
      />
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
            time: formatTime(new Date(had.at)),
          })}
        </p>
      )}
    </section>
  )
}
