import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

export function ImportLink({ type }: { type: string }) {
  const t = useTranslations('merchant.list')
  return (
    <Button
      component={Link}
      href={urlFor('merchant.import_people.index', { form: type })}
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
    >
      {t('importList')}
    </Button>
  )
}
