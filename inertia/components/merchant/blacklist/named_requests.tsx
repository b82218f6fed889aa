import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRequestPath } from '~/components/merchant/request_path'
import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Related } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

/** What a blacklisted person had asked for before. */
export function NamedRequests({ requests }: { requests: Related[] }) {
  const t = useTranslations('config.blacklist.requests')
  const pathOf = useRequestPath()
  if (requests.length === 0) return null
  return (
    <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="named-requests">
      <Stack>
        <Title order={2} size="h5" id="named-requests">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('text')}</Text>
        <ul className={classes.related}>
          {requests.map((request) => (
            <li key={request.id} className={classes.row}>
              <span>
                <RelatedLink person={request} href={pathOf(request)} />
              </span>
              <StateBadge state={request.state} withdrawn={request.withdrawn} />
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
