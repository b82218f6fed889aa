import { NativeSelect, Table } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Cell, ListedTable } from '~/components/merchant/listed_table'
import { ListFrame, type ListQueryProps } from '~/components/merchant/coordinator_lists/list_frame'
import { PersonLink } from '~/components/merchant/coordinator_lists/person_link'
import { StateBadge } from '~/components/merchant/state_badge'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { Pager } from '~/components/merchant/types'
import { formatDay } from '#shared/days'

type Guest = Data.Listed.Variants['forGuests']

type Props = ListQueryProps & { guests: { data: Guest[] } & Pager; reserved: string }

export default function MerchantListsGuests({ guests, reserved, opens, ...query }: Props) {
  const t = useTranslations('merchant.lists.guests')
  const lists = useTranslations('merchant.lists')
  const { search, state, tournament } = query
  return (
    <ListFrame
      title={t('title')}
      address={urlFor('merchant.lists.guests')}
      query={{ search, state, tournament, reserved }}
      pager={guests}
      filters={(change) => (
        <NativeSelect
          size="xs"
          name="reserved"
          aria-label={t('reservation')}
          value={reserved}
          onChange={(event) => change({ reserved: event.currentTarget.value })}
          data={[
            { value: '', label: t('allReservations') },
            { value: '1', label: t('reserved') },
            { value: '0', label: t('notReserved') },
          ]}
        />
      )}
    >
      <ListedTable
        title={t('title')}
        heads={[
          lists('person'),
          lists('state'),
          t('guestType'),
          t('validity'),
          t('player'),
          t('host'),
          t('reservation'),
        ]}
      >
        {guests.data.map((guest) => (
          <Table.Tr key={guest.id}>
            <Table.Td>
              <PersonLink person={guest} opens={opens} />
            </Table.Td>
            <Table.Td>
              <StateBadge state={guest.state} withdrawn={guest.withdrawn} />
            </Table.Td>
            <Cell head={t('guestType')}>{guest.guestType}</Cell>
            <Cell head={t('validity')}>{guest.day ? formatDay(guest.day) : guest.validity}</Cell>
            <Cell head={t('player')}>{guest.playerName}</Cell>
            <Cell head={t('host')}>
              {guest.host && <PersonLink person={guest.host} opens={opens} />}
            </Cell>
            <Table.Td>
              {guest.reserved && (
                <StatusBadge tone="wait" icon={IconBookmark}>
                  {t('reserved')}
                </StatusBadge>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </ListedTable>
    </ListFrame>
  )
}
