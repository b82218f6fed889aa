import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import type { State } from '~/components/merchant/types'

/** A request as these lists name it. */
export type Listed = {
  id: number
  type: string
  idForm: string
  name: string
  state: State
  withdrawn: boolean
}

/** Somebody's name, which leads to the request where the reader may open it. */
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
