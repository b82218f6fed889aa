import { useTranslations } from 'use-intl'
import { RestaurantTiles } from '~/components/merchant/charges/restaurant_line'
import { RestaurantStation } from '~/components/merchant/charges/restaurant_station'
import type { ServingRestaurant } from '~/components/merchant/charges/types'
import { homeOf } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'
import { Station } from '~/components/merchant/station/station'

type Props = { restaurants: ServingRestaurant[]; restaurant: ServingRestaurant | null }

export default function MerchantRestaurantsIndex({ restaurants, restaurant }: Props) {
  const t = useTranslations('restaurants.station')
  const { user } = useOffice()
  if (restaurant)
    return (
      <RestaurantStation
        key={restaurant.id}
        restaurants={restaurants}
        restaurant={restaurant}
        customer={null}
        type={null}
      />
    )
  return (
    <Station title={t('title')} back={homeOf(user)}>
      <RestaurantTiles restaurants={restaurants} />
    </Station>
  )
}
