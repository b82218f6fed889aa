import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const office = controllers.merchant
const numeric = /^\d{1,9}$/

router
  .group(() => {
    router.get('login', [office.Sessions, 'create']).as('sessions.create')
    router.post('login', [office.Sessions, 'store']).as('sessions.store')
    router.get('forgot-password', [office.PasswordResets, 'create']).as('password_resets.create')
    router.post('forgot-password', [office.PasswordResets, 'store']).as('password_resets.store')
    router.get('reset-password/:token', [office.PasswordResets, 'edit']).as('password_resets.edit')
    router
      .post('reset-password/:token', [office.PasswordResets, 'update'])
      .as('password_resets.update')
  })
  .prefix('merchant')
  .as('merchant')
  .use(middleware.guest())

router
  .group(() => {
    router.post('logout', [office.Sessions, 'destroy']).as('sessions.destroy')
    router.get('/', [office.Dashboard, 'show']).as('dashboard')
    router.get('desk', [office.Desks, 'show']).as('desk')
    router.get('files', [office.Files, 'show']).as('files.show')
    router.get('preview', [office.Previews, 'show']).as('previews.show')
    router.get('preview/card.pdf', [office.Previews, 'pdf']).as('previews.pdf')
    router.get('exports/:id', [office.FormExports, 'show']).as('exports.show').where('id', numeric)

    router.get('mform', [office.FormTypes, 'index']).as('form_types.index')
    router
      .group(() => {
        router.get('/', [office.Forms, 'index']).as('index')
        router.get('create', [office.Forms, 'create']).as('create')
        router.post('/', [office.Forms, 'store']).as('store')
        router.post('changestate', [office.FormStateBatches, 'store']).as('states.batch')
        router.post('export', [office.FormExports, 'store']).as('export')
        router.get(':id', [office.Forms, 'show']).as('show').where('id', numeric)
        router.get(':id/edit', [office.Forms, 'edit']).as('edit').where('id', numeric)
        router.put(':id', [office.Forms, 'update']).as('update').where('id', numeric)
        // Uploads cannot be sent with PUT: browsers post them and name the method.
        router.post(':id', [office.Forms, 'update']).as('upload').where('id', numeric)
        router
          .post(':id/changestate', [office.FormStates, 'update'])
          .as('state')
          .where('id', numeric)
        router
          .post(':id/askchanges', [office.ChangeRequests, 'store'])
          .as('ask_changes')
          .where('id', numeric)
        router
          .post(':id/guestlinks', [office.GuestLinks, 'store'])
          .as('guest_links.store')
          .where('id', numeric)
        router
          .delete(':id/guestlinks/:link', [office.GuestLinks, 'destroy'])
          .as('guest_links.destroy')
          .where('id', numeric)
        router
          .post(':type', [office.Forms, 'store'])
          .as('store_typed')
          .where('type', /^[a-z]+$/)
      })
      .prefix('mform/:form')
      .as('forms')

    router.get('system/pdfs', [office.Cards, 'index']).as('cards.index')
    router.get('batches', [office.Batches, 'index']).as('batches.index')
    router.get('batches/:id', [office.Batches, 'show']).as('batches.show').where('id', numeric)
    router
      .get('batches/:id/cards.pdf', [office.Batches, 'download'])
      .as('batches.download')
      .where('id', numeric)

    router.get('config/mailbox', [office.config.Mailbox, 'index']).as('mailbox.index')
    router.get('config/mailbox/:name', [office.config.Mailbox, 'show']).as('mailbox.show')
    router.get('config/exports', [office.config.Exports, 'index']).as('export_recipients.index')
    router.put('config/exports', [office.config.Exports, 'update']).as('export_recipients.update')

    router
      .group(() => {
        router.get('/', [office.config.Blacklist, 'index']).as('index')
        router.get('create', [office.config.Blacklist, 'create']).as('create')
        router.post('/', [office.config.Blacklist, 'store']).as('store')
        router.get(':id/edit', [office.config.Blacklist, 'edit']).as('edit')
        router.put(':id', [office.config.Blacklist, 'update']).as('update')
        router.delete(':id', [office.config.Blacklist, 'destroy']).as('destroy')
        router
          .post(':id/clearances', [office.config.BlacklistClearances, 'store'])
          .as('clearances.store')
        router
          .delete(':id/clearances/:clearance', [office.config.BlacklistClearances, 'destroy'])
          .as('clearances.destroy')
          .where('clearance', numeric)
      })
      .prefix('config/blacklist')
      .as('blacklist')
      .where('id', numeric)
  })
  .prefix('merchant')
  .as('merchant')
  .use(middleware.auth())
