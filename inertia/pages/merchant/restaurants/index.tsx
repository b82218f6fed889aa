import { useTranslations } from 'use-intl'
import { PlaceTiles } from '~/components/merchant/restaurants/place_line'
import { RestaurantStation } from '~/components/merchant/restaurants/restaurant_station'
import type { Place } from '~/components/merchant/restaurants/types'
import { homeOf } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'
import { Station } from '~/components/merchant/station/station'

type Props = { restaurants: Place[]; restaurant: Place | null }

/** Before the first card: the counter, or a choice of restaurants. */
export default function MerchantRestaurantsIndex({ restaurants, restaurant }: Props) {
  const t = useTranslations('restaurants.station')
  const { user } = useOffice()
  if (restaurant)
    return (
      <RestaurantStation
        key={restaurant.id}
        places={restaurants}
        place={restaurant}
        diner={null}
        type={null}
      />
    )
  return (
    <Station title={t('title')} back={homeOf(user)}>
      <PlaceTiles places={restaurants} />
    </Station>
  )
}
