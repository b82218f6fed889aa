import { Button, EmptyState, Group, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { type Filter, HistoryFilter } from '~/components/merchant/history/filter'
import { HistoryLines, type Line } from '~/components/merchant/history/lines'
import { PageHead } from '~/components/merchant/page_head'
import type { Colleague } from '~/components/merchant/types'

type Props = {
  lines: Line[]
  filter: Filter
  /** Addresses of the first and the next page, if any. */
  newest: string | null
  older: string | null
  users: Colleague[]
}

export default function MerchantConfigHistory({ lines, filter, newest, older, users }: Props) {
  const t = useTranslations('config.history')
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <HistoryFilter key={JSON.stringify(filter)} filter={filter} users={users} />
      {lines.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconHistory aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <HistoryLines lines={lines} />
      )}
      {(newest || older) && (
        <Group component="nav" aria-label={t('pages')} justify="center" gap="xs" pt="sm">
          {newest && (
            <Button component={Link} href={newest} variant="default" size="xs">
              {t('newest')}
            </Button>
          )}
          {older && (
            <Button component={Link} href={older} variant="default" size="xs">
              {t('older')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}
