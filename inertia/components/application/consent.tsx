import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ContactLink } from '~/components/site/contact_link'
import { useAnswers } from '~/fields/answers'
import { Section } from '~/fieldsets/section'

export function Consent({ contact }: { contact: string }) {
  const t = useTranslations('ui')
  const { answers, set, errors } = useAnswers()
  const policy = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {words}
      <span className="visually-hidden"> {t('shell.newTab')}</span>
    </a>
  )
  return (
    <Section title={t('sections.consent')}>
      <div className="form-consent">
        <p>{t.rich('form.use', { link: () => <ContactLink address={contact} /> })}</p>
        <div
          className="field-public"
          data-field="acceptPrivacy"
          data-error={errors.acceptPrivacy ? true : undefined}
        >
          <Checkbox
            id="acceptPrivacy"
            name="acceptPrivacy"
            size="md"
            required
            checked={answers.acceptPrivacy}
            onChange={(event) => set('acceptPrivacy', event.currentTarget.checked)}
            error={errors.acceptPrivacy}
            aria-invalid={errors.acceptPrivacy ? true : undefined}
            label={t.rich('form.accept', {
              privacy: policy(urlFor('policies.privacy')),
              accreditation: policy(urlFor('policies.accreditation')),
            })}
          />
        </div>
      </div>
    </Section>
  )
}
