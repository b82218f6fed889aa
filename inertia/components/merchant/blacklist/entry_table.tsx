import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCalendarExclamation } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import { isAhead, shownDay } from '#shared/days'

export type ListedEntry = Data.BlacklistEntry.Variants['forList']

export function EntryTable({ entries }: { entries: ListedEntry[] }) {
  const t = useTranslations('config.blacklist')
  return (
    <FramedTable heads={[t('person'), t('reason'), t('author'), t('review'), t('refused')]}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </FramedTable>
  )
}

function EntryRow({ entry }: { entry: ListedEntry }) {
  const t = useTranslations('config.blacklist')
  const { id, name, lastName, reason, reviewOn, hasDocument, author, hits, lastHit } = entry
  const beside = [
    hasDocument && t('withDocument'),
    entry.clearances > 0 && t('cleared', { count: entry.clearances }),
  ].filter(Boolean)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={urlFor('merchant.blacklist.edit', { id })}
          fw={600}
          size="sm"
        >
          {name} {lastName}
        </Anchor>
        {beside.length > 0 && (
          <Text size="xs" c="dimmed">
            {beside.join(' · ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td maw={420}>
        <Text size="sm" lineClamp={2}>
          {reason}
        </Text>
      </Table.Td>
      <Table.Td>
        {author && <Heading>{t('author')}</Heading>}
        {author}
      </Table.Td>
      <Table.Td>
        {reviewOn && <Heading>{t('review')}</Heading>}
        {reviewOn && shownDay(reviewOn)}{' '}
        {reviewOn && !isAhead(reviewOn) && (
          <StatusBadge look="wait" icon={IconCalendarExclamation}>
            {t('reviewDue')}
          </StatusBadge>
        )}
      </Table.Td>
      <Table.Td>
        {t('refusedCount', { count: hits })}
        {lastHit && (
          <Text size="xs" c="dimmed">
            {t.rich('lastHit', { form: lastHit.form, at: () => <Moment at={lastHit.at} /> })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function Heading({ children }: PropsWithChildren) {
  return (
    <Text span size="xs" c="dimmed" hiddenFrom="xs" aria-hidden>
      {children}:{' '}
    </Text>
  )
}
