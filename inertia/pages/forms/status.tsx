import { Head } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { type State, StateBadge } from '~/components/site/state_badge'
import { shownDay } from '~/dates'
import type { PageProps } from '~/types'

type Props = PageProps<{
  reference: string
  state: string
  type: string
  title: string
  name: string
  tournament: string
  submittedOn: string
  contact: string
}>

export default function RequestStatus(props: Props) {
  const { reference, title, name, tournament, submittedOn, contact } = props
  const state = props.state as State
  const t = useTranslations('ui.status')
  const facts = [
    [t('reference'), reference],
    [t('form'), title],
    [t('tournament'), tournament],
    [t('submitted'), shownDay(submittedOn)],
  ]
  return (
    <div className="column">
      <Head title={t('title')} />
      <h1 className="page-title">{t('title')}</h1>
      <section className="card">
        <p className="status-hello">{t('hello', { name })}</p>
        <StateBadge state={state} />
        <p>{t(`meaning.${state}`)}</p>
        <dl className="answers">
          {facts.map(([term, fact]) => (
            <div key={term} className="answers-row">
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        {t.rich('contact', { link: () => <ContactLink address={contact} subject={reference} /> })}
      </p>
      <p className="dimmed">{t('secret')}</p>
    </div>
  )
}
