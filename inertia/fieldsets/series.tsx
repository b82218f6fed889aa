import { useTranslations } from 'use-intl'
import { Field } from '~/fields/field'
import { Section } from '~/fieldsets/section'

/** What all accreditations of a numbered series have in common. */
export function SeriesFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('work')}>
      <Field name="name" />
      <Field name="company" />
      <Field name="job" />
    </Section>
  )
}
