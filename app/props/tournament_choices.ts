import type { I18n } from '@adonisjs/i18n'
import { tournament as constants } from '#config/tournament'
import { formTypes } from '#form_types/index'
import { limitNames } from '#form_types/limits'
import Tournament from '#models/tournament'
import { pick } from '#shared/keys'

export async function tournamentChoices(i18n: I18n) {
  const active = await Tournament.active()
  return {
    forms: formTypes
      .public()
      .map(({ key, sport }) => ({ type: key, sport, title: i18n.t(`forms.${key}.title`) })),
    usual: pick(constants, limitNames),
    activeNow: active.map(({ id, sport, fullName }) => ({ id, sport, name: fullName })),
  }
}
