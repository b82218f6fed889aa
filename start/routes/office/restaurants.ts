import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { RestaurantLogExports, RestaurantLogs, RestaurantSettlements } = controllers.merchant
const { RestaurantChargeUndos, RestaurantCharges, RestaurantScans } = controllers.merchant

office(() => {
  router
    .group(() => {
      router.get('/', [RestaurantScans, 'create']).as('restaurant_scans.create')
      router.post('validate', [RestaurantScans, 'store']).as('restaurant_scans.store')
      router.get(':form/edit', [RestaurantCharges, 'edit']).as('restaurant_charges.edit')
      router.put(':form', [RestaurantCharges, 'update']).as('restaurant_charges.update')
      // The station sends charges with POST.
      router.post(':form', [RestaurantCharges, 'update']).as('restaurant_charges.store')
      router.post(':form/undo', [RestaurantChargeUndos, 'store']).as('restaurant_charges.undo')
    })
    .prefix('restaurants/restaurant')
    .where('form', numeric)

  router
    .group(() => {
      router.get('/', [RestaurantLogs, 'index']).as('index')
      router.post('export', [RestaurantLogExports, 'store']).as('export')
      router.get('export/:id', [RestaurantLogExports, 'show']).as('download').where('id', numeric)
      router.get('settlement', [RestaurantSettlements, 'show']).as('settlement')
    })
    .prefix('restaurantlog')
    .as('restaurant_logs')
})
