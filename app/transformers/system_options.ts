import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import { editionOptions } from '#transformers/edition_options'
import Tournament from '#models/tournament'

/** What the accreditation system is narrowed by, in words: categories, form types and editions. */
export async function systemOptions(types: string[], i18n: I18n) {
  return {
    categories: options('categories', {} as any, i18n),
    types: types.map((value) => ({ value, label: i18n.t(`forms.${value}.title`) })),
    editions: await editionOptions(),
  }
}

/** The editions that somebody can be accredited for now. */
export async function activeEditions() {
  const active = await Tournament.active()
  return active.map(({ id, fullName }) => ({ value: String(id), label: fullName }))
}
