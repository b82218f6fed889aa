import { Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Cell, ListedTable } from '~/components/merchant/listed_table'
import { ListFrame, type ListQueryProps } from '~/components/merchant/coordinator_lists/list_frame'
import { WithheldNotice } from '~/components/merchant/withheld_notice'
import { PersonLink } from '~/components/merchant/coordinator_lists/person_link'
import { Phones } from '~/components/merchant/coordinator_lists/phones'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Pager } from '~/components/merchant/types'

type Ballboy = Data.Listed.Variants['forBallboys']

type Props = ListQueryProps & { ballboys: { data: Ballboy[] } & Pager }

export default function MerchantListsBallboys({
  ballboys,
  search,
  state,
  tournament,
  opens,
}: Props) {
  const t = useTranslations('merchant.lists.ballboys')
  const lists = useTranslations('merchant.lists')
  return (
    <ListFrame
      title={t('title')}
      address={urlFor('merchant.lists.ballboys')}
      query={{ search, state, tournament }}
      pager={ballboys}
      notice={
        ballboys.data.some(({ withheld }) => withheld) && <WithheldNotice restricted={false} />
      }
    >
      <ListedTable
        title={t('title')}
        heads={[
          lists('person'),
          lists('state'),
          t('age'),
          t('license'),
          t('sizes'),
          t('tutor'),
          t('phone'),
        ]}
      >
        {ballboys.data.map((kid) => (
          <Table.Tr key={kid.id}>
            <Table.Td>
              <PersonLink person={kid} opens={opens} />
              {kid.club && (
                <Text size="xs" c="dimmed">
                  {kid.club}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              <StateBadge state={kid.state} withdrawn={kid.withdrawn} />
            </Table.Td>
            <Cell head={t('age')}>{kid.age}</Cell>
            <Cell head={t('license')}>
              {kid.license}
              {!kid.withheld && (
                <Text size="xs" c="dimmed">
                  {t('licenseValid', { valid: kid.licenseValid ? 'yes' : 'no' })}
                </Text>
              )}
            </Cell>
            <Cell head={t('sizes')}>
              {[kid.polo, kid.pant, kid.shoes].map((size) => size ?? '–').join(' / ')}
            </Cell>
            <Cell head={t('tutor')}>{kid.tutor}</Cell>
            <Table.Td>
              <Phones numbers={kid.tutorPhones} />
            </Table.Td>
          </Table.Tr>
        ))}
      </ListedTable>
    </ListFrame>
  )
}
