import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { MailState, type Mail } from '~/components/merchant/mails/mail_state'
import { ResendButton } from '~/components/merchant/mails/resend_button'
import { Moment, useExactTime } from '~/components/merchant/moment'
import { useRequestPath } from '~/components/merchant/request_path'
import { FramedTable } from '~/components/merchant/stacked_table'

export function MailTable({ mails }: { mails: Mail[] }) {
  const t = useTranslations('config.mails')
  return (
    <FramedTable heads={[t('mail'), t('to'), t('request'), t('standing'), t('when'), t('actions')]}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </FramedTable>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const nameOf = useMailName()
  const pathOf = useRequestPath()
  const { id, to, template, subject, state, form, at } = mail
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={urlFor('merchant.mails.show', { id })} fw={600} size="sm">
          {subject ?? nameOf(template)}
        </Anchor>
        {subject && (
          <Text size="xs" c="dimmed">
            {nameOf(template)}
          </Text>
        )}
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{to}</Table.Td>
      <Table.Td>
        {form && (
          <Anchor component={Link} href={pathOf(form)} size="sm">
            {form.reference}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td maw={320}>
        <MailState state={state} />
        <Trouble mail={mail} />
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={at} />
      </Table.Td>
      <Table.Td>
        {(state === 'sent' || state === 'failed') && template !== 'password_reset' && (
          <ResendButton mail={mail} dense />
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function Trouble({ mail: { error, attempts, nextTryAt } }: { mail: Mail }) {
  const t = useTranslations('config.mails')
  const exact = useExactTime()
  if (!error) return null
  const facts = [
    t('attempts', { count: attempts }),
    nextTryAt && t('nextTry', { at: exact(nextTryAt) }),
  ]
  return (
    <>
      <Text size="xs" c="red" style={{ overflowWrap: 'anywhere' }}>
        {error}
      </Text>
      <Text size="xs" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
