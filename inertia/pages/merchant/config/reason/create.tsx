import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { ReasonForm } from '~/components/merchant/reason/reason_form'
import type { Option } from '~/types'

export default function MerchantConfigReasonCreate({ questions }: { questions: Option[] }) {
  const t = useTranslations('config.reasons')
  return (
    <>
      <PageHead
        title={t('createTitle')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.reasons.index') }]}
      />
      <ReasonForm questions={questions} />
    </>
  )
}
