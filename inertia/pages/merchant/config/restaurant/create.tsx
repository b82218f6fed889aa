import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RestaurantForm } from '~/components/merchant/restaurant/restaurant_form'

export default function MerchantConfigRestaurantCreate() {
  const t = useTranslations('config.restaurant')
  return (
    <>
      <PageHead
        title={t('create')}
        crumbs={[{ label: t('title'), href: urlFor('merchant.restaurants.index') }]}
      />
      <RestaurantForm />
    </>
  )
}
