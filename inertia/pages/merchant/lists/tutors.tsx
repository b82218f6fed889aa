import { Anchor, Group, Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ListedTable } from '~/components/merchant/lists/listed_table'
import { ListFrame, type ListQueryProps } from '~/components/merchant/lists/list_frame'
import { WithheldNotice } from '~/components/merchant/withheld_notice'
import { PersonLink, type Listed } from '~/components/merchant/lists/person_link'
import { Phones } from '~/components/merchant/lists/phones'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Pager } from '~/components/merchant/types'

type Tutor = {
  tutor: string
  tutorPhones: string[]
  tutorEmail: string | null
  withheld: boolean
  kids: Listed[]
}

type Props = ListQueryProps & { tutors: { data: Tutor[] } & Pager }

export default function MerchantListsTutors({ tutors, search, state, tournament, opens }: Props) {
  const t = useTranslations('merchant.lists.tutors')
  return (
    <ListFrame
      title={t('title')}
      address={urlFor('merchant.lists.tutors')}
      query={{ search, state, tournament }}
      pager={tutors}
      notice={tutors.data.some(({ withheld }) => withheld) && <WithheldNotice restricted={false} />}
    >
      <ListedTable title={t('title')} heads={[t('tutor'), t('contact'), t('kids')]}>
        {tutors.data.map(({ tutor, tutorPhones, tutorEmail, kids }) => (
          <Table.Tr key={kids[0].id}>
            <Table.Td>
              <Text span size="sm" fw={600}>
                {tutor || '–'}
              </Text>
            </Table.Td>
            <Table.Td>
              <Phones numbers={tutorPhones} />
              {tutorEmail && (
                <Anchor href={`mailto:${tutorEmail}`} size="sm">
                  {tutorEmail}
                </Anchor>
              )}
            </Table.Td>
            <Table.Td>
              {kids.map((kid) => (
                <Group key={kid.id} gap="xs">
                  <PersonLink person={kid} opens={opens} />
                  <StateBadge state={kid.state} withdrawn={kid.withdrawn} />
                </Group>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </ListedTable>
    </ListFrame>
  )
}
