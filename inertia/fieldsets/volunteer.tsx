import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Field } from '~/fields/field'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

/** Volunteers of the tennis tournament. */
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

/** What somebody has learned; volunteers of both tournaments are asked. */
export function Profile() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('profile')}>
      <Field name="education" />
      <Field name="speciality" />
      <Field name="languages" />
      <Field name="otherLanguage" />
    </Section>
  )
}

/** What somebody has done before. */
export function Experience() {
  const t = useTranslations('ui.sections')
  const { answers } = useAnswers()
  return (
    <Section title={t('experience')}>
      <Field name="workExperience" />
      <Field name="weYear" />
      <Field name="previouslyParticipate" />
      {answers.previouslyParticipate && (
        <>
          <Field name="pYear" />
          <Field name="pPosition" />
        </>
      )}
    </Section>
  )
}
