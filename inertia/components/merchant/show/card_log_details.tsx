import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LogEntry } from '~/components/merchant/types'
import { wordsOf } from '~/words'

export function CardLogDetails({ log: { type, from, to } }: { log: LogEntry }) {
  const t = useTranslations('merchant.show.history')
  const revocations = useTranslations('merchant.show.card.revocations')
  const { uid, raw, mode = 'auto', serial, reason } = to ?? {}
  const lines = []
  if (type === 'rfid' && uid) {
    lines.push(t('chipRead', { uid, raw: raw ?? uid, mode: wordsOf(t, `modes.${mode}`) }))
    if (from?.uid) lines.push(t('chipBefore', { uid: from.uid }))
  }
  if (type === 'reissued') {
    lines.push(
      t('reissuedAs', {
        before: from?.serial ?? '',
        serial: serial ?? '',
        reason: wordsOf(revocations, String(reason)),
      })
    )
  }
  if (type === 'skidata' && reason) lines.push(wordsOf(t, `blockedFor.${reason}`))
  return lines.map((line) => (
    <Text key={line} size="xs" style={{ overflowWrap: 'anywhere' }}>
      {line}
    </Text>
  ))
}
