import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { free } from '#form_types/free'
import { fieldOf } from '~/fields/field'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof free>>()

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
