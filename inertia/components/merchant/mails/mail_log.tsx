import { Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import { TableSection } from '~/components/merchant/table_section'

export type Mail = {
  id: number
  to: string
  template: string
  subject: string | null
  state: 'queued' | 'sent' | 'failed'
  error: string | null
  at: string
}

const badges = {
  queued: { tone: 'wait', icon: IconClock },
  sent: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconAlertTriangle },
} as const

export function MailLog({ mails }: { mails: Mail[] }) {
  const t = useTranslations('config.mailbox')
  return (
    <TableSection id="mails-title" title={t('log')} empty={mails.length === 0 && t('logEmpty')}>
      <FramedTable heads={[t('to'), t('subject'), t('state'), t('when')]}>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </FramedTable>
    </TableSection>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const t = useTranslations('config.mailbox')
  const nameOf = useMailName()
  return (
    <Table.Tr>
      <Table.Td>{mail.to}</Table.Td>
      <Table.Td>
        {mail.subject ?? nameOf(mail.template)}
        {mail.error && (
          <Text size="xs" c="red">
            {mail.error}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StatusBadge {...badges[mail.state]}>{t(`states.${mail.state}`)}</StatusBadge>
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={mail.at} />
      </Table.Td>
    </Table.Tr>
  )
}
