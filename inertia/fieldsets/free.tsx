import { useTranslations } from 'use-intl'
import { Field } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

/** Accreditations that staff give without a request. */
export function FreeFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <>
      <Identity />
      <Section title={t('work')}>
        <Field name="company" />
        <Field name="job" />
      </Section>
      <Photo />
      <Contact />
      <Address />
    </>
  )
}
