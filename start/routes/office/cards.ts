import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { Access, Batches, Cards, Previews } = controllers.merchant

office(() => {
  router.get('access', [Access, 'index']).as('access.index')
  router.get('preview', [Previews, 'show']).as('previews.show')
  router.get('preview/card.pdf', [Previews, 'pdf']).as('previews.pdf')
  router.get('system/pdfs', [Cards, 'index']).as('cards.index')
  router.get('batches', [Batches, 'index']).as('batches.index')
  router.post('batches', [Batches, 'store']).as('batches.store')
  router.get('batches/:id', [Batches, 'show']).as('batches.show').where('id', numeric)
  router
    .get('batches/:id/cards.pdf', [Batches, 'download'])
    .as('batches.download')
    .where('id', numeric)
})
