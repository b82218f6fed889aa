import { Link } from '@adonisjs/inertia/react'
import { IconCalendarTime, IconChevronRight, IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { TournamentMark } from '~/components/site/tournament_mark'
import { formatDay } from '#shared/days'
import type { Sport } from '#shared/choices'

type OfferedForm = {
  type: string
  title: string
  intro: string
  path: string
  open: boolean
  soon: boolean
  opensOn: string | null
  closesOn: string | null
}

export type EventForms = {
  sport: Sport
  name: string
  place: string | null
  accent: string
  logo: string | null
  startsOn: string
  endsOn: string
  forms: OfferedForm[]
}

function Opening({ form }: { form: OfferedForm }) {
  const t = useTranslations('ui.home')
  if (form.open && form.closesOn) {
    return (
      <span className="badge badge-good">
        <IconCircleCheck size={18} aria-hidden />
        {t('open', { date: formatDay(form.closesOn) })}
      </span>
    )
  }
  const Icon = form.soon ? IconCalendarTime : IconLock
  return (
    <span className={`badge ${form.soon ? 'badge-wait' : 'badge-plain'}`}>
      <Icon size={18} aria-hidden />
      {form.soon ? t('opens', { date: formatDay(form.opensOn!) }) : t('closed')}
    </span>
  )
}

export function EventCard({ tournament }: { tournament: EventForms }) {
  const t = useTranslations('ui')
  const { sport, name, place, accent, logo, startsOn, endsOn, forms } = tournament
  const dates = t('shell.dates', { from: formatDay(startsOn), to: formatDay(endsOn) })
  return (
    <section className="card event" style={{ '--mark': accent }}>
      <div className="event-head">
        <TournamentMark sport={sport} logo={logo} size={48} />
        <div>
          <h2>{name}</h2>
          <p>
            {dates}
            {place && (
              <>
                <br />
                {place}
              </>
            )}
          </p>
        </div>
      </div>
      <ul className="event-forms" aria-label={t('home.forms', { tournament: name })}>
        {forms.map((form) => (
          <li key={form.type} className="event-form">
            <h3>{form.open ? <Link href={form.path}>{form.title}</Link> : form.title}</h3>
            {form.open && <IconChevronRight size={20} className="event-arrow" aria-hidden />}
            <p>{form.intro}</p>
            <Opening form={form} />
          </li>
        ))}
      </ul>
    </section>
  )
}
