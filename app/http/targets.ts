import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { searchedSystemFilter, selectionOf } from '#http/list_selection'
import { editionOf } from '#http/route_records'
import type { CardList } from '#models/print_run'
import { systemForms } from '#queries/system_list'
import { targetsOf, type FormSelection, type Searched } from '#queries/request_selection'
import FormPolicy from '#policies/form_policy'
import { editionValidator } from '#validators/forms'
import { filterIn } from '#validators/list_filter'

export type SentTargets = { ids?: number[]; all?: boolean; filter?: Record<string, unknown> }

/** The chosen requests, or those that a list shows with its filter, in its edition. */
export async function targetsIn(
  ctx: HttpContext,
  formType: FormType,
  { ids, all, filter = {} }: SentTargets
): Promise<FormSelection> {
  if (!all) return { types: [formType.key], ids }
  const { tournament: edition } = await ctx.request.validateUsing(editionValidator, {
    data: filter,
  })
  const tournament = await editionOf(ctx, formType, edition)
  const listFilter = await filterIn(ctx, formType, tournament, filter)
  return selectionOf(formType, tournament, listFilter, ctx.auth.getUserOrFail())
}

/** The selected requests, or those of a whole list; and the list, which titles the print run. */
export async function printTargetsIn(
  ctx: HttpContext,
  { form, ...sent }: SentTargets & { form?: string }
): Promise<{ ids: number[]; selection: CardList }> {
  // Without ids: all that match the filter.
  const targets = { ...sent, all: sent.all ?? !sent.ids }
  if (!form) return targetsInSystem(ctx, targets)
  await ctx.bouncer.with(FormPolicy).authorize('print', { type: form })
  const formType = formTypes.get(form)
  const selection = await targetsIn(ctx, formType, targets)
  const rows = await targetsOf(selection, ctx.auth.getUserOrFail())
    .select('forms.id')
    .orderBy('forms.id')
  const ids = rows.map(({ id }) => id)
  if (targets.all) return { ids, selection: listedBy(form, selection) }
  const existing = new Set(ids)
  return { ids: targets.ids!.filter((id) => existing.has(id)), selection: { list: null } }
}

async function targetsInSystem(
  ctx: HttpContext,
  { ids, all, filter = {} }: SentTargets
): Promise<{ ids: number[]; selection: CardList }> {
  if (ids && !all) return { ids, selection: { list: null } }
  const systemFilter = await searchedSystemFilter(ctx, filter)
  const rows = await systemForms(systemFilter, ctx.auth.getUserOrFail())
    .select('forms.id')
    .orderBy('forms.id')
  const { type, printed, stale } = systemFilter
  const unprinted = printed === 'no' ? 'unprinted' : undefined
  const only = stale === 'yes' ? 'stale' : unprinted
  return {
    ids: rows.map(({ id }) => id),
    selection: { ...listedBy(type ?? 'system', systemFilter), only },
  }
}

/** A search for a document is stored as a selection, so that the document is not kept. */
const listedBy = (list: string, { ids, search }: Searched): CardList =>
  ids ? { list: null } : { list, search }
