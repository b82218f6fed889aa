import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Related } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

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
        {requests.length > 0 && (
          <ul className={classes.related}>
            {requests.map((request) => (
              <li key={request.id} className={classes.row}>
                <span>
                  <RelatedLink person={request} />
                </span>
                <StateBadge state={request.state} withdrawn={request.withdrawn} />
              </li>
            ))}
          </ul>
        )}
        {count > requests.length && (
          <Text size="sm">{t('moreRequests', { count: count - requests.length })}</Text>
        )}
      </Stack>
    </Paper>
  )
}
