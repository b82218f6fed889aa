import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { copyEdition } from '#models/tournament/edition'
import OfficePolicy from '#policies/office_policy'
import { tournamentOf } from '#http/route_records'

export default class TournamentCopiesController {
  async store(ctx: HttpContext) {
    const { response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const copy = await copyEdition(await tournamentOf(ctx), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.edition.copied', { name: copy.fullName }))
    return response.redirect().toRoute('merchant.tournaments.edit', { id: copy.id })
  }
}
