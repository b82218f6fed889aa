import { useTranslations } from 'use-intl'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

export default function Forbidden({ message }: PageProps<{ message: string; requestId: string }>) {
  const t = useTranslations('ui.errors.forbidden')
  return <ErrorPage status={403} title={t('title')} message={message} help={t('help')} />
}
