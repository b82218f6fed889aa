import { Anchor, Group, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ListedTable } from '~/components/merchant/listed_table'
import { ListFrame, type ListQueryProps } from '~/components/merchant/coordinator_lists/list_frame'
import { WithheldNotice } from '~/components/merchant/withheld_notice'
import { PersonLink, type Listed } from '~/components/merchant/coordinator_lists/person_link'
import { Phones } from '~/components/merchant/coordinator_lists/phones'
import { StateBadge } from '~/components/merchant/state_badge'
import { useOffice } from '~/components/merchant/shell/use_office'
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
              <TutorName name={tutor} child={kids[0].id} />
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

function TutorName({ name, child }: { name: string; child: number }) {
  const t = useTranslations('merchant.lists.tutors')
  const { may } = useOffice()
  if (!may('configure'))
    return (
      <Text span size="sm" fw={600}>
        {name || '–'}
      </Text>
    )
  return (
    <Anchor
      component={Link}
      href={urlFor('merchant.people.tutor', { id: child })}
      size="sm"
      fw={600}
    >
      {name || t('tutor')}
    </Anchor>
  )
}
