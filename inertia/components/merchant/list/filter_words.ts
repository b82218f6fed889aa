import { useTranslations } from 'use-intl'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { FormTypeProp, Option, Options } from '~/components/merchant/types'
import { wordsOf } from '~/words'

export type Filter = {
  name: string
  label: string
  value: string
  options: Option[]
  choose(value: string): void
}

/** The filters in a list's menu: the type's questions, then the common ones. */
export function useFilters(list: ListControls, formType: FormTypeProp, options: Options): Filter[] {
  const t = useTranslations('merchant.list')
  const { current } = list
  const flag = [
    { value: '1', label: t('answered.yes') },
    { value: '0', label: t('answered.no') },
  ]
  const answers = formType.filters.map(({ name, options: values }) => ({
    name,
    label: formType.fields[name].short,
    value: current.filters[name] ?? '',
    options: values ? (options[values] ?? []) : flag,
    choose: (value: string) => list.answer(name, value),
  }))
  const common = (name: 'assigned' | 'open' | 'reserved', words: Record<string, string>) => ({
    name,
    label: t(`common.${name}.label`),
    value: current[name],
    options: Object.entries(words).map(([value, label]) => ({ value, label })),
    choose: (value: string) => list.change({ [name]: value }),
  })
  const reserved = { 1: t('common.reserved.1'), 0: t('common.reserved.0') }
  return [
    ...answers,
    ...(formType.key === 'guest' ? [common('reserved', reserved)] : []),
    common('assigned', { me: t('common.assigned.me'), none: t('common.assigned.none') }),
    common('open', {
      asked: t('common.open.asked'),
      corrected: t('common.open.corrected'),
    }),
  ]
}

/** All active filters, each with a way to remove it. */
export function useChips(list: ListControls, formType: FormTypeProp, options: Options) {
  const t = useTranslations('merchant.list')
  const states = useTranslations('merchant.states')
  const { search, state, category, outlet } = list.current
  const categories = options.categories ?? []
  const chip = (text: string, key: string, remove: () => void) => ({ text, key, remove })
  const chosen = useFilters(list, formType, options).filter(({ value }) => value)
  return [
    search && chip(t('searchChip', { search }), 'search', () => list.change({ search: '' })),
    state && chip(wordsOf(states, state), 'state', () => list.change({ state: '' })),
    category &&
      chip(categories.find(({ value }) => value === category)?.label ?? category, 'category', () =>
        list.change({ category: '' })
      ),
    outlet && chip(outlet, 'outlet', () => list.change({ outlet: '' })),
    ...chosen.map(({ name, label, value, options: values, choose }) => {
      const word = values.find((option) => option.value === value)?.label ?? value
      return chip(t('filterChip', { label, value: word }), name, () => choose(''))
    }),
  ].filter((active) => active !== '')
}
