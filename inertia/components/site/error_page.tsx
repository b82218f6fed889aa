import { Link } from '@adonisjs/inertia/react'
import { Head, usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

type Props = {
  status: number
  title: string
  message: string
  help: ReactNode
  requestId?: string
  action?: ReactNode
}

export function ErrorPage({ status, title, message, help, requestId, action }: Props) {
  const t = useTranslations('ui.errors')
  const { user } = usePage().props
  return (
    <div className="column">
      <Head title={title} />
      <p className="error-code">{status}</p>
      <h1 className="page-title">{message}</h1>
      <p className="page-lead">{help}</p>
      {requestId && (
        <p className="dimmed">
          {t('request')} <code>{requestId}</code>
        </p>
      )}
      <div className="actions error-actions">
        {action}
        <Button
          component={Link}
          href={urlFor(user ? 'merchant.sessions.create' : 'home')}
          variant={action ? 'default' : 'filled'}
        >
          {t('home')}
        </Button>
      </div>
    </div>
  )
}
