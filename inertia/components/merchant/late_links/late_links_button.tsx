import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

export function LateLinksButton({ type }: { type: string }) {
  const t = useTranslations('merchant.list')
  return (
    <Button
      component={Link}
      href={urlFor('merchant.late_links.index', {}, { qs: { form: type } })}
      variant="default"
      size="xs"
      leftSection={<IconLink size={16} stroke={1.6} aria-hidden />}
    >
      {t('lateLinks')}
    </Button>
  )
}
