import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { line } from '#form_types/line'
import { fieldOf } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof line>>()

export function LineFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <>
      <Section title={t('role')}>
        <Field name="type" />
        <Field name="company" />
        <Field name="experience" />
      </Section>
      <Section title={t('availability')}>
        <Field name="availablePeriod" />
      </Section>
      <Identity>
        <Field name="passportNumber" />
      </Identity>
      <Photo />
      <Contact />
      <Address />
      <Section title={t('uniform')}>
        <Field name="polo" />
        <Field name="jacket" />
        <Field name="pant" />
        <Field name="shoes" />
      </Section>
    </>
  )
}
