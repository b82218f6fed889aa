import { Group, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { cardLayouts, cardSheets, type CardLayout } from '#shared/choices'

export type CardFormat = { layout: CardLayout; sheet: (typeof cardSheets)[number] }

type Props = { format: CardFormat; onChange: (format: CardFormat) => void }

export function CardFormatChoice({ format, onChange }: Props) {
  const t = useTranslations('merchant.preview')
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('layout')}
        value={format.layout}
        onChange={(layout) => onChange({ ...format, layout })}
        data={cardLayouts.map((value) => ({ value, label: t(value) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('sheet')}
        value={format.sheet}
        onChange={(sheet) => onChange({ ...format, sheet })}
        data={cardSheets.map((value) => ({ value, label: t(value) }))}
      />
    </Group>
  )
}
