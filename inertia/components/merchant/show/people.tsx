import { Button, Group } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Related, ShownRequest } from '~/components/merchant/types'

type Props = { host: ShownRequest; guests: Related[]; guest: ShownRequest }

export function People({ host, guests, guest }: Props) {
  const t = useTranslations('merchant.guests')
  const path = urlFor('merchant.forms.show', { form: host.type, id: host.id })
  const link = (id: number, label: string, href: string) => (
    <Button
      key={id}
      component={Link}
      href={href}
      size="xs"
      variant={id === guest.id ? 'light' : 'default'}
      aria-current={id === guest.id ? 'page' : undefined}
    >
      {label}
    </Button>
  )
  return (
    <Group component="nav" gap={6} mb="sm" aria-label={t('people')}>
      {link(host.id, `${host.name} ${host.lastName}`, path)}
      {guests.map(({ id, name, lastName }) =>
        link(id, `${name} ${lastName}`, `${path}?guest=${id}`)
      )}
    </Group>
  )
}
