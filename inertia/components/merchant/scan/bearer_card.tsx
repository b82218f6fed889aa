import { IconUser } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { shownDays } from '~/dates'
import classes from '~/components/merchant/scan/bearer_card.module.css'
import type { Bearer } from '~/components/merchant/scan/types'

/** Whose card it is, to be compared with the face behind it. */
export function BearerCard({ bearer, zone }: { bearer: Bearer; zone: string }) {
  const t = useTranslations('cards.scan')
  const { name, lastName, photo, company, categoryLabel, color, idForm, validity, zones } = bearer
  const { from, to, days } = validity
  const period = [...new Set([from, to])].map((day) => shownDays([day])).join(' – ')
  return (
    <div className={classes.bearer}>
      {photo ? (
        <img
          className={classes.photo}
          src={photo}
          alt={t('photo', { name: `${name} ${lastName}` })}
        />
      ) : (
        <span className={classes.photo} role="img" aria-label={t('noPhoto')}>
          <IconUser size={72} stroke={1.25} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {lastName}
        </p>
        {company && <p>{company}</p>}
        <p className={classes.category}>
          <span className={classes.dot} style={{ backgroundColor: color }} aria-hidden />
          {categoryLabel}
        </p>
        <p>{days ? shownDays(days) : period}</p>
        {zones.length > 0 && (
          <ul className={classes.zones} aria-label={t('zones')}>
            {zones.map((code) => (
              <li key={code} aria-current={code === zone || undefined}>
                {code}
              </li>
            ))}
          </ul>
        )}
        <p className={classes.reference}>{idForm}</p>
      </div>
    </div>
  )
}
