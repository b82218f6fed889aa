import type { I18n } from '@adonisjs/i18n'
import { tournament as constants } from '#config/tournament'
import { formTypes } from '#form_types/index'
import { limitNames } from '#form_types/limits'
import Tournament from '#models/tournament'

export async function tournamentChoices(i18n: I18n) {
  const active = await Tournament.active()
  return {
    forms: formTypes
      .public()
      .map(({ key, sport }) => ({ type: key, sport, title: i18n.t(`forms.${key}.title`) })),
    usual: Object.fromEntries(limitNames.map((name) => [name, constants[name]])) as Record<
      (typeof limitNames)[number],
      number
    >,
    activeNow: active.map(({ id, sport, fullName }) => ({ id, sport, name: fullName })),
  }
}
