import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { config } = controllers.merchant

office(() => {
  router.get('config/mailbox', [config.Mailbox, 'index']).as('mailbox.index')
  router.get('config/mailbox/:name', [config.Mailbox, 'show']).as('mailbox.show')
  router.get('config/exports', [config.Exports, 'index']).as('export_recipients.index')
  router.put('config/exports', [config.Exports, 'update']).as('export_recipients.update')

  router
    .group(() => {
      router.get('/', [config.Blacklist, 'index']).as('index')
      router.get('create', [config.Blacklist, 'create']).as('create')
      router.post('/', [config.Blacklist, 'store']).as('store')
      router.get(':id/edit', [config.Blacklist, 'edit']).as('edit')
      router.put(':id', [config.Blacklist, 'update']).as('update')
      router.delete(':id', [config.Blacklist, 'destroy']).as('destroy')
      router.post(':id/clearances', [config.BlacklistClearances, 'store']).as('clearances.store')
      router
        .delete(':id/clearances/:clearance', [config.BlacklistClearances, 'destroy'])
        .as('clearances.destroy')
        .where('clearance', numeric)
    })
    .prefix('config/blacklist')
    .as('blacklist')
    .where('id', numeric)
})
