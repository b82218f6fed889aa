import type { HttpContext } from '@adonisjs/core/http'
import { carryOut } from '#bulk_changes/carry_out'
import { previewOfDecision } from '#bulk_changes/preview'
import { bulkChangeAnswer } from '#http/change_answer'
import type { SentTargets } from '#http/targets'
import { transitions } from '#shared/request_states'
import Reason from '#models/reason'
import { targetsOf, type FormSelection } from '#queries/request_selection'
import { decisionsValidator } from '#validators/changes'

/**
 * Approves or rejects the requests of a selection, or answers the preview of it.
 * `formType`: the only type that the list shows.
 */
export async function decideMany(
  ctx: HttpContext,
  selectionIn: (sent: SentTargets) => Promise<FormSelection>,
  { formType }: { formType?: string } = {}
) {
  const { request, response, auth } = ctx
  const user = auth.getUserOrFail()
  const sent = await request.validateUsing(decisionsValidator)
  const { state = 'approved', only, hold } = sent
  const reason = await Reason.wording(state, sent)
  const change = { state, reason, ...(only && { only }) }
  const selection = await selectionIn(sent)
  const targets = () => targetsOf(selection, user)
  if (sent.preview) return response.json(await previewOfDecision(targets, change, user))

  const rows = await targets().select('forms.id', 'forms.type', 'forms.state')
  const seen = new Set(sent.from ?? rows.map((row) => row.state))
  const order = {
    kind: 'state' as const,
    formType: formType ?? onlyTypeOf(rows),
    // A decision that somebody else takes meanwhile is not overwritten.
    change: { ...change, from: transitions[state].filter((old) => seen.has(old)) },
    ids: rows.map(({ id }) => id),
    hold,
  }
  const bulkChange = await carryOut(order, user)
  return bulkChangeAnswer(ctx, bulkChange, { requestedIds: sent.ids, sentence: state })
}

function onlyTypeOf(rows: { type: string }[]) {
  const types = new Set(rows.map(({ type }) => type))
  return types.size === 1 ? rows[0].type : null
}
