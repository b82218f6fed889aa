import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { free } from '#form_types/free'
import { fieldOf } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof free>>()

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
