import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldProp, FormTypeProp } from '~/components/merchant/types'

// The list has fixed columns for these.
const own = ['name', 'lastName', 'category']

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
    .filter((name) => !own.includes(name) && name !== subtitle && formType.fields[name])
    .map((name): Column => formType.fields[name])
    .concat(guests)
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `merchant.columns.${formType.key}`,
    defaultValue: formType.hiddenFields,
    getInitialValueInEffect: false,
  })
  // The same array until something changes: rows are drawn again when it is another one.
  const shown = useMemo(
    () => all.filter(({ name }) => !hidden.includes(name)),
    [formType, hidden, t]
  )
  return {
    all,
    subtitle,
    shown,
    /** Fields that the list shows, in fixed columns too. */
    fields: [...own, subtitle, ...shown.map(({ name }) => name)],
    isShown: (name: string) => !hidden.includes(name),
    toggle: (name: string) =>
      setHidden((before) =>
        before.includes(name) ? before.filter((other) => other !== name) : [...before, name]
      ),
  }
}

export type Columns = ReturnType<typeof useColumns>
