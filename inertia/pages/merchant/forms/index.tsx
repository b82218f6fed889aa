import { Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { ImportLink } from '~/components/merchant/imports/import_link'
import { LateLinksButton } from '~/components/merchant/late_links/late_links_button'
import { ColumnMenu } from '~/components/merchant/list/column_menu'
import { CopyView } from '~/components/merchant/list/copy_view'
import { EmptyList } from '~/components/merchant/list/empty_list'
import { EditionNotice } from '~/components/merchant/list/edition_notice'
import { ExportButton } from '~/components/merchant/list/export_button'
import { FailedExport, type FailedExportProp } from '~/components/merchant/list/failed_export'
import { FilterLine } from '~/components/merchant/list/filter_line'
import { FilterMenu } from '~/components/merchant/list/filter_menu'
import { GroupsLink } from '~/components/merchant/list/groups_link'
import { KeyboardHints } from '~/components/merchant/list/keyboard_hints'
import type { CheckCounts, QuickCounts } from '~/components/merchant/list/quick_filters'
import { ListToolbar } from '~/components/merchant/list/list_toolbar'
import { Pager } from '~/components/merchant/list/pager'
import { RequestCards } from '~/components/merchant/list/request_cards'
import { RequestTable } from '~/components/merchant/list/request_table'
import { SelectionPanel } from '~/components/merchant/list/selection_panel'
import { useColumns } from '~/components/merchant/list/use_columns'
import {
  filterBody,
  queryOf,
  useListQuery,
  type ListQuery,
} from '~/components/merchant/list/use_list_query'
import { useRememberedList } from '~/components/merchant/neighbours'
import { useRowKeys } from '~/components/merchant/list/use_row_keys'
import { useSelection } from '~/components/merchant/list/use_selection'
import { PageHead } from '~/components/merchant/page_head'
import type {
  Can,
  Colleague,
  FormTypeProp,
  Options,
  Pager as PagerProps,
  ReadyReason,
  RequestRow,
} from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = ListQuery & {
  forms: { data: RequestRow[] } & PagerProps
  type: string
  otherEdition: string | null
  failedExport: FailedExportProp
  formType: FormTypeProp
  options: Options
  quick: QuickCounts
  checkCounts: CheckCounts
  colleagues: Colleague[]
  /** The rejection dialog reads them from the page's props. */
  reasons: ReadyReason[]
  can: Can
}

export default function MerchantFormsIndex({
  forms,
  type,
  otherEdition,
  failedExport,
  formType,
  options,
  quick,
  checkCounts,
  colleagues,
  can,
  ...query
}: Props) {
  const t = useTranslations('merchant.list')
  const columns = useColumns(formType)
  const list = useListQuery(type, queryOf(query), columns.fields)
  const scope = JSON.stringify([type, filterBody(list.current)])
  const selection = useSelection(forms.data, scope, forms.total)
  const selectable = can.decideMany || can.print || can.export
  const searchRef = useRef<HTMLInputElement>(null)
  const rowsRef = useRowKeys(forms.data, selectable ? selection : null, () =>
    searchRef.current?.focus()
  )
  const phone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false })
  const categories = options.categories ?? []
  const shared = { rows: forms.data, columns, options, selection: selectable ? selection : null }
  useRememberedList(type, forms.data)

  return (
    <div className={classes.page}>
      <PageHead
        title={t('documentTitle', { type: formType.title })}
        heading={formType.title}
        crumbs={[{ label: t('crumb'), href: urlFor('merchant.form_types.index') }]}
        action={
          can.create && (
            <Group gap="xs">
              {can.export && <ImportLink type={type} />}
              <CreateLink href={urlFor('merchant.forms.create', { form: type })}>
                {t('create')}
              </CreateLink>
            </Group>
          )
        }
      />
      <FailedExport failed={failedExport} />
      {otherEdition && (
        <EditionNotice type={type} edition={otherEdition} isLast={query.tournament === null} />
      )}
      <ListToolbar
        list={list}
        categories={categories}
        searchRef={searchRef}
        filters={<FilterMenu list={list} formType={formType} options={options} />}
      >
        <GroupsLink type={type} />
        {can.decideMany && type !== 'guest' && <LateLinksButton type={type} />}
        <ColumnMenu columns={columns} />
        <CopyView />
        {can.export && (
          <div className={classes.listExport} data-hidden={selection.count > 0 || undefined}>
            <ExportButton type={type} list={list} total={forms.total} />
          </div>
        )}
      </ListToolbar>
      {selection.count > 0 ? (
        <SelectionPanel
          type={type}
          selection={selection}
          list={list}
          can={can}
          total={forms.total}
          options={options}
          colleagues={colleagues}
          // The server counts them only where tutors confirm.
          writesToTutors={checkCounts.tutor !== undefined}
        />
      ) : (
        <FilterLine
          list={list}
          total={forms.total}
          formType={formType}
          options={options}
          quick={quick}
          checkCounts={checkCounts}
        />
      )}
      <div className={classes.scroll} ref={rowsRef} scroll-region="">
        {forms.data.length === 0 ? (
          <EmptyList type={type} list={list} canCreate={can.create} />
        ) : phone ? (
          <RequestCards {...shared} />
        ) : (
          <RequestTable {...shared} title={formType.title} list={list} />
        )}
      </div>
      <Pager pager={forms} onTurn={list.turnTo} />
      <KeyboardHints selectable={selectable} />
    </div>
  )
}
