import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

type Props = PageProps<{ status: number; message: string; requestId: string }>

export default function ServerError({ status, message, requestId }: Props) {
  const t = useTranslations('ui.errors')
  return (
    <ErrorPage
      status={status}
      title={t('server.title')}
      message={message}
      help={t('server.help')}
      requestId={requestId}
      action={<Button onClick={() => window.location.reload()}>{t('retry')}</Button>}
    />
  )
}
