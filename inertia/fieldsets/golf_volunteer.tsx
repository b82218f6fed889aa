import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { golfVolunteer } from '#form_types/golf_volunteer'
import { urlFor } from '~/client'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
import { Note } from '~/fieldsets/note'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'
import { Experience, Profile } from '~/fieldsets/volunteer'

const Field = fieldOf<QuestionOf<typeof golfVolunteer>>()

export function GolfVolunteerFieldset() {
  const t = useTranslations('ui.sections')
  return (
    <>
      <Section title={t('licence')}>
        <Field name="federated" />
        <Field name="federatedLicence" />
        <Field name="golfClubSubscription" />
        <Field name="golfClubCode" />
        <Field name="playGolf" />
        <Field name="company" />
      </Section>
      <Identity />
      <Photo />
      <Contact />
      <Address />
      <Positions />
      <Section title={t('availability')}>
        <Field name="session" />
        <Field name="tournamentAvailability" />
        <Field name="province" />
      </Section>
      <Profile />
      <Experience>
        <Field name="weYear" />
      </Experience>
      <Section title={t('uniform')}>
        <Field name="polo" />
        <Field name="jacket" />
      </Section>
      <Section title={t('remarks')}>
        <Field name="observation" />
      </Section>
      <Section title={t('responsibility')}>
        <Field name="responsability" />
      </Section>
    </>
  )
}

/** Up to two positions. The second cannot be the same as the first. */
function Positions() {
  const t = useTranslations('ui')
  const { answers, set, options } = useAnswers()
  const { firstPosition, secondPosition } = answers
  const others = (options.positions ?? []).filter(({ value }) => value !== firstPosition)

  useEffect(() => {
    if (secondPosition && secondPosition === firstPosition) set('secondPosition', '')
  }, [firstPosition])

  return (
    <Section title={t('sections.positions')}>
      <Note>
        {t.rich('notes.positions', {
          link: (words) => (
            <a
              href={urlFor('downloads.show', { document: 'gvolunteer_positions' })}
              target="_blank"
              rel="noopener"
              className="link"
            >
              {words}
              <span className="visually-hidden"> {t('shell.newTab')}</span>
            </a>
          ),
        })}
      </Note>
      <Field name="firstPosition" />
      <AdjustedFields options={{ positions: others }}>
        <Field name="secondPosition" />
      </AdjustedFields>
      <Field name="drivingLicence" />
    </Section>
  )
}
