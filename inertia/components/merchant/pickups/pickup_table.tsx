import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { PickupState } from '~/components/merchant/pickups/pickup_state'
import { useTypeName } from '~/components/merchant/pickups/type_name'
import type { Pickup } from '~/components/merchant/pickups/types'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'

export function PickupTable({ pickups }: { pickups: Pickup[] }) {
  const t = useTranslations('collectives.index')
  return (
    <FramedTable heads={[t('collector'), t('cards'), t('state'), t('begun'), t('signed')]}>
      {pickups.map((pickup) => (
        <Row key={pickup.id} pickup={pickup} />
      ))}
    </FramedTable>
  )
}

function Row({ pickup }: { pickup: Pickup }) {
  const t = useTranslations('collectives.index')
  const typeName = useTypeName()
  const { id, name, lastname, email, type, cardsPickedUp, signed, signedAt } = pickup
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={urlFor('merchant.collectives.show', { id })}
          fw={600}
          size="sm"
        >
          {name} {lastname}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[t('number', { id: String(id) }), typeName(type), email].filter(Boolean).join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>{t('cardCount', { count: cardsPickedUp })}</Table.Td>
      <Table.Td>
        <PickupState signed={signed} />
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('begun')}</CellLabel>
        {pickup.user}
        <Text size="xs" c="dimmed">
          <Moment at={pickup.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td c="dimmed">
        {signedAt && (
          <>
            <CellLabel>{t('signed')}</CellLabel>
            <Moment at={signedAt} />
          </>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
