import { usePage } from '@inertiajs/react'
import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { FirstRows } from '~/components/merchant/imports/first_rows'
import { MappingForm } from '~/components/merchant/imports/mapping_form'
import { RunState } from '~/components/merchant/imports/run_state'
import { SheetChoice } from '~/components/merchant/imports/sheet_choice'
import type {
  ImportRow,
  ListColumn,
  Mapping,
  ListSubject,
} from '~/components/merchant/imports/types'
import { useMapping } from '~/components/merchant/imports/use_mapping'
import { useTitle } from '~/components/merchant/imports/use_title'
import { PageHead } from '~/components/merchant/page_head'

export type Preview = Partial<ListSubject> & {
  run: ImportRow
  sheets: string[]
  sheet: string
  headerLine: number
  headers: string[]
  rows: string[][]
  columns: ListColumn[]
  mapping: Mapping
  remembered: boolean
  doubts: string[]
  problems: string[]
}

export default function MerchantImportsPreview(props: Preview) {
  const { run, headers, rows, columns, remembered, problems, doubts } = props
  const t = useTranslations('imports.preview')
  const subject = { tour: props.tour ?? null, form: props.form ?? null }
  const { crumbs } = useTitle(subject)
  const choice = useMapping(props.mapping, columns, headers)
  const refusals = Object.values(usePage().props.errors ?? {}).map(String)
  const hindrances = [...refusals, ...problems]
  return (
    <>
      <PageHead
        title={t('title', { file: run.file })}
        heading={run.file}
        crumbs={crumbs}
        beside={<RunState state={run.state} />}
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Stack gap="md">
        {remembered && (
          <Alert icon={<IconBulb aria-hidden />} color="accent" maw={960}>
            {t('remembered')}
          </Alert>
        )}
        {doubts.length > 0 && (
          <Alert
            icon={<IconAlertTriangle aria-hidden />}
            color="yellow"
            maw={960}
            title={t('doubtful')}
          >
            <Stack gap="xs">
              {doubts.map((doubt) => (
                <div key={doubt}>{doubt}</div>
              ))}
              <div>{t('doubtfulText')}</div>
            </Stack>
          </Alert>
        )}
        {hindrances.length > 0 && (
          <Alert icon={<IconAlertTriangle aria-hidden />} color="red" maw={960} role="alert">
            {hindrances.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
        <SheetChoice {...props} subject={subject} />
        <MappingForm {...props} subject={subject} choice={choice} />
        <FirstRows rows={rows} columns={columns} mapping={choice.mapping} />
      </Stack>
    </>
  )
}
