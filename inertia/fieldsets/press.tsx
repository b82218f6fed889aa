import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Field } from '~/fields/field'
import { Adjusted } from '~/fieldsets/adjusted'
import { Note } from '~/fieldsets/note'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

// Their members need no letter of their outlet.
const associations = ['itwa', 'itpa', 'agw']

/** Press of tennis and golf. */
export function PressFieldset() {
  const t = useTranslations('ui')
  const { answers, errors, mode } = useAnswers()
  const letter = mode === 'staff' || answers.letter || !associations.includes(answers.media)
  const required = mode === 'public' && Boolean(answers.freelance || errors.letter)
  return (
    <>
      <Section title={t('sections.outlet')}>
        <Field name="media" />
        <Field name="mediaName" />
        <Field name="freelance" />
        {letter && (
          <Adjusted fields={{ letter: { required } }}>
            <Field name="letter" />
          </Adjusted>
        )}
        <Field name="company" />
      </Section>
      <Identity>
        <Field name="birthCountry" />
      </Identity>
      <Photo />
      <Contact />
      <Address />
      <Section title={t('sections.attendance')}>
        <Field name="validity" />
        <Field name="days" single={answers.validity === 'day'} />
      </Section>
      <Section title={t('sections.services')}>
        {mode === 'public' && <Note>{t('notes.services')}</Note>}
        <Field name="workspace" />
        <Field name="work_table" />
        <Field name="mediaHub" />
        <Field name="parking" />
        <Field name="observation" />
      </Section>
    </>
  )
}
