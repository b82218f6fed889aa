import { useTranslations } from 'use-intl'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

export default function NotFound({ message }: PageProps<{ message: string; requestId: string }>) {
  const t = useTranslations('ui.errors.notFound')
  return <ErrorPage status={404} title={t('title')} message={message} help={t('help')} />
}
