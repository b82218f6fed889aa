import { PolicyPage } from '~/components/site/policy_page'
import { PrivacyEn } from '~/pages/policies/texts/privacy.en'
import { PrivacyEs } from '~/pages/policies/texts/privacy.es'
import type { Organiser, PageProps, Retention } from '~/types'

type Props = PageProps<{ organiser: Organiser; retention: Retention; version: string }>

export default function PrivacyPolicy({ locale, organiser, retention, version }: Props) {
  const Text = locale === 'es' ? PrivacyEs : PrivacyEn
  return (
    <PolicyPage policy="privacy" version={version}>
      <Text organiser={organiser} retention={retention} />
    </PolicyPage>
  )
}
