import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { revealLimit } from '#start/limiter'
import { requestFiles } from '#start/uploads'

const desk = controllers.merchant

office(() => {
  router.get('changes', [desk.BulkChanges, 'index']).as('changes.index')
  router
    .get('changes/:batch', [desk.BulkChanges, 'show'])
    .as('changes.show')
    .where('batch', numeric)
  router
    .post('mform/changes/:batch/undo', [desk.BulkChangeUndos, 'store'])
    .as('changes.undo')
    .where('batch', numeric)
  router
    .post('mform/changes/:batch/release', [desk.BulkChangeMails, 'store'])
    .as('changes.release')
    .where('batch', numeric)

  router.get('latelinks', [desk.LateLinks, 'index']).as('late_links.index')
  router.post('latelinks', [desk.LateLinks, 'store']).as('late_links.store')
  router
    .delete('latelinks/:id', [desk.LateLinks, 'destroy'])
    .as('late_links.destroy')
    .where('id', numeric)

  // A guest needs a host: these routes must come before those of all form types.
  router.get('mform/guest/create', [desk.Guests, 'create']).as('guests.create')
  router.post('mform/guest', [desk.Guests, 'store']).as('guests.store').use(requestFiles)
  router
    .post('mform/guest/:id', [desk.Guests, 'store'])
    .as('guests.store_for')
    .where('id', numeric)
    .use(requestFiles)
  router
    .post('mform/guest/:id/assign', [desk.GuestHosts, 'update'])
    .as('guests.assign')
    .where('id', numeric)

  router.get('consents/:id', [desk.Consents, 'show']).as('consents.show').where('id', numeric)

  router.get('search', [desk.Search, 'index']).as('search')
  router.get('ballboys', [desk.lists.Ballboys, 'index']).as('lists.ballboys')
  router.get('tutors', [desk.lists.Tutors, 'index']).as('lists.tutors')
  router.get('guests', [desk.lists.Guests, 'index']).as('lists.guests')
  router.get('invited-by', [desk.lists.InvitedBy, 'index']).as('lists.invited_by')

  router.get('mform', [desk.FormTypes, 'index']).as('form_types.index')
  router
    .group(() => {
      router.get('/', [desk.Forms, 'index']).as('index')
      router.get('create', [desk.Forms, 'create']).as('create')
      router.post('/', [desk.Forms, 'store']).as('store').use(requestFiles)
      router.post('changestate', [desk.BulkDecisions, 'store']).as('states.batch')
      router.post('changes', [desk.BulkValues, 'store']).as('changes')
      router.post('tutor', [desk.BulkTutorMails, 'store']).as('tutor_mails.batch')
      router.get('groups', [desk.FormGroups, 'index']).as('groups')
      router.post('export', [desk.FormExports, 'store']).as('export')
      router.get(':id', [desk.Forms, 'show']).as('show').where('id', numeric)
      router.get(':id/edit', [desk.Forms, 'edit']).as('edit').where('id', numeric)
      router.put(':id', [desk.Forms, 'update']).as('update').where('id', numeric).use(requestFiles)
      // Uploads cannot be sent with PUT: browsers post them and name the method.
      router.post(':id', [desk.Forms, 'update']).as('upload').where('id', numeric).use(requestFiles)
      router.post(':id/changestate', [desk.FormStates, 'update']).as('state').where('id', numeric)
      router.get(':id/crop', [desk.Crops, 'edit']).as('crop.edit').where('id', numeric)
      router.post(':id/crop', [desk.Crops, 'update']).as('crop.update').where('id', numeric)
      router.post(':id/notes', [desk.FormNotes, 'store']).as('notes.store').where('id', numeric)
      router
        .delete(':id/notes/:note', [desk.FormNotes, 'destroy'])
        .as('notes.destroy')
        .where('id', numeric)
        .where('note', numeric)
      router
        .post(':id/assign-to', [desk.FormAssignments, 'update'])
        .as('assign')
        .where('id', numeric)
      router
        .post(':id/askchanges', [desk.AskedChanges, 'store'])
        .as('ask_changes')
        .where('id', numeric)
      router.post(':id/tutor', [desk.TutorMails, 'store']).as('tutor_mail').where('id', numeric)
      router
        .post(':id/reveal', [desk.ShownNumbers, 'store'])
        .as('reveal')
        .where('id', numeric)
        .use(revealLimit)
      router.post(':id/credits', [desk.FormBalances, 'update']).as('balance').where('id', numeric)
      router.post(':id/move', [desk.FormMoves, 'store']).as('move').where('id', numeric)
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
        .use(requestFiles)
    })
    .prefix('mform/:form')
    .as('forms')
})
