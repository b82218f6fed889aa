import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { flash } from '#exceptions/flash'
import { formTypes } from '#form_types/index'
import ExportRecipient from '#models/export_recipient'
import User from '#models/user'
import OfficePolicy from '#policies/office_policy'
import env from '#start/env'
import { exportRecipientsValidator } from '#validators/export_recipients'

/** Who gets which list every night. */
export default class ExportsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const users = await User.query()
      .where('active', true)
      .whereIn('role', ['admin', 'staff'])
      .orderBy('name')
    const chosen = await ExportRecipient.all()
    return inertia.render('merchant/config/exports', {
      at: env.get('NIGHTLY_EXPORT_AT', '02:00'),
      users: users.map(({ id, name, email }) => ({ id, name, email })),
      types: formTypes.ofDesk().map(({ key }) => ({
        type: key,
        title: i18n.t(`forms.${key}.title`),
        users: chosen.filter(({ formType }) => formType === key).map(({ userId }) => userId),
      })),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { recipients } = await request.validateUsing(exportRecipientsValidator)
    const rows = Object.entries(recipients).flatMap(([formType, ids]) =>
      formTypes.find(formType) ? [...new Set(ids)].map((userId) => ({ formType, userId })) : []
    )
    await db.transaction(async (trx) => {
      await ExportRecipient.query({ client: trx }).delete()
      await ExportRecipient.createMany(rows, { client: trx })
    })
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.export_recipients.index')
  }
}
