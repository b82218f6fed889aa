import { Group, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { cardLayouts, cardSheets, type CardLayout } from '#shared/choices'

export type Paper = { layout: CardLayout; sheet: (typeof cardSheets)[number] }

type Props = { paper: Paper; onChange: (paper: Paper) => void }

export function PaperChoice({ paper, onChange }: Props) {
  const t = useTranslations('merchant.preview')
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('layout')}
        value={paper.layout}
        onChange={(layout) => onChange({ ...paper, layout })}
        data={cardLayouts.map((value) => ({ value, label: t(value) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('sheet')}
        value={paper.sheet}
        onChange={(sheet) => onChange({ ...paper, sheet })}
        data={cardSheets.map((value) => ({ value, label: t(value) }))}
      />
    </Group>
  )
}
