import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const {
  Collectives,
  CollectivePrints,
  CollectiveScans,
  CollectiveSignatures,
  CollectiveSuggestions,
} = controllers.merchant

office(() => {
  router
    .group(() => {
      router.get('/', [Collectives, 'index']).as('index')
      router.get('create', [Collectives, 'create']).as('create')
      router.post('/', [Collectives, 'store']).as('store')
      router.post('validate/:uuid', [CollectiveScans, 'store']).as('validate')
      router.get('suggestions', [CollectiveSuggestions, 'index']).as('suggestions')
      router.get(':id', [Collectives, 'show']).as('show')
      router.get(':id/edit', [Collectives, 'edit']).as('edit')
      router.put(':id', [Collectives, 'update']).as('update')
      router.delete(':id', [Collectives, 'destroy']).as('destroy')
      router.delete(':id/forms/:entry', [CollectiveScans, 'destroy']).as('remove')
      router.post(':id/suggestions', [CollectiveSuggestions, 'store']).as('suggest')
      router.post(':id/sign', [CollectiveSignatures, 'store']).as('sign')
      router.get(':id/signature.png', [CollectiveSignatures, 'show']).as('signature')
      router.get(':id/print', [CollectivePrints, 'show']).as('print')
    })
    .prefix('signature')
    .as('collectives')
    .where('id', numeric)
    .where('entry', numeric)
})
