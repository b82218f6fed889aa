import { Head, usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { Correction } from '~/components/application/correction'
import { type Look, Looks } from '~/components/application/looks'
import { type SentDataRequest, DataRequests } from '~/components/application/data_requests'
import { OwnRequest } from '~/components/application/own_request'
import { ContactLink } from '~/components/site/contact_link'
import { type ShownState, StateBadge } from '~/components/site/state_badge'
import { formatDay } from '#shared/days'
import type { Answers } from '~/fields/checks'
import type { FormTypeProp, Options, PageProps } from '~/types'

type Props = PageProps<{
  reference: string
  state: ShownState
  withdrawn: boolean
  waitsForTutor: boolean
  type: string
  title: string
  name: string
  tournament: string
  submittedOn: string
  contact: string
  /** What the person has asked for about their data. */
  rights: SentDataRequest[]
  /** Who of the office opened documents, photo or numbers, the latest first. */
  looks: Look[]
  restrictedOn: string | null
  /** The changes that staff requested. The props below come with it. */
  asked: { message: string; fields: string[]; at: string } | null
  formType?: FormTypeProp
  options?: Options
  answers?: Answers
}>

export default function RequestStatus(props: Props) {
  const { reference, title, name, tournament, submittedOn, contact, asked, withdrawn } = props
  const state = withdrawn ? 'withdrawn' : props.state
  const shown = asked ? 'asked' : props.waitsForTutor ? 'tutor' : state
  const t = useTranslations('ui.status')
  const token = usePage().url.split(/[/?]/)[2]
  const facts = [
    [t('reference'), reference],
    [t('form'), title],
    [t('tournament'), tournament],
    [t('submitted'), formatDay(submittedOn)],
  ]
  return (
    <div className="column">
      <Head title={t('title')} />
      <h1 className="page-title">{t('title')}</h1>
      <section className="card">
        <p className="status-hello">{t('hello', { name })}</p>
        <StateBadge state={shown} />
        <p>{t(`meaning.${shown}`)}</p>
        <dl className="answers">
          {facts.map(([term, fact]) => (
            <div key={term} className="answers-row">
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      {asked && (
        <Correction
          key={asked.at}
          asked={asked}
          formType={props.formType!}
          options={props.options!}
          answers={props.answers!}
          reference={reference}
          token={token}
        />
      )}
      <OwnRequest
        token={token}
        reference={reference}
        canWithdraw={!withdrawn && state !== 'rejected'}
      />
      <Looks looks={props.looks} />
      <DataRequests token={token} rights={props.rights} restrictedOn={props.restrictedOn} />
      <p>
        {t.rich('contact', { link: () => <ContactLink address={contact} subject={reference} /> })}
      </p>
      <p className="dimmed">{t('secret')}</p>
    </div>
  )
}
