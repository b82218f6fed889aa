import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { RestaurantForm, type Restaurant } from '~/components/merchant/restaurant/restaurant_form'

type Props = { restaurant: Restaurant; revision: string }

export default function MerchantConfigRestaurantEdit({ restaurant, revision }: Props) {
  const t = useTranslations('config.restaurant')
  const { id, name } = restaurant
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.restaurants.index') }]}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText')}
            confirm={t('removeConfirm', { name })}
            url={urlFor('merchant.restaurants.destroy', { id })}
          />
        }
      />
      <RestaurantForm key={revision} {...{ restaurant, revision }} />
    </>
  )
}
