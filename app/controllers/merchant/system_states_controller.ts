import type { HttpContext } from '@adonisjs/core/http'
import { bulkChangeAnswer } from '#http/change_answer'
import BulkChange, { CHANGE_PATIENCE_MS } from '#models/bulk_change'
import { previewOfDecision } from '#bulk_changes/preview'
import { systemSelection } from '#queries/system_list'
import { targetsOf } from '#queries/request_selection'
import Reason from '#models/reason'
import { unclearAmong } from '#requests/checks/unclear'
import OfficePolicy from '#policies/office_policy'
import { decisionsValidator } from '#validators/changes'
import { systemFilterIn } from '#validators/system'

export default class SystemStatesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const user = auth.getUserOrFail()
    const payload = await request.validateUsing(decisionsValidator)
    const { state = 'approved', only, hold } = payload
    const reason = await Reason.wording(state, payload)
    const change = { state, reason, ...(only && { only }) }
    const filter = payload.all ? await systemFilterIn(ctx, payload.filter ?? {}) : {}
    const selection = systemSelection(payload.all ? filter : { ids: payload.ids }, user)
    const targets = () => targetsOf(selection, user)
    if (payload.preview) return response.json(await previewOfDecision(targets, change, user))

    const rows = await targets().select('forms.id', 'forms.type')
    const types = [...new Set<string>(rows.map(({ type }) => type))]
    const order = {
      kind: 'state' as const,
      formType: types.length === 1 ? types[0] : null,
      change,
      ids: rows.map(({ id }) => Number(id)),
      hold,
    }
    const bulkChange = await BulkChange.carryOut(order, user, {
      atMost: CHANGE_PATIENCE_MS,
      unclearAmong,
    })
    return bulkChangeAnswer(ctx, bulkChange, { requestedIds: payload.ids, sentence: state })
  }
}
