import { Group, Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Cell, ListedTable } from '~/components/merchant/listed_table'
import { ListFrame, type ListQueryProps } from '~/components/merchant/coordinator_lists/list_frame'
import { PersonLink, type Listed } from '~/components/merchant/coordinator_lists/person_link'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Pager } from '~/components/merchant/types'

type Host = Listed & {
  playerName: string | null
  guests: Listed[]
  /** How many guests it brings, if they cannot be named. */
  brings: number
  used: number
  left: number
}

type Props = ListQueryProps & { hosts: { data: Host[] } & Pager }

export default function MerchantListsInvitedBy({ hosts, search, state, tournament, opens }: Props) {
  const t = useTranslations('merchant.lists.invitedBy')
  const lists = useTranslations('merchant.lists')
  return (
    <ListFrame
      title={t('title')}
      address={urlFor('merchant.lists.invited_by')}
      query={{ search, state, tournament }}
      pager={hosts}
    >
      <ListedTable
        title={t('title')}
        heads={[t('host'), lists('state'), t('player'), t('guests'), t('places')]}
      >
        {hosts.data.map((host) => (
          <Table.Tr key={host.id}>
            <Table.Td>
              <PersonLink person={host} opens={opens} />
            </Table.Td>
            <Table.Td>
              <StateBadge state={host.state} withdrawn={host.withdrawn} />
            </Table.Td>
            <Cell head={t('player')}>{host.playerName}</Cell>
            <Table.Td>
              {host.guests.length === 0 && t('hidden', { count: host.brings })}
              {host.guests.map((guest) => (
                <Group key={guest.id} gap="xs">
                  <PersonLink person={guest} opens={opens} />
                  <StateBadge state={guest.state} withdrawn={guest.withdrawn} />
                </Group>
              ))}
            </Table.Td>
            <Cell head={t('places')}>{t('used', { used: host.used, left: host.left })}</Cell>
          </Table.Tr>
        ))}
      </ListedTable>
    </ListFrame>
  )
}
