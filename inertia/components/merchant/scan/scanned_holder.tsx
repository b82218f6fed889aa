import { useTranslations } from 'use-intl'
import { formatDays } from '#shared/days'
import classes from '~/components/merchant/scan/holder_card.module.css'
import type { CardHolder } from '~/components/merchant/scan/types'
import { Holder } from '~/components/merchant/station/holder'

export function ScannedHolder({ holder, zone }: { holder: CardHolder; zone: string }) {
  const t = useTranslations('cards.scan')
  const { name, lastName, photo, company, categoryLabel, color, idForm, validity, zones } = holder
  const { from, to, days } = validity
  const period = [...new Set([from, to])].map((day) => formatDays([day])).join(' – ')
  return (
    <div className={classes.holder}>
      <Holder
        name={`${name} ${lastName}`}
        photo={photo}
        company={company}
        category={categoryLabel}
        color={color}
        reference={idForm}
      >
        <p>{days ? formatDays(days) : period}</p>
        {zones.length > 0 && (
          <ul className={classes.zones} aria-label={t('zones')}>
            {zones.map((code) => (
              <li key={code} aria-current={code === zone || undefined}>
                {code}
              </li>
            ))}
          </ul>
        )}
      </Holder>
    </div>
  )
}
