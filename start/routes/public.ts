import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { formTypes } from '#form_types/index'
import { submissionLimit } from '#start/limiter'

const { Home, Forms, Thanks, RequestStatus, Policies } = controllers.public

router.get('/', [Home, 'show']).as('home')
router.get('/lang/:locale', [controllers.Locale, 'update']).as('locale.update')
router.get('/privacy-policy', [Policies, 'privacy']).as('policies.privacy')
router.get('/privacy-accreditation', [Policies, 'accreditation']).as('policies.accreditation')
router.get('/solicitudes/:token', [RequestStatus, 'show']).as('status.show')
router.get('/health', [controllers.Health, 'show']).as('health')

// A form type brings its own routes: nothing is written here for a new one.
for (const { key, path } of formTypes.public()) {
  router.get(path!, [Forms, 'create']).as(`forms.${key}.create`)
  router.post(path!, [Forms, 'store']).as(`forms.${key}.store`).use(submissionLimit)
  router.get(`${path}/gracias`, [Thanks, 'show']).as(`forms.${key}.thanks`)
}
