import { useTranslations } from 'use-intl'
import { StateBadge } from '~/components/merchant/state_badge'
import { Photo } from '~/components/merchant/photo'
import type { CardHolder } from '~/components/merchant/rfid/types'
import classes from '~/components/merchant/rfid/rfid.module.css'

export function HolderCard({ holder }: { holder: CardHolder }) {
  const t = useTranslations('cards.rfid')
  const gate = useTranslations('merchant.show.card.gate.states')
  const { name, idForm, image, state, outlet, category, edition, card } = holder
  return (
    <section className={classes.holder} aria-label={t('holder')}>
      <Photo file={image} width={140} alt={t('photoOf', { name })} />
      <div className={classes.facts}>
        <h2 className={classes.name}>{name}</h2>
        <p>{[category, outlet].filter(Boolean).join(' · ')}</p>
        <p className={classes.dim}>
          <span className={classes.code}>{card?.serial ?? idForm}</span> · {edition}
        </p>
        {state !== 'approved' && <StateBadge state={state} />}
        {card && (
          <p>
            {card.uid
              ? t.rich('has', {
                  uid: () => <span className={classes.code}>{card.uid}</span>,
                  gate: gate(card.gate.state),
                })
              : t('hasNone')}
          </p>
        )}
        {card?.stale && <p className={classes.stale}>{t('stale')}</p>}
      </div>
    </section>
  )
}
