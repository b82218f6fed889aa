import type { HttpContext } from '@adonisjs/core/http'
import { bulkChangeAnswer } from '#http/change_answer'
import { targetsIn } from '#http/targets'
import BulkChange, { CHANGE_PATIENCE_MS } from '#models/bulk_change'
import { previewOfDecision } from '#bulk_changes/preview'
import { targetsOf } from '#queries/request_selection'
import Reason from '#models/reason'
import { unclearAmong } from '#requests/checks/unclear'
import FormPolicy from '#policies/form_policy'
import { decisionsValidator } from '#validators/changes'
import { formTypeOf } from '#http/route_records'

export default class BulkDecisionsController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('decideMany', { type: formType.key })
    const user = auth.getUserOrFail()
    const payload = await request.validateUsing(decisionsValidator)
    const { state = 'approved', only, hold } = payload
    const reason = await Reason.wording(state, payload)
    const selection = await targetsIn(ctx, formType, payload)
    const targets = () => targetsOf(selection, user)
    const change = { state, reason, ...(only && { only }) }
    if (payload.preview) return response.json(await previewOfDecision(targets, change, user))

    const ids = (await targets().select('forms.id')).map(({ id }) => Number(id))
    const order = { kind: 'state' as const, formType: formType.key, change, ids, hold }
    const bulkChange = await BulkChange.carryOut(order, user, {
      atMost: CHANGE_PATIENCE_MS,
      unclearAmong,
    })
    return bulkChangeAnswer(ctx, bulkChange, { requestedIds: payload.ids, sentence: state })
  }
}
