import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import { TableSection } from '~/components/merchant/table_section'

export type BackupFigures = {
  at: string
  stale: boolean
  requests: number
  bytes: number
  encrypted: boolean
  triedAt: string | null
  faults: string[]
}

/** The last backup, and whether it could be restored on trial. */
export function BackupProof({ backup }: { backup: BackupFigures | null }) {
  const t = useTranslations('config.jobs.backup')
  return (
    <TableSection id="backup-title" title={t('title')} empty={backup === null && t('never')}>
      {backup && <Verdict {...backup} />}
    </TableSection>
  )
}

function Verdict({ at, stale, requests, bytes, encrypted, triedAt, faults }: BackupFigures) {
  const t = useTranslations('config.jobs.backup')
  const format = useFormatter()
  const failed = faults.map((name) => t(`checks.${name}` as 'checks.files')).join(', ')
  const isProven = triedAt !== null && !failed && !stale && encrypted
  const size = format.number(Math.max(bytes / 1e6, 0.1), { maximumFractionDigits: 1 })
  return (
    <Alert
      variant="light"
      color={failed ? 'red' : isProven ? 'green' : 'yellow'}
      icon={isProven ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={failed ? t('failed', { faults: failed }) : t(triedAt ? 'proven' : 'untried')}
    >
      <Text size="sm">
        <Moment at={at} /> · {t('amount', { requests, size })}
      </Text>
      {triedAt && (
        <Text size="sm">
          {t('tried')} <Moment at={triedAt} />
        </Text>
      )}
      {stale && <Text size="sm">{t('stale')}</Text>}
      {!encrypted && <Text size="sm">{t('readable')}</Text>}
    </Alert>
  )
}
