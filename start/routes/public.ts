import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formTypes } from '#form_types/index'
import {
  correctionLimit,
  dataRequestLimit,
  statusLinkLimit,
  submissionLimit,
  tutorLimit,
} from '#start/limiter'
import { requestFiles } from '#start/uploads'

const { Home, Forms, Thanks, RequestStatus, StatusLinks, Policies, Downloads } = controllers.public
const { DataRequests, ReturningPlayers, Guests, SecurityTexts, Tutors } = controllers.public

router.get('/', [Home, 'show']).as('home')
router.get('/.well-known/security.txt', [SecurityTexts, 'show']).as('security_text')
router.get('/lang/:locale', [controllers.Locale, 'update']).as('locale.update')
router.get('/privacy-policy', [Policies, 'privacy']).as('policies.privacy')
router.get('/privacy-accreditation', [Policies, 'accreditation']).as('policies.accreditation')
router.get('/forms/downloads/:document', [Downloads, 'show']).as('downloads.show')
router.get('/solicitudes', [StatusLinks, 'create']).as('status_links.create')
router.post('/solicitudes', [StatusLinks, 'store']).as('status_links.store').use(statusLinkLimit)
router.get('/solicitudes/:token', [RequestStatus, 'show']).as('status.show')
const correction = [correctionLimit, requestFiles]
router.put('/solicitudes/:token', [RequestStatus, 'update']).as('status.update').use(correction)
// Uploads cannot be sent with PUT: browsers post them and name the method.
router.post('/solicitudes/:token', [RequestStatus, 'update']).as('status.upload').use(correction)
router.delete('/solicitudes/:token', [RequestStatus, 'destroy']).as('status.destroy')
router
  .post('/solicitudes/:token/rights', [DataRequests, 'store'])
  .as('status.rights')
  .use(dataRequestLimit)
router.get('/solicitudes/:token/data', [RequestStatus, 'data']).as('status.data')
router
  .get('/logos/:key', [controllers.public.Logos, 'show'])
  .as('logos.show')
  .where('key', /^[0-9A-Z]{26}\.png$/)

const returning = '/forms/jugadores/old'
router.get(returning, [ReturningPlayers, 'create']).as('returning.create')
router
  .post(returning, [ReturningPlayers, 'store'])
  .as('returning.store')
  .use([submissionLimit, requestFiles])
router.get(`${returning}/search`, [ReturningPlayers, 'search']).as('returning.search')
router.get(`${returning}/gracias`, [Thanks, 'show']).as('returning.thanks')

const invited = '/forms/invitados/:parent'
router.get(invited, [Guests, 'create']).as('guests.create')
router.post(invited, [Guests, 'store']).as('guests.store').use([submissionLimit, requestFiles])
router.get(`${invited}/gracias`, [Guests, 'show']).as('guests.thanks')

router
  .get('/tutores/:id', [Tutors, 'show'])
  .as('tutors.show')
  .where('id', /^\d{1,9}$/)
router
  .post('/tutores/:id', [Tutors, 'store'])
  .as('tutors.store')
  .where('id', /^\d{1,9}$/)
  .use(tutorLimit)

// Each form type brings its own path.
for (const { key, path } of formTypes.public()) {
  router.get(path, [Forms, 'create']).as(`forms.${key}.create`)
  router.post(path, [Forms, 'store']).as(`forms.${key}.store`).use([submissionLimit, requestFiles])
  router.get(`${path}/gracias`, [Thanks, 'show']).as(`forms.${key}.thanks`)
}
