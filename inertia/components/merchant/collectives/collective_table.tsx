import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { CollectiveState } from '~/components/merchant/collectives/collective_state'
import { useTypeName } from '~/components/merchant/collectives/type_name'
import type { Collective } from '~/components/merchant/collectives/types'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'

export function CollectiveTable({ collectives }: { collectives: Collective[] }) {
  const t = useTranslations('collectives.index')
  return (
    <FramedTable heads={[t('collector'), t('cards'), t('state'), t('begun'), t('signed')]}>
      {collectives.map((collective) => (
        <Row key={collective.id} collective={collective} />
      ))}
    </FramedTable>
  )
}

function Row({ collective }: { collective: Collective }) {
  const t = useTranslations('collectives.index')
  const typeName = useTypeName()
  const { id, name, lastname, email, type, cardsPickedUp, signed, signedAt } = collective
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
        <CollectiveState signed={signed} />
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('begun')}</CellLabel>
        {collective.user}
        <Text size="xs" c="dimmed">
          <Moment at={collective.createdAt} />
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
