import type { I18n } from '@adonisjs/i18n'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { formTypes } from '#form_types/index'
import { searchAndNote } from '#journal/noted_search'
import { withheldFrom } from '#models/form/sight'
import type User from '#models/user'
import { countsByType, findAnywhere } from '#queries/request_list'
import { peopleFound } from '#people/search'
import OfficePolicy from '#policies/office_policy'
import { pagesOf } from '#shared/office_pages'
import { fold } from '#shared/fold'
import { searchValidator } from '#validators/lists'
import { ownPageOf } from '#props/request_page'

const REQUESTS = 8
const PEOPLE = 5

export default class SearchController {
  async index({ request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const { q } = await request.validateUsing(searchValidator, { data: request.qs() })
    const user = auth.getUserOrFail()
    const searched = await searchAndNote(user, q)
    const types = formTypes.keys().filter((key) => user.seesType(key))
    const hides = withheldFrom(user)
    const forms = q ? await findAnywhere(types, searched, { hides, atMost: REQUESTS }) : []
    const counts =
      forms.length === REQUESTS
        ? await countsByType({ types, ...searched, active: true, hides })
        : new Map<string, number>()
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0) || forms.length
    const found = q ? (await peopleFound(user, searched)).slice(0, PEOPLE) : []
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
      total,
      lists: total > forms.length ? listsOf(counts, q!, i18n) : [],
      people: found.map(({ name, requests, url }) => ({ name, requests, url })),
      pages: pagesFor(user, q ?? '', i18n),
    }
  }
}

/** The lists with all requests that match, the longest first. */
function listsOf(counts: Map<string, number>, search: string, i18n: I18n) {
  const longestFirst = [...counts].sort(([, one], [, other]) => other - one)
  return longestFirst.map(([type, count]) => ({
    title: i18n.t(`forms.${type}.title`),
    count,
    url: formTypes.get(type).hasList
      ? urlFor('merchant.forms.index', { form: type }, { qs: { search } })
      : urlFor('merchant.systems.index', {}, { qs: { search, type } }),
  }))
}

function pagesFor(user: User, search: string, i18n: I18n) {
  const words = fold(search).split(' ').filter(Boolean)
  const pages = pagesOf(user).map(({ label, route }) => ({
    title: i18n.t(`merchant.nav.${label}`),
    url: urlFor(route),
  }))
  const requestLists = formTypes
    .withList()
    .filter(({ key }) => user.seesType(key))
    .map(({ key }) => ({
      title: i18n.t(`forms.${key}.title`),
      url: urlFor('merchant.forms.index', { form: key }),
    }))
  return [...pages, ...requestLists].filter(({ title }) => {
    const folded = fold(title)
    return words.every((word) => folded.includes(word))
  })
}
