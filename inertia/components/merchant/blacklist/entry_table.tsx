import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import { isFuture, formatDay } from '#shared/days'

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
  const { id, name, lastName, reason, reviewOn, author, hits, lastHit } = entry
  const details = [
    entry.hasDocument && t(entry.documentIsDue ? 'documentDue' : 'withDocument'),
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
        {details.length > 0 && (
          <Text size="xs" c="dimmed">
            {details.join(' · ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td maw={420}>
        <Text size="sm" lineClamp={2}>
          {reason}
        </Text>
      </Table.Td>
      <Table.Td>
        {author && <CellLabel>{t('author')}</CellLabel>}
        {author}
      </Table.Td>
      <Table.Td>
        {reviewOn && <CellLabel>{t('review')}</CellLabel>}
        {reviewOn && formatDay(reviewOn)}{' '}
        {reviewOn && !isFuture(reviewOn) && (
          <StatusBadge tone="wait" icon={IconCalendarExclamation}>
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
