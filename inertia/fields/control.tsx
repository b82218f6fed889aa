import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { errorOf, useField } from '~/fields/answers'
import { autofill } from '~/fields/autofill'
import { controlName, idOf, pathOf } from '~/fields/paths'
import type { FieldProp } from '~/types'

export type InputProps = { field: FieldProp; single?: boolean }

const ORDER: ('label' | 'description' | 'error' | 'input')[] = [
  'label',
  'description',
  'error',
  'input',
]

/** Optional questions are marked as such. */
export function useLabel({ label, required, kind }: FieldProp): ReactNode {
  const t = useTranslations('ui.form')
  if (required || kind === 'flag') return label
  return (
    <>
      {label} <span className="field-optional">{t('optional')}</span>
    </>
  )
}

/** An id that is unique on the page, and the name on the wire. */
export function useIdentity(field: FieldProp) {
  const { scope } = useField()
  return {
    id: idOf(pathOf(scope, field.name)),
    name: controlName(scope, field.wire),
  }
}

export function useControl<Value = string>(field: FieldProp) {
  const { answers, set, errors, mode, check, scope, formType } = useField()
  const label = useLabel(field)
  const identity = useIdentity(field)
  // Autofill knows the person at the browser, not their guests.
  const fillsIn = mode === 'public' && scope === null
  return {
    mode,
    value: (answers[field.name] ?? '') as Value,
    change: (value: Value | null) => set(field.name, value),
    control: {
      ...identity,
      label,
      'description': field.hint,
      'error': errorOf(errors, field.name),
      'required': field.required,
      'withAsterisk': false,
      'size': mode === 'public' ? ('md' as const) : ('sm' as const),
      'inputWrapperOrder': ORDER,
      'onBlur': () => check(field.name),
      'data-field-control': field.name,
      ...(fillsIn ? autofill(formType, field.name) : { autoComplete: 'off' }),
    },
  }
}
