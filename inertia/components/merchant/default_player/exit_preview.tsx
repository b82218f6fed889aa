import { Alert, List, Loader, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** How many rights end, meals go and links close; `spared` end by that day anyway. */
export type ExitAnswer = { ended: number; meals: number; links: number; spared: number }

type Props = { answer: ExitAnswer | null; failed: boolean; asked: boolean }

/** What closing would do, before it is done. */
export function ExitPreview({ answer, failed, asked }: Props) {
  const t = useTranslations('config.player.exit')
  if (!asked) return <Text c="dimmed">{t('choose')}</Text>
  if (failed)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
        {t('failed')}
      </Alert>
    )
  if (!answer)
    return (
      <Text size="sm" c="dimmed">
        <Loader size={12} mr={8} aria-hidden />
        {t('counting')}
      </Text>
    )
  const lines = (['ended', 'meals', 'links', 'spared'] as const).filter((key) => answer[key] > 0)
  return (
    <div role="status">
      <List size="sm">
        {lines.map((key) => (
          <List.Item key={key}>{t(`does.${key}`, { count: answer[key] })}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt={4}>
        {t('undoable')}
      </Text>
    </div>
  )
}
