import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import { flash } from '#http/flash'
import { publicPages } from '#http/site/public_page'
import SendStatusLinks from '#jobs/send_status_links'
import Form from '#models/form'
import { whereWrittenTo } from '#models/form/correspondence'
import Tournament from '#models/tournament'
import { statusLinkValidator } from '#validators/forms'

/** More requests than a person sends. */
const MOST_REQUESTS = 20

export default class StatusLinksController {
  create(ctx: HttpContext) {
    return publicPages(ctx).render('forms/status_link', { contact: organiser.email })
  }

  /** The answer does not reveal whether the address is known. */
  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const { email } = await request.validateUsing(statusLinkValidator)
    const forms = await Form.query()
      .where((addressed) => whereWrittenTo(addressed, email))
      .whereIn('tournamentId', Tournament.activeIds())
      .orderBy('id', 'desc')
      .limit(MOST_REQUESTS)
      .select('id')
    await SendStatusLinks.dispatch({ formIds: forms.map(({ id }) => id) }).run()
    flash(ctx, 'success', i18n.t('messages.linksSent'))
    return response.redirect('/solicitudes')
  }
}
