import { Select } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { pathsOf } from '~/components/merchant/imports/paths'
import type { ListSubject } from '~/components/merchant/imports/types'
import type { Preview } from '~/pages/merchant/imports/preview'
import classes from '~/components/merchant/imports/imports.module.css'

type Props = Pick<Preview, 'run' | 'sheets' | 'sheet' | 'headerLine'> & { subject: ListSubject }

const LINES = 20

export function SheetChoice({ run, sheets, sheet, headerLine, subject }: Props) {
  const t = useTranslations('imports.preview')
  const reload = (query: { sheet?: string; headerLine?: number }) =>
    router.get(
      pathsOf(subject).run(run.id),
      { sheet, headerLine, ...query },
      { preserveScroll: true, preserveState: true, replace: true }
    )
  const lineWords = (line: number) => (line === 0 ? t('noHeaders') : t('line', { line }))
  const lines = Array.from({ length: Math.max(LINES, headerLine) + 1 }, (_, line) => line)
  return (
    <div className={classes.choices}>
      {sheets.length > 1 && (
        <Select
          label={t('sheet')}
          data={sheets}
          value={sheet}
          allowDeselect={false}
          onChange={(value) => {
            if (value) reload({ sheet: value, headerLine: undefined })
          }}
        />
      )}
      <Select
        label={t('headerLine')}
        description={t('headerLineHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        data={lines.map((line) => ({ value: String(line), label: lineWords(line) }))}
        value={String(headerLine)}
        allowDeselect={false}
        onChange={(value) => {
          if (value) reload({ headerLine: Number(value) })
        }}
      />
    </div>
  )
}
