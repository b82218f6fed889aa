import { Button, Pill, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { Option, State } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { list: ListControls; total: number; categories: Option[] }

/** How many requests there are, and what narrows them down. */
export function FilterLine({ list, total, categories }: Props) {
  const t = useTranslations('merchant.list')
  const states = useTranslations('merchant.states')
  const { search, state, category } = list.current
  const label = categories.find(({ value }) => value === category)?.label ?? category
  const chip = (text: string, remove: () => void) => (
    <Pill
      withRemoveButton
      onRemove={remove}
      removeButtonProps={{
        'aria-label': t('removeFilter', { filter: text }),
        'tabIndex': 0,
        'aria-hidden': false,
      }}
    >
      {text}
    </Pill>
  )
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed" role="status">
        {t('total', { count: total })}
      </Text>
      {search && chip(t('searchChip', { search }), () => list.change({ search: '' }))}
      {state && chip(states(state as State), () => list.change({ state: '' }))}
      {category && chip(label, () => list.change({ category: '' }))}
      {list.isFiltered && (
        <Button variant="subtle" size="compact-xs" onClick={list.clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
