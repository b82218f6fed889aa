import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { accreditPlayer } from '#players/accredit_player'
import OfficePolicy from '#policies/office_policy'
import { defaultPlayerOf } from '#http/route_records'
import { localeOf } from '#config/i18n'

export default class PlayerCardsController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const player = await defaultPlayerOf(ctx)
    const form = await accreditPlayer(player, {
      by: auth.getUserOrFail(),
      locale: localeOf(i18n),
      job: i18n.t('ui.places.roles.Player'),
    })
    flash(ctx, 'success', i18n.t('messages.created', { record: form.idForm }))
    return response.redirect().toRoute('merchant.default_players.edit', { id: player.id })
  }
}
