import { RestaurantStation } from '~/components/merchant/charges/restaurant_station'
import type { Customer, PortionType, ServingRestaurant } from '~/components/merchant/charges/types'

type Props = {
  restaurants: ServingRestaurant[]
  restaurant: ServingRestaurant
  form: Customer
  type: PortionType | null
}

export default function MerchantRestaurantsEdit({ restaurants, restaurant, form, type }: Props) {
  return (
    <RestaurantStation
      key={`${restaurant.id} ${form.id}`}
      restaurants={restaurants}
      restaurant={restaurant}
      customer={form}
      type={type}
    />
  )
}
