import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Field } from '~/fields/field'
import { Adjusted } from '~/fieldsets/adjusted'
import { Section } from '~/fieldsets/section'

/** How somebody belongs to a player, and for how long. */
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
