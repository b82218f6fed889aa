import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Field } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

/** Press of tennis and golf. */
export function PressFieldset() {
  const t = useTranslations('ui.sections')
  const { answers } = useAnswers()
  return (
    <>
      <Section title={t('outlet')}>
        <Field name="media" />
        <Field name="mediaName" />
        <Field name="freelance" />
        <Field name="company" />
      </Section>
      <Identity>
        <Field name="birthCountry" />
      </Identity>
      <Photo />
      <Contact />
      <Address />
      <Section title={t('attendance')}>
        <Field name="validity" />
        <Field name="days" single={answers.validity === 'day'} />
      </Section>
      <Section title={t('services')}>
        <Field name="workspace" />
        <Field name="work_table" />
        <Field name="mediaHub" />
        <Field name="parking" />
        <Field name="observation" />
      </Section>
    </>
  )
}
