import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPlus } from '@tabler/icons-react'

export function CreateLink({ href, children }: { href: string; children: string }) {
  return (
    <Button component={Link} href={href} leftSection={<IconPlus size={16} aria-hidden />}>
      {children}
    </Button>
  )
}
