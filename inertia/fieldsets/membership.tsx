import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { guest } from '#form_types/guest'
import type { player } from '#form_types/player'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { Adjusted } from '~/fieldsets/adjusted'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<QuestionOf<typeof guest> & QuestionOf<typeof player>>()

export function Membership({ children }: PropsWithChildren) {
  const t = useTranslations('ui.sections')
  const { answers } = useAnswers()
  return (
    <Section title={t('membership')}>
      <Field name="type" />
      <Field name="validity" />
      {answers.validity === 'day' && (
        <Adjusted fields={{ day: { required: true } }}>
          <Field name="day" />
        </Adjusted>
      )}
      {children}
      <Field name="exceedReason" />
    </Section>
  )
}
