import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import { editionOptions } from '#props/edition_options'
import Tournament from '#models/tournament'

export async function systemOptions(types: string[], i18n: I18n) {
  return {
    categories: options('categories', i18n),
    types: types.map((value) => ({ value, label: i18n.t(`forms.${value}.title`) })),
    editions: await editionOptions(),
  }
}

export async function activeEditions() {
  const active = await Tournament.active()
  return active.map(({ id, fullName }) => ({ value: String(id), label: fullName }))
}
