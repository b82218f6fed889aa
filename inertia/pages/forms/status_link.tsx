import { Head, useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ContactLink } from '~/components/site/contact_link'
import type { PageProps } from '~/types'

export default function StatusLink({ contact }: PageProps<{ contact: string }>) {
  const t = useTranslations('ui.statusLink')
  const form = useForm({ email: '' })
  const input = useRef<HTMLInputElement>(null)
  const error = form.errors.email

  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])

  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(urlFor('status_links.store'), { onSuccess: () => form.reset() })
  }

  return (
    <div className="column">
      <Head title={t('title')} />
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <form className="card form-notice" onSubmit={send} noValidate>
        <div className="stack">
          <div className="field-public" data-error={error ? true : undefined}>
            <TextInput
              ref={input}
              type="email"
              name="email"
              label={t('email')}
              error={error}
              required
              withAsterisk={false}
              size="md"
              inputWrapperOrder={['label', 'description', 'error', 'input']}
              autoComplete="email"
              spellCheck={false}
              classNames={{ wrapper: 'width-long' }}
              value={form.data.email}
              onChange={(event) => {
                form.setData('email', event.currentTarget.value)
                form.clearErrors('email')
              }}
            />
          </div>
          <div className="actions">
            <Button type="submit" loading={form.processing}>
              {t('send')}
            </Button>
          </div>
        </div>
      </form>
      <p className="dimmed">
        {t.rich('contact', { link: () => <ContactLink address={contact} /> })}
      </p>
    </div>
  )
}
