import { Head, useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { policyLinks } from '~/components/site/policy_links'
import { formatDay } from '#shared/days'
import type { PageProps } from '~/types'

type Props = PageProps<{
  child: string
  birthDate: string | null
  title: string
  tournament: string
  /** The labels of what the request accepts. */
  accepted: string[]
  words: { label: string; hint: string }
  confirmedOn: string | null
  action: string
  contact: string
}>

export default function Tutor(props: Props) {
  const { child, birthDate, title, tournament, accepted, words, confirmedOn, action, contact } =
    props
  const t = useTranslations('ui.tutor')
  const form = useForm({})
  const outcome = useRef<HTMLParagraphElement>(null)
  const confirmedHere = form.wasSuccessful

  useEffect(() => {
    if (confirmedHere) outcome.current?.focus()
  }, [confirmedHere])

  const heading = t(confirmedOn ? 'doneTitle' : 'title')
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    form.post(action)
  }
  const facts = [
    [t('child'), child],
    ...(birthDate ? [[t('birthDate'), formatDay(birthDate)]] : []),
    [t('form'), title],
    [t('tournament'), tournament],
  ]
  return (
    <div className="column">
      <Head title={heading} />
      <h1 className="page-title">{heading}</h1>
      <p className="page-lead">{t(confirmedOn ? 'done' : 'lead', { child, tournament })}</p>
      <section className="card form-notice">
        <dl className="answers">
          {facts.map(([term, fact]) => (
            <div key={term} className="answers-row">
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          {accepted.length > 0 && (
            <div className="answers-row">
              <dt>{t('accepted')}</dt>
              {accepted.map((label) => (
                <dd key={label}>{label}</dd>
              ))}
            </div>
          )}
        </dl>
      </section>
      <form className="card form-notice" onSubmit={confirm}>
        <div className="stack">
          <p>
            <strong>{words.label}</strong>
          </p>
          <p>{words.hint}</p>
          <p>{t.rich('policies', policyLinks)}</p>
          {confirmedOn ? (
            <p ref={outcome} tabIndex={-1} role="status">
              <span className="badge badge-good">
                <IconCheck size={18} stroke={2.25} aria-hidden />
                {t('confirmed', { day: formatDay(confirmedOn) })}
              </span>
            </p>
          ) : (
            <div className="actions">
              <Button type="submit" size="md" loading={form.processing}>
                {t('confirm')}
              </Button>
            </div>
          )}
        </div>
      </form>
      <p>{t.rich('wrong', { link: () => <ContactLink address={contact} /> })}</p>
    </div>
  )
}
