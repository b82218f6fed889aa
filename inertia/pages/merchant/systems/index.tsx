import { Button, EmptyState } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterOff, IconId } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { CopyView } from '~/components/merchant/list/copy_view'
import { FilterChips } from '~/components/merchant/list/filter_line'
import { FilterChoices } from '~/components/merchant/list/filter_menu'
import { ListToolbar } from '~/components/merchant/list/list_toolbar'
import { Pager } from '~/components/merchant/list/pager'
import { useRowKeys } from '~/components/merchant/list/use_row_keys'
import { useSelection } from '~/components/merchant/list/use_selection'
import { PageHead } from '~/components/merchant/page_head'
import { PrintWaiting } from '~/components/merchant/systems/print_waiting'
import { SystemFilters } from '~/components/merchant/systems/system_filters'
import { SystemSelection } from '~/components/merchant/systems/system_selection'
import { SystemCards } from '~/components/merchant/systems/system_cards'
import { SystemTable } from '~/components/merchant/systems/system_table'
import type {
  SystemCan,
  SystemCounts,
  SystemOptions,
  SystemQuery,
  SystemRow,
} from '~/components/merchant/systems/types'
import {
  systemFilterOf,
  systemQueryOf,
  useSystemChips,
  useSystemFilters,
  useSystemQuery,
  type SystemControls,
} from '~/components/merchant/systems/use_system_query'
import type { Pager as PagerProps, ReadyReason } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = SystemQuery & {
  forms: { data: SystemRow[] } & PagerProps
  options: SystemOptions
  quick: SystemCounts
  /** The rejection dialog reads them from the page's props. */
  reasons: ReadyReason[]
  can: SystemCan
}

export default function MerchantSystemsIndex({ forms, options, quick, can, ...query }: Props) {
  const t = useTranslations('cards.systems')
  const list = useSystemQuery(systemQueryOf(query))
  const rows = forms.data
  const selection = useSelection(rows, JSON.stringify(systemFilterOf(list.current)), forms.total)
  const selectable = can.decideMany || can.print ? selection : null
  const searchRef = useRef<HTMLInputElement>(null)
  const rowsRef = useRowKeys(rows, selectable, () => searchRef.current?.focus())
  const phone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false })
  const filters = useSystemFilters(list, options)
  const chips = useSystemChips(list, options)
  const shared = { rows, options, selection: selectable }
  return (
    <div className={classes.page}>
      <PageHead
        title={t('title')}
        action={
          can.create && (
            <CreateLink href={urlFor('merchant.systems.create')}>{t('create.here')}</CreateLink>
          )
        }
      />
      <ListToolbar
        list={list}
        categories={options.categories}
        searchRef={searchRef}
        filters={<FilterChoices filters={filters} />}
      >
        <CopyView />
        {can.print && <PrintWaiting quick={quick} />}
      </ListToolbar>
      {selection.count > 0 ? (
        <SystemSelection selection={selection} list={list} can={can} total={forms.total} />
      ) : (
        <FilterChips
          total={forms.total}
          chips={chips}
          onClear={list.isFiltered ? list.clear : null}
        >
          <SystemFilters list={list} quick={quick} />
        </FilterChips>
      )}
      <div className={classes.scroll} ref={rowsRef} scroll-region="">
        {rows.length === 0 ? (
          <Empty list={list} />
        ) : phone ? (
          <SystemCards {...shared} />
        ) : (
          <SystemTable {...shared} list={list} />
        )}
      </div>
      <Pager pager={forms} onTurn={list.turnTo} />
    </div>
  )
}

function Empty({ list }: { list: SystemControls }) {
  const t = useTranslations('cards.systems.empty')
  const Icon = list.isFiltered ? IconFilterOff : IconId
  return (
    <EmptyState
      py={64}
      icon={<Icon aria-hidden />}
      title={t(list.isFiltered ? 'filteredTitle' : 'title')}
      description={t(list.isFiltered ? 'filteredText' : 'text')}
    >
      {list.isFiltered && (
        <EmptyState.Actions>
          <Button variant="default" onClick={list.clear}>
            {t('clear')}
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
