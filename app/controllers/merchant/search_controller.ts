import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import { findAnywhere } from '#models/form/found'
import OfficePolicy from '#policies/office_policy'
import { pagesFor } from '#transformers/office_pages'
import { searchValidator } from '#validators/lists'
import { placeOf } from '#validators/path'

/** Looking for anything in the office: requests of every type, and pages. */
export default class SearchController {
  async index({ request, response, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('enter')
    const { q } = await request.validateUsing(searchValidator, { data: request.qs() })
    const user = auth.getUserOrFail()
    const types = formTypes.keys().filter((key) => user.seesType(key))
    const forms = q ? await findAnywhere(types, q) : []
    response.header('Cache-Control', 'no-store')
    return {
      requests: forms.map((form) => ({
        id: form.id,
        type: form.type,
        title: i18n.t(`forms.${form.type}.title`),
        idForm: form.idForm,
        name: form.fullName,
        company: form.outlet,
        state: form.state,
        withdrawn: form.withdrawnAt !== null,
        url: placeOf(form, user),
      })),
      pages: pagesFor(user, q ?? '', i18n),
    }
  }
}
