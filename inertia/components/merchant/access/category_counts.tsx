import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'

export type Count = { category: string; label: string; count: number }

type Props = { counts: Count[]; total: number; category: string; onChoose(category: string): void }

export function CategoryCounts({ counts, total, category, onChoose }: Props) {
  const t = useTranslations('merchant.access')
  const choice = (value: string, label: string, count: number) => (
    <Button
      key={value}
      size="xs"
      variant={category === value ? 'light' : 'default'}
      aria-pressed={category === value}
      onClick={() => onChoose(value)}
    >
      {label}&nbsp;<b>{count}</b>
    </Button>
  )
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t('counts')}
      </Title>
      <Text>{t('total', { count: total })}</Text>
      <Group gap="xs">
        {choice('', t('all'), total)}
        {counts.map((row) => choice(row.category, row.label, row.count))}
      </Group>
    </Stack>
  )
}
