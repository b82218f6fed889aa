import { Group, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'

export const layouts = ['lanyard', 'a6', 'cr80', 'a7'] as const
export const sheets = ['single', 'a4'] as const

/** What a card is printed on: its format, and one on a page or an A4 sheet. */
export type Paper = { layout: (typeof layouts)[number]; sheet: (typeof sheets)[number] }

type Props = { paper: Paper; onChange: (paper: Paper) => void }

export function PaperChoice({ paper, onChange }: Props) {
  const t = useTranslations('merchant.preview')
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('layout')}
        value={paper.layout}
        onChange={(layout) => onChange({ ...paper, layout: layout as Paper['layout'] })}
        data={layouts.map((value) => ({ value, label: t(value) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('sheet')}
        value={paper.sheet}
        onChange={(sheet) => onChange({ ...paper, sheet: sheet as Paper['sheet'] })}
        data={sheets.map((value) => ({ value, label: t(value) }))}
      />
    </Group>
  )
}
