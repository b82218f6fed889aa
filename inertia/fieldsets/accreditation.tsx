import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { accreditation } from '#form_types/accreditation'
import { fieldOf } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof accreditation>>()

export function AccreditationFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <>
      <Section title={t('work')}>
        <Field name="type" />
        <Field name="company" />
        <Field name="job" />
      </Section>
      <Identity />
      <Photo />
      <Contact />
      <Address />
      <Section title={t('attendance')}>
        <Field name="days" />
        <Field name="observation" />
      </Section>
    </>
  )
}
