import { RestaurantStation } from '~/components/merchant/restaurants/restaurant_station'
import type { Diner, Place, PortionType } from '~/components/merchant/restaurants/types'

type Props = {
  restaurants: Place[]
  restaurant: Place
  form: Diner
  type: PortionType | null
}

export default function MerchantRestaurantsEdit({ restaurants, restaurant, form, type }: Props) {
  return (
    <RestaurantStation
      key={`${restaurant.id} ${form.id}`}
      places={restaurants}
      place={restaurant}
      diner={form}
      type={type}
    />
  )
}
