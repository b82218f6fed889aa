import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isVouchedFor } from '#shared/press_associations'
import type { QuestionOf } from '#form_types/define'
import type { press } from '#form_types/press'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
import { Note } from '~/fieldsets/note'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof press>>()

export function PressFieldset() {
  const t = useTranslations('ui')
  const { answers } = useAnswers()
  return (
    <>
      <Section title={t('sections.outlet')}>
        <Field name="media" />
        <Field name="mediaName" />
        <Field name="freelance" />
        <Letter />
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
        <Note>{t('notes.services')}</Note>
        <Field name="workspace" />
        <Field name="work_table" />
        <Field name="mediaHub" />
        <Field name="parking" />
        <Field name="observation" />
      </Section>
    </>
  )
}

/** A letter from the outlet; members of an association need none. */
function Letter() {
  const { answers, errors, mode, clearError } = useAnswers()
  const exempt = isVouchedFor(answers)
  // Senders from free mailboxes learn from the server's refusal that they need one.
  const required = mode === 'public' && !exempt && Boolean(answers.freelance || errors.letter)

  useEffect(() => {
    if (exempt) clearError('letter')
  }, [exempt])

  if (exempt && mode === 'public' && !answers.letter) return null
  return (
    <AdjustedFields fields={{ letter: { required } }}>
      <Field name="letter" />
    </AdjustedFields>
  )
}
