import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { GateError } from '#gates/state'
import { wordsOf } from '~/words'

export function GateTrouble({ error }: { error: GateError }) {
  const t = useTranslations('cards.gate')
  const { kind, code, text } = error
  const trouble = t(`errors.${kind}`)
  return (
    <>
      <Text size="xs" c="red">
        {kind === 'refused' ? wordsOf(t, `codes.${code}`, trouble) : trouble}
      </Text>
      {(code || text) && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {code ? t('detail', { code: String(code), text: text ?? '' }) : text}
        </Text>
      )}
    </>
  )
}
