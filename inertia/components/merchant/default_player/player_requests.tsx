import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RelatedRequests } from '~/components/merchant/show/related_requests'
import type { Related } from '~/components/merchant/types'

type Props = { requests: Related[]; count: number }

export function PlayerRequests({ requests, count }: Props) {
  const t = useTranslations('config.player')
  return (
    <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="player-requests">
      <Stack>
        <Title order={2} size="h5" id="player-requests">
          {t('requests')}
        </Title>
        <Text c="dimmed">{t('requestsText', { count })}</Text>
        {requests.length > 0 && <RelatedRequests requests={requests} />}
        {count > requests.length && (
          <Text size="sm">{t('moreRequests', { count: count - requests.length })}</Text>
        )}
      </Stack>
    </Paper>
  )
}
