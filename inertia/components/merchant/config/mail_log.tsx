import { Paper, Table, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMailName } from '~/components/merchant/config/mail_name'
import { Moment } from '~/components/merchant/moment'
import { StatusBadge } from '~/components/merchant/status_badge'
import stacked from '~/components/merchant/stacked.module.css'

export type Mail = {
  id: number
  to: string
  template: string
  subject: string | null
  state: 'queued' | 'sent' | 'failed'
  error: string | null
  at: string
}

const looks = {
  queued: { look: 'wait', icon: IconClock },
  sent: { look: 'good', icon: IconCheck },
  failed: { look: 'bad', icon: IconAlertTriangle },
} as const

/** The last mails, whether they went out, and why not. */
export function MailLog({ mails }: { mails: Mail[] }) {
  const t = useTranslations('config.mailbox')
  return (
    <section aria-labelledby="mails-title">
      <Title order={2} size="h5" id="mails-title" mb="xs">
        {t('log')}
      </Title>
      {mails.length === 0 ? (
        <Text c="dimmed">{t('logEmpty')}</Text>
      ) : (
        <Paper withBorder className={stacked.paper}>
          <Table highlightOnHover className={stacked.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('to')}</Table.Th>
                <Table.Th scope="col">{t('subject')}</Table.Th>
                <Table.Th scope="col">{t('state')}</Table.Th>
                <Table.Th scope="col">{t('when')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      )}
    </section>
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
        <StatusBadge {...looks[mail.state]}>{t(`states.${mail.state}`)}</StatusBadge>
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={mail.at} />
      </Table.Td>
    </Table.Tr>
  )
}
