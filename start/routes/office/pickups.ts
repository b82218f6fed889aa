import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { Pickups, PickupPrints, PickupScans, PickupSignatures, PickupSuggestions } =
  controllers.merchant

office(() => {
  router
    .group(() => {
      router.get('/', [Pickups, 'index']).as('index')
      router.get('create', [Pickups, 'create']).as('create')
      router.post('/', [Pickups, 'store']).as('store')
      router.post('validate/:uuid', [PickupScans, 'store']).as('validate')
      router.get('suggestions', [PickupSuggestions, 'index']).as('suggestions')
      router.get(':id', [Pickups, 'show']).as('show')
      router.get(':id/edit', [Pickups, 'edit']).as('edit')
      router.put(':id', [Pickups, 'update']).as('update')
      router.delete(':id', [Pickups, 'destroy']).as('destroy')
      router.delete(':id/forms/:entry', [PickupScans, 'destroy']).as('remove')
      router.post(':id/suggestions', [PickupSuggestions, 'store']).as('suggest')
      router.post(':id/sign', [PickupSignatures, 'store']).as('sign')
      router.get(':id/signature.png', [PickupSignatures, 'show']).as('signature')
      router.get(':id/print', [PickupPrints, 'show']).as('print')
    })
    .prefix('signature')
    .as('collectives')
    .where('id', numeric)
    .where('entry', numeric)
})
