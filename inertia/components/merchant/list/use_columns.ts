import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldProp, FormTypeProp } from '~/components/merchant/types'

// The list has fixed columns for these.
const fixedFields = ['name', 'lastName', 'category']

export type Column = Pick<FieldProp, 'name' | 'label' | 'short' | 'kind' | 'options'>

/** The type's columns, and which of them this browser shows. */
export function useColumns(formType: FormTypeProp) {
  const t = useTranslations('merchant.list')
  const { subtitle, guest } = formType
  const guests: Column[] = guest
    ? [
        {
          name: 'guestCount',
          label: t('guestCount'),
          short: t('guestCount'),
          kind: 'number',
          options: null,
        },
      ]
    : []
  const all: Column[] = formType.listFields
    .filter((name) => !fixedFields.includes(name) && name !== subtitle && formType.fields[name])
    .map((name): Column => formType.fields[name])
    .concat(guests)
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `merchant.columns.${formType.key}`,
    defaultValue: formType.hiddenFields,
    getInitialValueInEffect: false,
  })
  // The array stays the same until something changes: another one would render all rows again.
  const shown = useMemo(
    () => all.filter(({ name }) => !hidden.includes(name)),
    [formType, hidden, t]
  )
  return {
    all,
    subtitle,
    shown,
    /** All fields that the list shows, with those of the fixed columns. */
    fields: [...fixedFields, subtitle, ...shown.map(({ name }) => name)],
    isShown: (name: string) => !hidden.includes(name),
    toggle: (name: string) =>
      setHidden((before) =>
        before.includes(name) ? before.filter((other) => other !== name) : [...before, name]
      ),
  }
}

export type Columns = ReturnType<typeof useColumns>
