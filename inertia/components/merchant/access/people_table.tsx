import { Anchor, Paper, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { useRequestPath } from '~/components/merchant/request_path'
import stacked from '~/components/merchant/stacked.module.css'
import { wordsOf } from '~/words'

export type PersonWithAccess = {
  id: number
  type: string
  idForm: string
  name: string
  company: string | null
  category: string
  permission: string | null
  hasPage: boolean
  why: string
}

export function PeopleTable({ people }: { people: PersonWithAccess[] }) {
  const t = useTranslations('merchant.access')
  const pathOf = useRequestPath()
  return (
    <Paper withBorder className={stacked.paper}>
      <Table highlightOnHover className={stacked.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('person')}</Table.Th>
            <Table.Th scope="col">{t('category')}</Table.Th>
            <Table.Th scope="col">{t('permission')}</Table.Th>
            <Table.Th scope="col">{t('whyColumn')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => (
            <Table.Tr key={person.id}>
              <Table.Td>
                {person.hasPage ? (
                  <Anchor component={Link} href={pathOf(person)} fw={600} size="sm">
                    {person.name}
                  </Anchor>
                ) : (
                  <Text span fw={600} size="sm">
                    {person.name}
                  </Text>
                )}
                <Text size="xs" c="dimmed">
                  {[person.idForm, person.company].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td>{person.category}</Table.Td>
              <Table.Td>{person.permission}</Table.Td>
              <Table.Td>{wordsOf(t, `why.${person.why}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
