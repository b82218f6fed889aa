import { IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/station/holder.module.css'

type Props = {
  name: string
  photo: string | null
  company: string | null
  category: string
  color?: string
  reference: string
  children?: ReactNode
}

export function Holder({ name, photo, company, category, color, reference, children }: Props) {
  const t = useTranslations('cards.station')
  return (
    <>
      {photo ? (
        <img className={classes.photo} src={photo} alt={t('photo', { name })} />
      ) : (
        <span className={classes.photo} role="img" aria-label={t('noPhoto')}>
          <IconUser size={72} stroke={1.25} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        {company && <p>{company}</p>}
        <p className={classes.category}>
          {color && <span className={classes.dot} style={{ backgroundColor: color }} aria-hidden />}
          {category}
        </p>
        {children}
        <p className={classes.reference}>{reference}</p>
      </div>
    </>
  )
}
