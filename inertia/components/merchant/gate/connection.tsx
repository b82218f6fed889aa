import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlayerPause, IconPlug } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GateCounts, GateHealth } from '~/components/merchant/gate/types'
import { Moment, useExactTime } from '~/components/merchant/moment'
import { StatusBadge } from '~/components/merchant/status_badge'

type Props = { health: GateHealth; counts: GateCounts }

export function Connection({ health, counts }: Props) {
  const t = useTranslations('cards.gate')
  const exact = useExactTime()
  const { host, pausedUntil, lastOkAt, lastErrorAt, lastError } = health
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="connection-title">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h5" id="connection-title">
            {t('connection')}
          </Title>
          <HealthBadge health={health} />
        </Group>
        <Text size="sm" c="dimmed">
          {host ? t('host', { host }) : t('recorder')}
          {pausedUntil && ` ${t('pausedText', { at: exact(pausedUntil) })}`}
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Fact name={t('waiting')}>{counts.waiting}</Fact>
          <Fact name={t('failingOrders')}>{counts.failing}</Fact>
          <Fact name={t('lastOk')}>{lastOkAt ? <Moment at={lastOkAt} /> : t('never')}</Fact>
          <Fact name={t('lastError')} note={lastError}>
            {lastErrorAt ? <Moment at={lastErrorAt} /> : t('never')}
          </Fact>
        </SimpleGrid>
      </Stack>
    </Paper>
  )
}

function HealthBadge({
  health: { host, pausedUntil, lastOkAt, lastErrorAt },
}: Pick<Props, 'health'>) {
  const t = useTranslations('cards.gate')
  if (!host) return null
  const failed = lastErrorAt !== null && (lastOkAt === null || lastErrorAt > lastOkAt)
  if (pausedUntil)
    return (
      <StatusBadge tone="bad" icon={IconPlayerPause}>
        {t('paused')}
      </StatusBadge>
    )
  if (failed)
    return (
      <StatusBadge tone="wait" icon={IconAlertTriangle}>
        {t('failing')}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={lastOkAt ? 'good' : 'plain'} icon={lastOkAt ? IconCircleCheck : IconPlug}>
      {lastOkAt ? t('well') : t('never')}
    </StatusBadge>
  )
}

type FactProps = { name: string; note?: string | null; children: ReactNode }

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text fw={600}>{children}</Text>
      {note && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </div>
  )
}
