import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import { flash } from '#exceptions/flash'
import Form from '#models/form'
import { remind } from '#models/form/reminder'
import { statusLinkValidator } from '#validators/forms'

/** Somebody's requests, more than anybody sends. */
const MOST = 20

/** Sending the status links of somebody's requests again. */
export default class StatusLinksController {
  create({ inertia }: HttpContext) {
    return inertia.render('forms/status_link', { contact: organiser.email })
  }

  /** The answer is the same whether the address is known or not. */
  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const { email } = await request.validateUsing(statusLinkValidator)
    const forms = await Form.query()
      .where('email', email)
      .whereHas('tournament', (tournament) => tournament.where('active', true))
      .orderBy('id', 'desc')
      .limit(MOST)
      .select('id')
    for (const { id } of forms) await remind(id)
    flash(ctx, 'success', i18n.t('messages.linksSent'))
    return response.redirect('/solicitudes')
  }
}
