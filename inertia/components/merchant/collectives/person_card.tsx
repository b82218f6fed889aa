import { IconUser } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/scan/bearer_card.module.css'
import type { Person } from '~/components/merchant/collectives/types'

/** Whose card it is, to be compared with whoever stands there. */
export function PersonCard({ person }: { person: Person }) {
  const t = useTranslations('collectives.person')
  const { fullName, photo, company, categoryLabel, serial } = person
  return (
    <div className={classes.bearer}>
      {photo ? (
        <img className={classes.photo} src={photo} alt={t('photo', { name: fullName })} />
      ) : (
        <span className={classes.photo} role="img" aria-label={t('noPhoto')}>
          <IconUser size={72} stroke={1.25} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.name}>{fullName}</p>
        {company && <p>{company}</p>}
        <p>{categoryLabel}</p>
        <p className={classes.reference}>{serial}</p>
      </div>
    </div>
  )
}
