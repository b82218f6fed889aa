import { Head, usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { EventCard, type EventForms } from '~/components/site/event_card'
import type { PageProps } from '~/types'

export default function Home({ tournaments }: PageProps<{ tournaments: EventForms[] }>) {
  const t = useTranslations('ui.home')
  const { app } = usePage().props
  return (
    <div className="wide">
      <Head title={t('title')} />
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{tournaments.length > 0 ? t('lead') : t('none')}</p>
      <div className="events">
        {tournaments.map((tournament) => (
          <EventCard key={tournament.sport} tournament={tournament} />
        ))}
      </div>
      <p className="home-questions">
        {t.rich('questions', { link: () => <ContactLink address={app.contact} /> })}
      </p>
    </div>
  )
}
