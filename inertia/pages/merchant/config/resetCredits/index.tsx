import { Anchor, Button, EmptyState, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import type { Reset } from '~/components/merchant/credit_reset/reset_form'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import { formatDay } from '#shared/days'

type Props = { resets: Reset[] }

export default function MerchantConfigCreditResetIndex({ resets }: Props) {
  const t = useTranslations('config.creditReset')
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          <CreateLink href={urlFor('merchant.credit_resets.create')}>{t('create')}</CreateLink>
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      {resets.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconRefresh aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <ResetTable resets={resets} />
      )}
    </>
  )
}

function ResetTable({ resets }: Props) {
  const t = useTranslations('config.creditReset')
  const [running, setRunning] = useState<number | null>(null)
  const run = (id: number) =>
    router.post(
      urlFor('merchant.credit_resets.run', { id }),
      {},
      { onStart: () => setRunning(id), onFinish: () => setRunning(null) }
    )
  return (
    <FramedTable heads={[t('name'), t('people'), t('value'), t('when')]} actions={t('actions')}>
      {resets.map((reset) => (
        <Table.Tr key={reset.id}>
          <Table.Td>
            <Anchor
              component={Link}
              href={urlFor('merchant.credit_resets.edit', { id: reset.id })}
              fw={600}
              size="sm"
            >
              {reset.name}
            </Anchor>
          </Table.Td>
          <Table.Td>{reset.people}</Table.Td>
          <Table.Td>{t('valueOf', { balance: reset.balance, value: reset.resetValue })}</Table.Td>
          <Table.Td>
            {reset.dailyAt ? t('daily', { at: reset.dailyAt }) : t('byHand')}
            {reset.lastDay && (
              <Text size="xs" c="dimmed">
                {t('lastDay', { day: formatDay(reset.lastDay) })}
              </Text>
            )}
          </Table.Td>
          <Table.Td ta="right">
            <Button
              size="xs"
              variant="default"
              loading={running === reset.id}
              leftSection={<IconPlayerPlay size={14} aria-hidden />}
              aria-label={t('runOf', { name: reset.name })}
              onClick={() => run(reset.id)}
            >
              {t('run')}
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
