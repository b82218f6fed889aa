import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import type { Related } from '~/components/merchant/types'

export function RelatedLink({ person, href }: { person: Related; href?: string }) {
  return (
    <>
      <Anchor
        component={Link}
        href={href ?? urlFor('merchant.forms.show', { form: person.type, id: person.id })}
        size="sm"
        underline="always"
      >
        {person.name} {person.lastName}
      </Anchor>{' '}
      <Text span size="xs" ff="monospace" c="dimmed">
        {person.idForm}
      </Text>
    </>
  )
}
