import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { noteAccess } from '#journal/entries'
import { registerChip } from '#models/card/rfid'
import { readUid } from '#models/card/uid'
import FormPolicy from '#policies/form_policy'
import { cardHolderProps } from '#props/card_holder'
import { fieldError } from '#form_types/messages'
import { backOr } from '#http/addresses'
import { cardHolderOf } from '#http/route_records'
import { queueValidator, rfidValidator } from '#validators/rfid'

export default class RfidTagsController {
  async show(ctx: HttpContext) {
    const { inertia, request, bouncer, auth, session, i18n } = ctx
    const form = await cardHolderOf(ctx)
    await bouncer.with(FormPolicy).authorize('rfid', form)
    const { queue = false } = await request.validateUsing(queueValidator, { data: request.qs() })
    await noteAccess(auth.getUserOrFail(), 'request', { formId: form.id })
    return inertia.render('merchant/systems/rfid', {
      form: await cardHolderProps(form, auth.getUserOrFail(), i18n),
      queue,
      question: session.flashMessages.get('rfidQuestion') ?? null,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, session, i18n } = ctx
    const form = await cardHolderOf(ctx)
    await bouncer.with(FormPolicy).authorize('rfid', form)
    const { rfid, ...known } = await request.validateUsing(rfidValidator)
    const { queue } = await request.validateUsing(queueValidator, { data: request.qs() })
    const reading = readUid(rfid, known)
    if ('error' in reading) throw fieldError(ctx, 'rfid', `rfid.${reading.error}`)
    if ('question' in reading) {
      session.flash('rfidQuestion', { rfid, known, ...reading })
      throw fieldError(ctx, 'rfid', `rfid.${reading.question}`)
    }
    const chip = { uid: reading.uid, raw: rfid, known }
    const outcome = outcomeOf(await registerChip(form, chip, auth.getUserOrFail()))
    flash(
      ctx,
      'success',
      i18n.t(`messages.chip.${outcome}`, { uid: reading.uid, name: form.fullName })
    )
    return queue
      ? response.redirect().toRoute('merchant.rfid_queues.show')
      : backOr(ctx, `/merchant/system/${form.id}/rfid`)
  }
}

function outcomeOf({ same, before, obstacle }: Awaited<ReturnType<typeof registerChip>>) {
  if (obstacle) return obstacle
  if (same) return 'same'
  return before ? 'replaced' : 'registered'
}
