import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import type { person } from '#form_types/person'
import { fieldOf } from '~/fields/field'
import { Section } from '~/fieldsets/section'

const Field = fieldOf<keyof typeof person>()

/** The children are a type's own questions about the person. */
export function Identity({ children }: PropsWithChildren) {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('identity')}>
      <Field name="name" />
      <Field name="lastName" />
      <Field name="birthDate" />
      <Field name="idGender" />
      <Field name="document" />
      <Field name="idNationality" />
      {children}
    </Section>
  )
}

export function Photo() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('photo')}>
      <Field name="image" />
    </Section>
  )
}

export function Contact() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('contact')}>
      <Field name="email" />
      <Field name="cellPhone" />
      <Field name="phone" />
    </Section>
  )
}

export function Address() {
  const t = useTranslations('ui.sections')
  return (
    <Section title={t('address')}>
      <Field name="idCountry" />
      <Field name="address" />
      <Field name="city" />
      <Field name="cp" />
    </Section>
  )
}
