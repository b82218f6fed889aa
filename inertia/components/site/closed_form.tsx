import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconCalendarOff, IconCalendarTime } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ContactLink } from '~/components/site/contact_link'
import { formatDay } from '#shared/days'

export type ClosedProps = {
  title: string
  soon: boolean
  opensOn: string | null
  closesOn: string | null
  contact: string
}

export function ClosedForm(props: PropsWithChildren<ClosedProps>) {
  const { title, soon, opensOn, closesOn, contact, children } = props
  const t = useTranslations('ui.closed')
  const Icon = soon ? IconCalendarTime : IconCalendarOff
  const dates = () => {
    if (!opensOn || !closesOn) return t('unknown')
    return soon
      ? t('opens', { from: formatDay(opensOn), to: formatDay(closesOn) })
      : t('ended', { to: formatDay(closesOn) })
  }
  const heading = () => {
    if (!opensOn) return t('none')
    return soon ? t('soon') : t('over')
  }
  return (
    <div className="column">
      <Head title={title} />
      <div className={`outcome-icon ${soon ? 'badge-wait' : 'badge-plain'}`} aria-hidden="true">
        <Icon size={30} />
      </div>
      <p className="eyebrow">{title}</p>
      <h1 className="page-title">{heading()}</h1>
      <p className="page-lead">{dates()}</p>
      {children}
      <p>{t.rich('contact', { link: () => <ContactLink address={contact} subject={title} /> })}</p>
      <div className="actions">
        <Button component={Link} href={urlFor('home')}>
          {t('home')}
        </Button>
        <Button component={Link} href={urlFor('status_links.create')} variant="default">
          {t('sent')}
        </Button>
      </div>
    </div>
  )
}
