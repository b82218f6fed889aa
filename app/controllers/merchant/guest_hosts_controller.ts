import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { hostOf } from '#models/form/hosts'
import FormPolicy from '#policies/form_policy'
import { fieldError } from '#form_types/messages'
import { assignValidator } from '#validators/guests'
import { pageAddressOf } from '#http/addresses'
import { requestForPage } from '#http/route_records'

export default class GuestHostsController {
  async update(ctx: HttpContext) {
    const { request, response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(FormPolicy).authorize('edit', { type: 'guest' })
    await bouncer.with(FormPolicy).authorize('view', { type: 'player' })
    const guest = await requestForPage(Number(params.id), { type: 'guest' })
    await bouncer.with(FormPolicy).authorize('edit', guest)
    const { player, exceedReason } = await request.validateUsing(assignValidator)
    const host = await hostOf(player, guest.tournamentId)
    if (!host) throw fieldError(ctx, 'player', 'notAHost')
    await guest.changeHost(host, { by: auth.getUserOrFail(), exceedReason })
    await guest.load('parent')
    flash(
      ctx,
      'success',
      i18n.t('messages.assigned', { name: guest.fullName, host: host.fullName })
    )
    return response.redirect(pageAddressOf(ctx, guest))
  }
}
