import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useRequestPath } from '~/components/merchant/request_path'
import type { Related } from '~/components/merchant/types'

export function RelatedLink({ person, href }: { person: Related; href?: string }) {
  const pathOf = useRequestPath()
  return (
    <>
      <Anchor component={Link} href={href ?? pathOf(person)} size="sm" underline="always">
        {person.name} {person.lastName}
      </Anchor>{' '}
      <Text span size="xs" ff="monospace" c="dimmed">
        {person.idForm}
      </Text>
    </>
  )
}
