import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { requireFreshLogin } from '#http/login/fresh_login'
import { formTypes } from '#form_types/index'
import ExportRecipient from '#models/export_recipient'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import { rolesThatMay } from '#shared/roles'
import env from '#start/env'
import { byName } from '#text/name_order'
import { exportRecipientsValidator } from '#validators/export_recipients'

export default class ExportsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const users = await User.query()
      .where('active', true)
      .whereIn('role', rolesThatMay('enterOffice'))
    const recipients = await ExportRecipient.all()
    const chosen = new Set(recipients.map(({ userId }) => userId))
    const offered = users.filter((user) => user.may('export') || chosen.has(user.id))
    return inertia.render('merchant/config/exports', {
      revision: revisionOf(editedOf(recipients)),
      at: env.get('NIGHTLY_EXPORT_AT', '02:00'),
      users: offered.toSorted(byName).map((user) => ({
        id: user.id,
        name: user.name,
        email: user.email,
        mayExport: user.may('export'),
      })),
      types: formTypes.withList().map(({ key }) => ({
        type: key,
        title: i18n.t(`forms.${key}.title`),
        users: recipients.filter(({ formType }) => formType === key).map(({ userId }) => userId),
      })),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    refuseStale(ctx, editedOf(await ExportRecipient.all()))
    const { recipients } = await request.validateUsing(exportRecipientsValidator)
    const knownTypes = Object.entries(recipients).filter(([formType]) => formTypes.find(formType))
    await ExportRecipient.choose(Object.fromEntries(knownTypes), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.export_recipients.index')
  }
}

const editedOf = (recipients: ExportRecipient[]) =>
  recipients.map(({ formType, userId }) => `${formType} ${userId}`).sort()
