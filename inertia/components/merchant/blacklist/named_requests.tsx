import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RelatedRequests } from '~/components/merchant/show/related_requests'
import type { Related } from '~/components/merchant/types'

/** The requests of a person before the blacklist entry. */
export function NamedRequests({ requests }: { requests: Related[] }) {
  const t = useTranslations('config.blacklist.requests')
  if (requests.length === 0) return null
  return (
    <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="named-requests">
      <Stack>
        <Title order={2} size="h5" id="named-requests">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('text')}</Text>
        <RelatedRequests requests={requests} />
      </Stack>
    </Paper>
  )
}
