import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import { sha256 } from '#text/secrets'
import { dataRequestValidator } from '#validators/people'

export default class DataRequestsController {
  async store(ctx: HttpContext) {
    const { params, request, response, i18n } = ctx
    const form = await Form.query()
      .where('statusTokenHash', sha256(String(params.token).toUpperCase()))
      .firstOrFail()
    const { kind, reason = null } = await request.validateUsing(dataRequestValidator)
    await DataRequest.ask(form, { kind, reason })
    flash(ctx, 'success', i18n.t('messages.rightsAsked'))
    return response.redirect().toRoute('status.show', { token: params.token })
  }
}
