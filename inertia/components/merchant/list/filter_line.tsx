import { Button, Pill, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useChips } from '~/components/merchant/list/filter_words'
import { QuickFilters, type QuickCounts } from '~/components/merchant/list/quick_filters'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { FormTypeProp, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  list: ListControls
  total: number
  formType: FormTypeProp
  options: Options
  quick: QuickCounts
}

/** How many requests there are, and what narrows them down. */
export function FilterLine({ list, total, formType, options, quick }: Props) {
  const t = useTranslations('merchant.list')
  const chips = useChips(list, formType, options)
  return (
    <div className={classes.line}>
      <Text size="sm" c="dimmed" role="status">
        {t('total', { count: total })}
      </Text>
      <QuickFilters list={list} quick={quick} />
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
      {list.isFiltered && (
        <Button variant="subtle" size="compact-xs" onClick={list.clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
