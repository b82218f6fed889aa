import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import { publicPages } from '#http/site/public_page'
import { lastKnown } from '#sql/last_known'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'

export default class HomeController {
  async show(ctx: HttpContext) {
    const { i18n } = ctx
    const tournaments = await lastKnown('home', () => Tournament.active().preload('windows'))
    const now = DateTime.utc()
    return publicPages(ctx).render('home', {
      tournaments: tournaments.map((tournament) => ({
        sport: tournament.sport,
        name: tournament.fullName,
        place: tournament.place,
        accent: tournament.accent,
        logo: tournament.logoPath,
        startsOn: tournament.startsOn,
        endsOn: tournament.endsOn,
        forms: formTypes
          .public()
          .filter(({ sport }) => sport === tournament.sport)
          .map((type) => {
            const window = tournament.windows.find(({ formType }) => formType === type.key)
            return {
              type: type.key,
              title: i18n.t(`forms.${type.key}.title`),
              intro: i18n.t(`forms.${type.key}.intro`),
              path: type.path.replace(':type', 'staff'),
              open: window?.isOpen(now) ?? false,
              soon: window?.opensLater(now) ?? false,
              ...RegistrationWindow.daysOf(window, tournament.timeZone),
            }
          }),
      })),
    })
  }
}
