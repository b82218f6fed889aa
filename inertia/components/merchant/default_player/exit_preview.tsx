import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PlayerExit } from '#players/exit'
import { PreviewAnswer } from '~/components/merchant/default_player/preview_answer'

/** How many accesses, meals and links would end. `spared` are accesses that end by that day anyway. */
export type ExitAnswer = ReturnType<PlayerExit['preview']>

const lineKeys = ['ended', 'meals', 'links', 'spared', 'restricted'] as const

type Props = { answer: ExitAnswer | null; failed: boolean; asked: boolean }

export function ExitPreview(preview: Props) {
  const t = useTranslations('config.player.exit')
  return (
    <PreviewAnswer
      {...preview}
      words={{ unasked: t('choose'), failed: t('failed'), counting: t('counting') }}
    >
      {(answer) => <ExitCounts answer={answer} />}
    </PreviewAnswer>
  )
}

function ExitCounts({ answer }: { answer: ExitAnswer }) {
  const t = useTranslations('config.player.exit')
  const lines = lineKeys.filter((key) => answer[key] > 0)
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
