import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { GateError } from '#gates/state'

export function GateTrouble({ error }: { error: GateError }) {
  const t = useTranslations('cards.gate')
  const { kind, code, text } = error
  const codeKey = `codes.${code}` as 'codes.20003'
  return (
    <>
      <Text size="xs" c="red">
        {kind === 'refused' && t.has(codeKey) ? t(codeKey) : t(`errors.${kind}`)}
      </Text>
      {(code || text) && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {code ? t('detail', { code: String(code), text: text ?? '' }) : text}
        </Text>
      )}
    </>
  )
}
