import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'
import { ErrorPage } from '~/components/site/error_page'
import type { PageProps } from '~/types'

type Props = PageProps<{
  contact: string
  /** The link of a tutor, which the office sends again. */
  tutor?: boolean
}>

export default function LinkExpired({ contact, tutor = false }: Props) {
  const t = useTranslations('ui.linkExpired')
  return (
    <ErrorPage
      status={403}
      title={t('title')}
      message={t('message')}
      help={t.rich(tutor ? 'helpTutor' : 'help', { link: () => <ContactLink address={contact} /> })}
    />
  )
}
