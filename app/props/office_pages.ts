import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { formTypes } from '#form_types/index'
import type User from '#models/user'
import { pagesOf } from '#shared/office_pages'
import { fold } from '#text/fold'

export function pagesFor(user: User, search: string, i18n: I18n): { title: string; url: string }[] {
  const words = fold(search).split(' ').filter(Boolean)
  const pages = pagesOf(user).map(({ label, route }) => ({
    title: i18n.t(`merchant.nav.${label}`),
    url: urlFor(route),
  }))
  const requestLists = formTypes
    .ofDesk()
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
