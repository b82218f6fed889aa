import { Anchor, Button, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { Moment } from '~/components/merchant/moment'
import type { DataRequest } from '~/components/merchant/people/types'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import { formatDay } from '#shared/days'
import { SentenceDialog } from '~/components/merchant/people/sentence_dialog'

export function DataRequestTable({ requests }: { requests: DataRequest[] }) {
  const t = useTranslations('people.index')
  const [answering, setAnswering] = useState<DataRequest | null>(null)
  return (
    <>
      <FramedTable
        heads={[t('person'), t('kind'), t('at'), t('due'), t('state')]}
        actions={t('actions')}
      >
        {requests.map((request) => (
          <Row key={request.id} request={request} onAnswer={() => setAnswering(request)} />
        ))}
      </FramedTable>
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

function Row({ request, onAnswer }: { request: DataRequest; onAnswer(): void }) {
  const t = useTranslations('people.index')
  const { person, reference, kind, askerEmail, reason, at, dueOn, overdue, answeredAt, answerer } =
    request
  return (
    <Table.Tr>
      <Table.Td>
        {person ? (
          <Anchor
            component={Link}
            href={urlFor('merchant.people.show', { id: person.id })}
            underline="always"
          >
            {person.name}
          </Anchor>
        ) : (
          t('gone')
        )}
        <Text size="xs" c="dimmed" ff="monospace">
          {reference}
        </Text>
      </Table.Td>
      <Table.Td>
        {t(`kinds.${kind}`)}
        {askerEmail && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('from', { email: askerEmail })}
          </Text>
        )}
        {reason && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        )}
      </Table.Td>
      <Table.Td c="dimmed">
        <Moment at={at} />
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('due')}</CellLabel>
        {formatDay(dueOn)}{' '}
        {overdue && (
          <StatusBadge tone="bad" icon={IconAlertTriangle}>
            {t('overdue')}
          </StatusBadge>
        )}
      </Table.Td>
      <Table.Td c="dimmed">
        {answeredAt &&
          t.rich('by', { user: answerer ?? t('nobody'), at: () => <Moment at={answeredAt} /> })}
      </Table.Td>
      <Table.Td>
        {!answeredAt && (
          <Button size="xs" variant="default" onClick={onAnswer}>
            {t('answer')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function AnswerDialog({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const t = useTranslations('people.index')
  return (
    <SentenceDialog
      title={t('answerTitle', { reference: request.reference })}
      text={[t(`kinds.${request.kind}`), request.reason].filter(Boolean).join('\n')}
      name="answer"
      label={t('answerLabel')}
      hint={t(request.person ? 'answerHint' : 'answerNobodyHint')}
      maxLength={2000}
      confirm={t('send')}
      url={urlFor('merchant.people.answer', { id: request.id })}
      onClose={onClose}
    />
  )
}
