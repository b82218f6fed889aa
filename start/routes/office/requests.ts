import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const desk = controllers.merchant

office(() => {
  router.get('mform', [desk.FormTypes, 'index']).as('form_types.index')
  router
    .group(() => {
      router.get('/', [desk.Forms, 'index']).as('index')
      router.get('create', [desk.Forms, 'create']).as('create')
      router.post('/', [desk.Forms, 'store']).as('store')
      router.post('changestate', [desk.FormStateBatches, 'store']).as('states.batch')
      router.post('export', [desk.FormExports, 'store']).as('export')
      router.get(':id', [desk.Forms, 'show']).as('show').where('id', numeric)
      router.get(':id/edit', [desk.Forms, 'edit']).as('edit').where('id', numeric)
      router.put(':id', [desk.Forms, 'update']).as('update').where('id', numeric)
      // Uploads cannot be sent with PUT: browsers post them and name the method.
      router.post(':id', [desk.Forms, 'update']).as('upload').where('id', numeric)
      router.post(':id/changestate', [desk.FormStates, 'update']).as('state').where('id', numeric)
      router
        .post(':id/askchanges', [desk.ChangeRequests, 'store'])
        .as('ask_changes')
        .where('id', numeric)
      router
        .post(':id/guestlinks', [desk.GuestLinks, 'store'])
        .as('guest_links.store')
        .where('id', numeric)
      router
        .delete(':id/guestlinks/:link', [desk.GuestLinks, 'destroy'])
        .as('guest_links.destroy')
        .where('id', numeric)
      router
        .post(':type', [desk.Forms, 'store'])
        .as('store_typed')
        .where('type', /^[a-z]+$/)
    })
    .prefix('mform/:form')
    .as('forms')
})
