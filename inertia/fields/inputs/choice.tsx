import { type ComboboxItem, NativeSelect, type OptionsFilter, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'
import { OptionGroup } from '~/fields/option_group'

// Up to here all options are on view; a longer list than the second is searched by typing.
const ON_VIEW = 3
const SEARCHED = 30

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const withoutAccents: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter(({ label }) => plain(label).includes(plain(search.trim())))

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
  const { inputWrapperOrder, ...rest } = control
  return (
    <NativeSelect
      {...rest}
      inputWrapperOrder={inputWrapperOrder}
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

function SearchedChoice({ field }: InputProps) {
  const t = useTranslations('ui.form')
  const { options } = useAnswers()
  const { control, value, change, mode } = useControl(field)
  const [search, setSearch] = useState('')
  const { name, onBlur, ...rest } = control
  const list = options[field.options!] ?? []

  // Whoever types a country in full, or enough of it, need not pick it from the list as well.
  const takeTyped = () => {
    const typed = plain(search.trim())
    if (!typed) return
    const meant = [
      list.filter(({ label }) => plain(label) === typed),
      list.filter(({ label }) => plain(label).startsWith(typed)),
      list.filter(({ label }) => plain(label).includes(typed)),
    ].find((matches) => matches.length === 1)
    if (meant && meant[0].value !== value) change(meant[0].value)
  }

  return (
    <Select
      {...rest}
      // The library would give the name to a hidden control that nobody can reach.
      attributes={{ input: { name } }}
      data={list}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      clearable={!field.required}
      allowDeselect={false}
      selectFirstOptionOnChange
      filter={withoutAccents}
      limit={60}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={mode === 'public' ? 280 : 240}
      nothingFoundMessage={t('nothingFound')}
      placeholder={t('search')}
      classNames={{ wrapper: 'width-medium' }}
      value={value || null}
      onChange={change}
      onBlur={() => {
        takeTyped()
        onBlur()
      }}
    />
  )
}
