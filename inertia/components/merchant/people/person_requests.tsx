import { Anchor, Table } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import { useRequestPath } from '~/components/merchant/request_path'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StateBadge } from '~/components/merchant/state_badge'
import type { PersonRequest } from '~/components/merchant/people/types'
import { formatDay } from '#shared/days'

type Props = {
  requests: PersonRequest[]
  /** Requests of several people: with the name, which leads to the page of that person. */
  named?: boolean
}

export function PersonRequests({ requests, named = false }: Props) {
  const t = useTranslations('people.show')
  const pathOf = useRequestPath()
  const heads = [t('reference'), t('form'), t('edition'), t('state'), t('sent')]
  return (
    <FramedTable heads={named ? [t('person'), ...heads] : heads}>
      {requests.map((request) => (
        <Table.Tr key={request.id}>
          {named && (
            <Table.Td>
              <Anchor
                component={Link}
                href={urlFor('merchant.people.show', { id: request.id })}
                underline="always"
              >
                {request.name}
              </Anchor>
              {request.birthDate && ` · ${formatDay(request.birthDate)}`}
            </Table.Td>
          )}
          <Table.Td>
            <Anchor component={Link} href={pathOf(request)} ff="monospace" underline="always">
              {request.idForm}
            </Anchor>
          </Table.Td>
          <Table.Td>{request.title}</Table.Td>
          <Table.Td>{request.tournament}</Table.Td>
          <Table.Td>
            <StateBadge {...request} />
          </Table.Td>
          <Table.Td c="dimmed">
            <Moment at={request.submittedAt} />
          </Table.Td>
        </Table.Tr>
      ))}
    </FramedTable>
  )
}
