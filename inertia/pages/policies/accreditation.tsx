import { PolicyPage } from '~/components/site/policy_page'
import { AccreditationEn } from '~/pages/policies/texts/accreditation.en'
import { AccreditationEs } from '~/pages/policies/texts/accreditation.es'
import type { Organiser, PageProps } from '~/types'

type Props = PageProps<{ organiser: Organiser; version: string }>

export default function AccreditationPolicy({ locale, organiser, version }: Props) {
  const Text = locale === 'es' ? AccreditationEs : AccreditationEn
  return (
    <PolicyPage policy="accreditation" version={version}>
      <Text organiser={organiser} />
    </PolicyPage>
  )
}
