import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import type { AccountOptions } from '~/components/merchant/user/types'
import { UserForm } from '~/components/merchant/user/user_form'

export default function MerchantConfigUserCreate({ options }: { options: AccountOptions }) {
  const t = useTranslations('config.users')
  return (
    <>
      <PageHead
        title={t('createTitle')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.users.index') }]}
      />
      <UserForm options={options} />
    </>
  )
}
