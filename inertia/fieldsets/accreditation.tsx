import { useTranslations } from 'use-intl'
import { Field } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

/** Accreditations of tennis and golf. */
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
