import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

export default function LinkExpired({ contact }: PageProps<{ contact: string }>) {
  const t = useTranslations('ui.linkExpired')
  return (
    <ErrorPage
      status={403}
      title={t('title')}
      message={t('message')}
      help={t.rich('help', { link: () => <ContactLink address={contact} /> })}
    />
  )
}
