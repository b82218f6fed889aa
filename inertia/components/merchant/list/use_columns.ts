import { useLocalStorage } from '@mantine/hooks'
import type { FormTypeProp } from '~/components/merchant/types'

// The list shows these in columns of its own.
const own = ['name', 'lastName', 'category']
const hiddenAtFirst = ['email', 'company']

/** The type's columns and which of them this browser shows. */
export function useColumns(formType: FormTypeProp) {
  const subtitle = formType.subtitle
  const all = formType.listFields
    .filter((name) => !own.includes(name) && name !== subtitle && formType.fields[name])
    .map((name) => formType.fields[name])
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `merchant.columns.${formType.key}`,
    defaultValue: hiddenAtFirst,
    getInitialValueInEffect: false,
  })
  return {
    all,
    subtitle,
    shown: all.filter(({ name }) => !hidden.includes(name)),
    isShown: (name: string) => !hidden.includes(name),
    toggle: (name: string) =>
      setHidden((before) =>
        before.includes(name) ? before.filter((other) => other !== name) : [...before, name]
      ),
  }
}

export type Columns = ReturnType<typeof useColumns>
