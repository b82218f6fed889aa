import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { guest } from '#form_types/guest'
import type { player } from '#form_types/player'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
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
        <AdjustedFields fields={{ day: { required: true } }}>
          <Field name="day" />
        </AdjustedFields>
      )}
      {children}
      <Field name="exceedReason" />
    </Section>
  )
}
