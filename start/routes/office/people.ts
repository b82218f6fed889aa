import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { DataRequests, People, PersonErasures, PersonExports, PersonRestrictions, Tutors } =
  controllers.merchant

office(() => {
  router
    .group(() => {
      router.get('/', [DataRequests, 'index']).as('index')
      router.post('requests/:id/answer', [DataRequests, 'update']).as('answer')
      router.get(':id', [People, 'show']).as('show')
      router.get(':id/export', [PersonExports, 'show']).as('export')
      router.get(':id/tutor', [Tutors, 'show']).as('tutor')
      router.get(':id/tutor/export', [Tutors, 'export']).as('tutor_export')
      router.post(':id/erase', [PersonErasures, 'store']).as('erase')
      router.post(':id/restrict', [PersonRestrictions, 'store']).as('restrict')
      router.post(':id/lift', [PersonRestrictions, 'destroy']).as('lift')
    })
    .prefix('people')
    .as('people')
    .where('id', numeric)

  router
    .group(() => {
      router.get(':id', [PersonErasures, 'show']).as('show')
      router.get(':id/certificate.pdf', [PersonErasures, 'print']).as('print')
    })
    .prefix('people/erasures')
    .as('erasures')
    .where('id', numeric)
})
