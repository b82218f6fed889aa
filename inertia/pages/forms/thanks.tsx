import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ContactLink } from '~/components/site/contact_link'
import type { PageProps } from '~/types'

type Props = PageProps<{
  type: string
  title: string
  reference: string
  email: string | null
  guests: string[]
  waitsForTutor: boolean
  documents: boolean
  contact: string
  again: string | null
}>

export default function Thanks(props: Props) {
  const { title, reference, email, guests, waitsForTutor, documents, contact, again } = props
  const t = useTranslations('ui.thanks')
  const strong = (words: ReactNode) => <strong>{words}</strong>
  return (
    <div className="column">
      <Head title={title} />
      <div className="outcome-icon badge-good" aria-hidden="true">
        <IconCheck size={32} stroke={2.5} />
      </div>
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{title}</p>
      <ReferenceCode code={reference} />
      {guests.length > 0 && (
        <p>{t('guests', { count: guests.length, references: guests.join(', ') })}</p>
      )}
      <h2 className="card-title">{t('next')}</h2>
      <ol className="steps">
        {email && <li>{t.rich('mail', { email, strong })}</li>}
        {waitsForTutor && <li>{t.rich('tutor', { strong })}</li>}
        <li>{t('review')}</li>
        {documents && <li>{t('documents')}</li>}
        <li>{t('collect')}</li>
      </ol>
      <p>{t('notYet')}</p>
      <p>
        {t.rich('contact', { link: () => <ContactLink address={contact} subject={reference} /> })}
      </p>
      <div className="actions">
        {again && (
          <Button component={Link} href={again} variant="default">
            {t('again')}
          </Button>
        )}
        <Button component={Link} href={urlFor('home')} variant={again ? 'subtle' : 'default'}>
          {t('home')}
        </Button>
      </div>
    </div>
  )
}

function ReferenceCode({ code }: { code: string }) {
  const t = useTranslations('ui.thanks')
  const { copy, copied } = useClipboard()
  return (
    <div className="reference">
      <span className="reference-label">{t('reference')}</span>
      <span className="reference-code">{code}</span>
      <Button
        variant="default"
        size="sm"
        onClick={() => copy(code)}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      >
        {copied ? t('copied') : t('copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </div>
  )
}
