import { Badge, Table, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'

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
  queued: { color: 'yellow', Icon: IconClock },
  sent: { color: 'green', Icon: IconCheck },
  failed: { color: 'red', Icon: IconAlertTriangle },
}

const templates = [
  'received',
  'approved',
  'rejected',
  'export',
  'export_attached',
  'password_reset',
]

/** The last mails, whether they went out, and why not. */
export function MailLog({ mails }: { mails: Mail[] }) {
  const t = useTranslations('merchant.mailbox')
  return (
    <section aria-labelledby="mails-title">
      <Title order={2} size="h5" id="mails-title" mb="xs">
        {t('log')}
      </Title>
      {mails.length === 0 ? (
        <Text c="dimmed">{t('logEmpty')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table highlightOnHover>
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
        </Table.ScrollContainer>
      )}
    </section>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const t = useTranslations('merchant.mailbox')
  const { color, Icon } = looks[mail.state]
  const template = templates.includes(mail.template)
    ? t(`templates.${mail.template}` as 'templates.received')
    : mail.template
  return (
    <Table.Tr>
      <Table.Td>{mail.to}</Table.Td>
      <Table.Td>
        {mail.subject ?? template}
        {mail.error && (
          <Text size="xs" c="red">
            {mail.error}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Badge
          color={color}
          variant="light"
          leftSection={<Icon size={13} stroke={2.2} aria-hidden />}
        >
          {t(`states.${mail.state}`)}
        </Badge>
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={mail.at} />
      </Table.Td>
    </Table.Tr>
  )
}
