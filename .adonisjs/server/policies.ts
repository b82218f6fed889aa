export const policies = {
  CollectivePolicy: () => import('#policies/collective_policy'),
  FormPolicy: () => import('#policies/form_policy'),
  OfficePolicy: () => import('#policies/office_policy'),
  RestaurantPolicy: () => import('#policies/restaurant_policy'),
}

