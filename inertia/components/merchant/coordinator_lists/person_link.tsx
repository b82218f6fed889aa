import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'

export type Listed = Data.Listed

export function PersonLink({ person, opens }: { person: Listed; opens: boolean }) {
  if (!opens)
    return (
      <Text span size="sm" fw={600}>
        {person.name}
      </Text>
    )
  return (
    <Anchor
      component={Link}
      href={urlFor('merchant.forms.show', { form: person.type, id: person.id })}
      size="sm"
      fw={600}
    >
      {person.name}
    </Anchor>
  )
}
