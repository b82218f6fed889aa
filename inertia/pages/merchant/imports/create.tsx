import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ImportForm, type Limits } from '~/components/merchant/imports/import_form'
import { KnownColumns } from '~/components/merchant/imports/known_columns'
import { pathsOf } from '~/components/merchant/imports/paths'
import { RunTable } from '~/components/merchant/imports/run_table'
import { TemplateNote } from '~/components/merchant/imports/template_note'
import type { ImportRow, KnownColumn, Tour } from '~/components/merchant/imports/types'
import { useTitle } from '~/components/merchant/imports/use_title'
import { PageHead } from '~/components/merchant/page_head'
import { TableSection } from '~/components/merchant/table_section'

type Props = {
  tour?: Tour | null
  form?: { type: string; title: string } | null
  limits: Limits
  columns: KnownColumn[]
  imports?: ImportRow[]
}

export default function MerchantImportsCreate({
  tour = null,
  form = null,
  limits,
  columns,
  imports,
}: Props) {
  const t = useTranslations('imports.create')
  const subject = { tour, form }
  const { title, crumbs } = useTitle(subject)
  return (
    <>
      <PageHead
        title={form ? title : t('title', { tour: tour ?? '' })}
        crumbs={form ? crumbs.slice(0, 1) : crumbs}
        here={form ? t('here') : undefined}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {form ? t('peopleText') : t('text')}
      </Text>
      {form && <TemplateNote type={form.type} />}
      <ImportForm url={pathsOf(subject).store} limits={limits} people={form !== null} />
      <KnownColumns columns={columns} />
      {imports && imports.length > 0 && (
        <div style={{ marginTop: 32 }}>
          <TableSection id="earlier" title={t('earlier')} empty={false}>
            <RunTable {...subject} imports={imports} />
          </TableSection>
        </div>
      )}
    </>
  )
}
