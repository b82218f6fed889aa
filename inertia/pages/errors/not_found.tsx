import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

export default function NotFound({ message }: PageProps<{ message: string; requestId: string }>) {
  const t = useTranslations('ui.errors.notFound')
  // The link to a request ends when the office corrects its address.
  const isStatusLink = usePage().url.startsWith('/solicitudes/')
  return (
    <ErrorPage
      status={404}
      title={t('title')}
      message={isStatusLink ? t('statusLink') : message}
      help={t(isStatusLink ? 'statusLinkHelp' : 'help')}
      action={
        isStatusLink && (
          <Button component={Link} href={urlFor('status_links.create')}>
            {t('askAgain')}
          </Button>
        )
      }
    />
  )
}
