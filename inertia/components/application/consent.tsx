import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { policyLinks } from '~/components/site/policy_links'
import { useAnswers } from '~/fields/answers'
import { Section } from '~/fieldsets/section'

export function Consent({ contact }: { contact: string }) {
  const t = useTranslations('ui')
  const { answers, set, errors } = useAnswers()
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
              ...policyLinks,
            })}
          />
        </div>
      </div>
    </Section>
  )
}
