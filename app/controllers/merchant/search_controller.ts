import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import { noteSearch } from '#journal/entries'
import { findAnywhere } from '#queries/request_list'
import { peopleFound } from '#people/found'
import OfficePolicy from '#policies/office_policy'
import { pagesFor } from '#props/office_pages'
import { searchValidator } from '#validators/lists'
import { ownPageOf } from '#http/addresses'

const PEOPLE = 5

export default class SearchController {
  async index({ request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('enter')
    const { q } = await request.validateUsing(searchValidator, { data: request.qs() })
    const user = auth.getUserOrFail()
    await noteSearch(user, q)
    const types = formTypes.keys().filter((key) => user.seesType(key))
    const forms = q ? await findAnywhere(types, q) : []
    const found = q ? (await peopleFound(user, q)).slice(0, PEOPLE) : []
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
        url: ownPageOf(form, user),
      })),
      people: found.map(({ name, requests, url }) => ({ name, requests, url })),
      pages: pagesFor(user, q ?? '', i18n),
    }
  }
}
