import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { EntryForm } from '~/components/merchant/blacklist/entry_form'
import { PageHead } from '~/components/merchant/page_head'

export default function MerchantConfigBlacklistCreate() {
  const t = useTranslations('config.blacklist')
  return (
    <>
      <PageHead
        title={t('createTitle')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.blacklist.index') }]}
      />
      <EntryForm />
    </>
  )
}
