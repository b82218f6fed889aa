import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { golfVolunteer } from '#form_types/golf_volunteer'
import type { volunteer } from '#form_types/volunteer'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof volunteer>>()
const SharedField = fieldOf<QuestionOf<typeof volunteer> & QuestionOf<typeof golfVolunteer>>()

export function VolunteerFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <>
      <Section title={t('licence')}>
        <Field name="license" />
        <Field name="company" />
      </Section>
      <Identity />
      <Photo />
      <Contact />
      <Address />
      <Profile />
      <Experience />
      <Section title={t('availability')}>
        <Field name="shift" />
      </Section>
      <Section title={t('transport')}>
        <Field name="region" />
        <Field name="transport" />
        <Field name="transportCity" />
      </Section>
      <Section title={t('uniform')}>
        <Field name="polo" />
        <Field name="jacket" />
        <Field name="pant" />
        <Field name="shoes" />
      </Section>
      <Section title={t('responsibility')}>
        <Field name="responsability" />
      </Section>
    </>
  )
}

export function Profile() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('profile')}>
      <SharedField name="education" />
      <SharedField name="speciality" />
      <SharedField name="languages" />
      <SharedField name="otherLanguage" />
    </Section>
  )
}

/** The children are a type's own question about experience. */
export function Experience({ children }: PropsWithChildren) {
  const t = useTranslations('ui.sections')
  const { answers } = useAnswers()
  return (
    <Section title={t('experience')}>
      <SharedField name="workExperience" />
      {children}
      <SharedField name="previouslyParticipate" />
      {answers.previouslyParticipate && (
        <>
          <SharedField name="pYear" />
          <SharedField name="pPosition" />
        </>
      )}
    </Section>
  )
}
