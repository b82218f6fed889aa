import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import Tournament from '#models/tournament'

export async function editionOptions() {
  const editions = await Tournament.real()
    .orderBy('active', 'desc')
    .orderBy('sport', 'desc')
    .orderBy('year', 'desc')
  return editions.map(({ id, fullName }) => ({ value: String(id), label: fullName }))
}

export function flagOptions(tournament: Tournament, i18n: I18n) {
  const list = (name: 'tennis.zones' | 'golf.zones' | 'labelFlags' | 'categories') =>
    options(name, i18n)
  return {
    zones: list(`${tournament.sport}.zones`),
    labelFlags: list('labelFlags'),
    categories: list('categories'),
  }
}

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
