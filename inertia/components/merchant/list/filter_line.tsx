import { Button, Pill, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChips } from '~/components/merchant/list/filter_words'
import {
  QuickFilters,
  type CheckCounts,
  type QuickCounts,
} from '~/components/merchant/list/quick_filters'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { FormTypeProp, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  list: ListControls
  total: number
  formType: FormTypeProp
  options: Options
  quick: QuickCounts
  checkCounts: CheckCounts
}

export function FilterLine({ list, total, formType, options, ...counts }: Props) {
  const chips = useChips(list, formType, options)
  return (
    <FilterChips total={total} chips={chips} onClear={list.isFiltered ? list.clear : null}>
      <QuickFilters list={list} {...counts} />
    </FilterChips>
  )
}

type ChipsProps = {
  total: number
  chips: { key: string; text: string; remove(): void }[]
  onClear: (() => void) | null
  children: ReactNode
}

export function FilterChips({ total, chips, onClear, children }: ChipsProps) {
  const t = useTranslations('merchant.list')
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed" role="status">
        {t('total', { count: total })}
      </Text>
      {children}
      {chips.map(({ key, text, remove }) => (
        <Pill
          key={key}
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
      ))}
      {onClear && (
        <Button variant="subtle" size="compact-xs" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
