import { Alert, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'

export type Proof = Data.TraceSearch

/** What was searched for the canary of the last purge, and what was found. */
export function PurgeProof({ proof }: { proof: Proof | null }) {
  const t = useTranslations('config.jobs.purge')
  return (
    <TableSection id="purge-title" title={t('title')} empty={proof === null && t('never')}>
      {proof && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" maw="68ch">
            {t('text')}
          </Text>
          <Verdict {...proof} />
          <Places places={proof.places} />
        </Stack>
      )}
    </TableSection>
  )
}

function Verdict({ at, traces, erased, stale }: Proof) {
  const t = useTranslations('config.jobs.purge')
  const isClean = traces === 0
  return (
    <Alert
      variant="light"
      color={isClean ? (stale ? 'yellow' : 'green') : 'red'}
      icon={isClean && !stale ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={isClean ? t('clean') : t('found', { traces })}
    >
      <Text size="sm">
        <Moment at={at} />
      </Text>
      {stale && <Text size="sm">{t('stale')}</Text>}
      {!erased && <Text size="sm">{t('notErased')}</Text>}
    </Alert>
  )
}

function Places({ places }: Pick<Proof, 'places'>) {
  const t = useTranslations('config.jobs.purge')
  const format = useFormatter()
  const megabytes = (bytes: number) =>
    format.number(bytes / 1e6, { maximumFractionDigits: bytes < 1e6 ? 3 : 0 })
  return (
    <FramedTable heads={[t('place'), t('searched'), t('result')]}>
      {places.map(({ place, files, bytes, unread, traces }) => (
        <Table.Tr key={place}>
          <Table.Td>{t(`places.${place}` as 'places.storage')}</Table.Td>
          <Table.Td c="dimmed">
            {t('amount', { files, size: megabytes(bytes) })}
            {unread > 0 && ` · ${t('unread', { unread })}`}
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            {traces.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t('nothing')}
              </Text>
            ) : (
              <Text size="sm" c="red" fw={600}>
                {traces.join(', ')}
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
