import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ResetForm, type ResetLists } from '~/components/merchant/credit_reset/reset_form'
import { PageHead } from '~/components/merchant/page_head'

export default function MerchantConfigCreditResetCreate({ columns, targets, options }: ResetLists) {
  const t = useTranslations('config.creditReset')
  return (
    <>
      <PageHead
        title={t('createTitle')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.credit_resets.index') }]}
      />
      <ResetForm {...{ columns, targets, options }} />
    </>
  )
}
