import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useField } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'
import { OptionGroup } from '~/fields/option_group'
import { SearchedChoice } from '~/fields/searched_choice'

/** Most options that are radio buttons. */
const MOST_RADIOS = 3
/** Most options that are a list; more get a search. */
const MOST_LISTED = 30

export function ChoiceInput(props: InputProps) {
  const { options } = useField()
  const count = options[props.field.options!]?.length ?? 0
  if (count <= MOST_RADIOS) return <RadioChoice {...props} />
  return count > MOST_LISTED ? <SearchedChoice {...props} /> : <ListedChoice {...props} />
}

function RadioChoice({ field }: InputProps) {
  const { options } = useField()
  const { value, change } = useControl(field)
  return (
    <OptionGroup
      field={field}
      type="radio"
      options={options[field.options!] ?? []}
      chosen={value ? [value] : []}
      onChange={([picked]) => change(picked)}
    />
  )
}

function ListedChoice({ field }: InputProps) {
  const t = useTranslations('ui.form')
  const { options } = useField()
  const { control, value, change } = useControl(field)
  return (
    <NativeSelect
      {...control}
      classNames={{ wrapper: 'width-medium' }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value="">{field.required ? t('choose') : ''}</option>
      {(options[field.options!] ?? []).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
