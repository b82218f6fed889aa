import { Anchor, EmptyState, Table, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeState } from '~/components/merchant/changes/change_state'
import { type Change, useChangeWords } from '~/components/merchant/changes/words'
import { Pager } from '~/components/merchant/list/pager'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { FramedTable } from '~/components/merchant/stacked_table'

type Props = { changes: { data: Change[] } & PagerProps }

export default function MerchantChangesIndex({ changes }: Props) {
  const t = useTranslations('merchant.changes')
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {changes.data.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconStack2 aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <ChangeTable changes={changes.data} />
      )}
      <Pager pager={changes} onTurn={(url) => router.get(url)} />
    </>
  )
}

function ChangeTable({ changes }: { changes: Change[] }) {
  const t = useTranslations('merchant.changes')
  const words = useChangeWords()
  return (
    <FramedTable heads={[t('what'), t('outcome'), t('state'), t('by'), t('when')]}>
      {changes.map((change) => (
        <Table.Tr key={change.id}>
          <Table.Td>
            <Anchor
              component={Link}
              href={urlFor('merchant.changes.show', { batch: change.id })}
              fw={600}
              size="sm"
            >
              {words(change)}
            </Anchor>
          </Table.Td>
          <Table.Td>{t('count', { changed: change.changed, total: change.total })}</Table.Td>
          <Table.Td>
            <ChangeState state={change.state} />
          </Table.Td>
          <Table.Td>{change.user ?? t('nobody')}</Table.Td>
          <Table.Td c="dimmed">
            <Moment at={change.at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
