export const policies = {
  FormPolicy: () => import('#policies/form_policy'),
  OfficePolicy: () => import('#policies/office_policy'),
  PickupPolicy: () => import('#policies/pickup_policy'),
  RestaurantPolicy: () => import('#policies/restaurant_policy'),
}

