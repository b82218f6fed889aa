import { Button, Group } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export function LogExport({ href }: { href: string }) {
  const t = useTranslations('config.log')
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('export')}
    </Button>
  )
}

type Props = {
  paged: boolean
  /** The last line shown, if there are older ones. */
  next: number | null
  address: (query: { before?: number }) => string
}

export function LogPages({ paged, next, address }: Props) {
  const t = useTranslations('config.log')
  if (!paged && !next) return null
  return (
    <Group component="nav" aria-label={t('pages')} justify="center" gap="xs" pt="sm">
      {paged && (
        <Button component={Link} href={address({})} variant="default" size="xs">
          {t('newest')}
        </Button>
      )}
      {next && (
        <Button component={Link} href={address({ before: next })} variant="default" size="xs">
          {t('older')}
        </Button>
      )}
    </Group>
  )
}
