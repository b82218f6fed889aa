import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'
import { OptionGroup } from '~/fields/option_group'
import { SearchedChoice } from '~/fields/searched_choice'

// Up to `ON_VIEW` options are all visible; more than `SEARCHED` get a search.
const ON_VIEW = 3
const SEARCHED = 30

export function ChoiceInput(props: InputProps) {
  const { options } = useAnswers()
  const count = options[props.field.options!]?.length ?? 0
  if (count <= ON_VIEW) return <RadioChoice {...props} />
  return count > SEARCHED ? <SearchedChoice {...props} /> : <ListedChoice {...props} />
}

function RadioChoice({ field }: InputProps) {
  const { options } = useAnswers()
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
  const { options } = useAnswers()
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
