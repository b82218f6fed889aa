import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { hostOf, lockHost } from '#models/form/hosts'
import { hostOptions } from '#queries/host_options'
import { nameOfPlace } from '#requests/reservation'
import { Submission } from '#requests/submission'
import { checkStaffSubmission } from '#requests/staff_submission'
import FormPolicy from '#policies/form_policy'
import { formTypeProp, optionsProp } from '#props/form_type'
import { fieldError } from '#form_types/messages'
import { guestHostValidator, reservedValidator } from '#validators/guests'
import { requestAbilities } from '#http/abilities'
import { editionWithLists, formOf } from '#http/route_records'
import { updateAsSent } from '#http/staff_form'
import { pageAddressOf } from '#http/addresses'
import { sentIn } from '#http/request_body'
import { type Locale, localeOf } from '#config/i18n'

const ofGuests = { type: 'guest' }

export default class GuestsController {
  async create(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, i18n } = ctx
    const formType = formTypes.get('guest')
    await bouncer.with(FormPolicy).authorize('create', { type: 'guest' })
    const edition = await editionWithLists(ctx, formType)
    return inertia.render('merchant/forms/create', {
      type: formType.key,
      formType: formTypeProp(formType, i18n, { staff: true }),
      options: {
        ...optionsProp(formType, edition, i18n, { staff: true }),
        guestPlayers: await hostOptions(request.qs().player, edition, auth.getUserOrFail(), i18n),
      },
      can: await requestAbilities(ctx, formType.key),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, params, auth, i18n } = ctx
    const mayCorrect = params.id && (await bouncer.with(FormPolicy).allows('edit', ofGuests))
    if (!mayCorrect) await bouncer.with(FormPolicy).authorize('create', ofGuests)
    await ctx.takeFiles()
    // Browsers cannot upload files with PUT; they post and name the method.
    if (params.id && ['put', 'PUT'].includes(request.input('_method')))
      return updateAsSent(ctx, await formOf(ctx, formTypes.get('guest')))
    await bouncer.with(FormPolicy).authorize('create', ofGuests)
    const formType = formTypes.get('guest')
    const tournament = await editionWithLists(ctx, formType)
    const sent = await sentIn(ctx)
    const { player } = await request.validateUsing(guestHostValidator, {
      data: { player: params.id ?? sent.player },
    })
    const host = await hostOf(player, tournament.id)
    if (!host) {
      if (params.id) await Form.query().where('id', player).select('id').firstOrFail()
      throw fieldError(ctx, 'player', 'notAHost')
    }
    const { reserved = false } = await request.validateUsing(reservedValidator, { data: sent })
    const by = auth.getUserOrFail()
    const { nonce, applicant } = await checkStaffSubmission(by, ctx, {
      formType,
      edition: tournament,
      data: reserved ? { ...sent, validity: sent.validity || 'full' } : sent,
      reserved,
    })
    const locale = localeOf(i18n)
    if (reserved) await nameReservedPlace(host, applicant.answers, locale)
    const guest = await new Submission(formType, tournament, applicant, {
      nonce,
      parent: host,
      extraColumns: { reserved },
      locale,
      by,
      before: async (trx) => {
        await lockHost(trx, host)
      },
    }).save()
    await guest.load('parent')
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.created', { record: guest.idForm }))
    return response.redirect(pageAddressOf(ctx, guest))
  }
}

async function nameReservedPlace(host: Form, answers: Record<string, unknown>, locale: Locale) {
  if (!answers.name && !answers.lastName) Object.assign(answers, await nameOfPlace(host, locale))
  answers.name ??= ''
  answers.lastName ??= ''
}
