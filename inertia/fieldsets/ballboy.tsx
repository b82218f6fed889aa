import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import type { QuestionOf } from '#form_types/define'
import type { ballboy } from '#form_types/ballboy'
import { useAnswers } from '~/fields/answers'
import { isoDay } from '~/fields/checks'
import { fieldOf } from '~/fields/field'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
import { type Downloads, DownloadsSection } from '~/fieldsets/downloads'
import { Note } from '~/fieldsets/note'
import { Address, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof ballboy>>()

/** A parent or guardian answers. Staff need not download the documents. */
export function BallboyFieldset({ documents }: { documents?: Downloads }) {
  const t = useTranslations('ui')
  const { answers, options } = useAnswers()
  const day = (name: string) => String(options[name])
  const required = isFourteen(answers.birthDate, day('now'))
  return (
    <AdjustedFields
      fields={{
        birthDate: { from: day('mindate'), to: day('maxdate') },
        ...(required && { document: { required }, cellPhone: { required } }),
        licenseValid: { label: t('notes.licence', { year: String(options.licenceYear) }) },
      }}
    >
      <Section title={t('sections.child')}>
        <Note>
          {t('notes.born', { from: formatDay(day('mindate')), to: formatDay(day('maxdate')) })}
        </Note>
        <Field name="name" />
        <Field name="lastName" />
        <Field name="birthDate" />
        <Field name="idGender" />
        <Field name="document" />
        <Field name="idNationality" />
      </Section>
      <Photo />
      <Section title={t('sections.childContact')}>
        <Field name="email" />
        <Field name="cellPhone" />
        <Field name="phone" />
      </Section>
      <Address />
      <Section title={t('sections.licence')}>
        <Field name="license" />
        <Field name="licenseValid" />
        <Field name="company" />
      </Section>
      <Section title={t('sections.experience')}>
        <Field name="workAsBallboy" />
        {answers.workAsBallboy && <Field name="workAsBallboyMMO" />}
        {answers.workAsBallboy && answers.workAsBallboyMMO && (
          <Field name="workAsBallboyMMOCount" />
        )}
        <Field name="tennisHabit" />
        {answers.tennisHabit && <Field name="tennisHabitFreq" />}
      </Section>
      <Section title={t('sections.uniform')}>
        <Field name="polo" />
        <Field name="pant" />
        <Field name="shoes" />
      </Section>
      <Section title={t('sections.tutor')}>
        <Note>{t('notes.tutor')}</Note>
        <Field name="tutorName" />
        <Field name="tutorLastName" />
        <Field name="tutorDocument" />
        <Field name="tutorGender" />
        <Field name="tutorEmail" />
        <Field name="tutorCellPhone" />
        <Field name="tutorPhone" />
      </Section>
      {documents && <DownloadsSection documents={documents} />}
      <Section title={t('sections.pictures')}>
        <Field name="acceptImages" />
      </Section>
      <Section title={t('sections.remarks')}>
        <Field name="observation" />
      </Section>
    </AdjustedFields>
  )
}

/** From this age on a child has a document of their own. */
function isFourteen(birthDate: string, today: string) {
  const born = isoDay(birthDate)
  return born !== null && `${Number(born.slice(0, 4)) + 14}${born.slice(4)}` <= today
}
