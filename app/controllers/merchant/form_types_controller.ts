import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import { countsByType } from '#figures/request_counts'
import OfficePolicy from '#policies/office_policy'

export default class FormTypesController {
  async index({ inertia, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const user = auth.getUserOrFail()
    const counts = await countsByType()
    return inertia.render('merchant/forms/types', {
      types: formTypes
        .withList()
        .filter(({ key }) => user.seesType(key))
        .map(({ key, sport }) => ({
          type: key,
          sport,
          title: i18n.t(`forms.${key}.title`),
          waiting: counts[key]?.waiting ?? 0,
          approved: counts[key]?.approved ?? 0,
          rejected: counts[key]?.rejected ?? 0,
        })),
    })
  }
}
