import type { HttpContext } from '@adonisjs/core/http'
import { carryOut } from '#bulk_changes/carry_out'
import { bulkChangeAnswer } from '#http/change_answer'
import { targetsIn } from '#http/targets'
import { assigneesOf } from '#models/form/assignable'
import { previewOfValues } from '#bulk_changes/preview'
import { targetsOf } from '#queries/request_selection'
import FormPolicy from '#policies/form_policy'
import { fieldError } from '#form_types/messages'
import { changesValidator, valuesIn } from '#validators/changes'
import { editionWithLists, formTypeOf } from '#http/route_records'
import { bulkSettable } from '#shared/choices'

const names: readonly string[] = bulkSettable

export default class BulkValuesController {
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('decideMany', { type: formType.key })
    const user = auth.getUserOrFail()
    const payload = await request.validateUsing(changesValidator)
    const tournament = await editionWithLists(ctx, formType)
    const unknown = Object.keys(payload.set).find((name) => !names.includes(name))
    if (unknown) throw fieldError(ctx, unknown, 'notInBulk')
    const set = await valuesIn(ctx, payload.set, names, tournament)
    if (Object.keys(set).length === 0) throw fieldError(ctx, 'set', 'required')
    if (set.assignedTo) {
      const candidates = await assigneesOf(formType.key)
      if (!candidates.some(({ id }) => id === set.assignedTo))
        throw fieldError(ctx, 'assignedTo', 'notAssignable')
    }
    const selection = await targetsIn(ctx, formType, payload)
    const targets = () => targetsOf(selection, user)
    if (payload.preview) return response.json(await previewOfValues(targets, set))

    const ids = (await targets().select('forms.id')).map(({ id }) => id)
    const change = { steps: [{ count: ids.length, set }] }
    const order = { kind: 'set' as const, formType: formType.key, change, ids }
    const bulkChange = await carryOut(order, user)
    return bulkChangeAnswer(ctx, bulkChange, { requestedIds: payload.ids, sentence: 'changed' })
  }
}
