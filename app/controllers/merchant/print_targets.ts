import type { HttpContext } from '@adonisjs/core/http'
import { targetsIn } from '#controllers/merchant/change_answer'
import { formTypes } from '#form_types/index'
import type { CardList } from '#models/document_run'
import { systemForms } from '#queries/system_list'
import { targetsOf } from '#queries/change_targets'
import FormPolicy from '#policies/form_policy'
import { editionOf } from '#http/route_records'
import { systemFilterIn } from '#validators/system'

type Targets = {
  form?: string
  ids?: number[]
  all?: boolean
  filter?: Record<string, unknown>
}

/**
 * The requests to print: chosen ones, or all of a request list or of the system's list; with a
 * title.
 */
export async function printTargetsIn(
  ctx: HttpContext,
  { form, ...sent }: Targets
): Promise<{ ids: number[]; selection: CardList }> {
  // Without ids: all that match the filter.
  const targets = { ...sent, all: sent.all ?? !sent.ids }
  if (!form) return inSystem(ctx, targets)
  await ctx.bouncer.with(FormPolicy).authorize('print', { type: form })
  const formType = formTypes.get(form)
  const tournament = await editionOf(ctx, formType)
  const chosen = await targetsIn(ctx, formType, tournament, targets)
  const rows = await targetsOf(chosen).select('forms.id').orderBy('forms.id')
  const found = rows.map(({ id }) => Number(id))
  if (targets.all) return { ids: found, selection: { list: form, search: chosen.search } }
  const known = new Set(found)
  return { ids: targets.ids!.filter((id) => known.has(id)), selection: { list: null } }
}

async function inSystem(ctx: HttpContext, { ids, all, filter = {} }: Targets) {
  if (ids && !all) return { ids, selection: { list: null } }
  const narrowed = await systemFilterIn(ctx, filter)
  const rows = await systemForms(narrowed, ctx.auth.getUserOrFail())
    .select('forms.id')
    .orderBy('forms.id')
  const { search, type, printed, stale } = narrowed
  const only = stale === 'yes' ? 'stale' : printed === 'no' ? 'unprinted' : undefined
  const selection = { list: type ?? 'system', search: search ?? undefined, only } as CardList
  return { ids: rows.map(({ id }) => Number(id)), selection }
}
