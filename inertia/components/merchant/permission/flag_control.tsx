import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Option } from '~/components/merchant/types'
import { useFlagWord } from '~/fields/inputs/flags'
import { isOn } from '~/components/merchant/permission/flags'
import type { FlagValue } from '~/components/merchant/permission/types'

type Props = {
  option: Option & { choices?: string[] | null }
  value?: FlagValue
  onChange(value: FlagValue | undefined): void
}

/** A flag that is no zone: yes or no, one of some values, or free text. */
export function FlagControl({ option, value, onChange }: Props) {
  const t = useTranslations('merchant.permissions')
  const wordOf = useFlagWord()
  const name = `flags.${option.value}`
  const text = isOn(value) && value !== 1 ? String(value) : ''
  if (!option.choices) {
    return (
      <Checkbox
        name={name}
        label={option.label}
        checked={isOn(value)}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : undefined)}
      />
    )
  }
  if (option.choices.length === 0) {
    return (
      <TextInput
        name={name}
        label={option.label}
        maxLength={40}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    )
  }
  const values = [...option.choices]
  if (text !== '' && !values.includes(text)) values.push(text)
  return (
    <NativeSelect
      name={name}
      label={option.label}
      value={text}
      data={[
        { value: '', label: t('no') },
        ...values.map((choice) => ({ value: choice, label: wordOf(choice) })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
