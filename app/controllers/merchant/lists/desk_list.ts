import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import type { FormSelection } from '#models/document_run'
import FormPolicy from '#policies/form_policy'
import { pager } from '#transformers/pager'
import { deskListValidator } from '#validators/lists'
import { editionOf } from '#validators/path'

/** What a list that coordinators read, too, is asked for, once its reader may see it. */
export async function deskList(ctx: HttpContext, type: string) {
  const { request, bouncer } = ctx
  await bouncer.with(FormPolicy).authorize('browse', { type })
  const query = await request.validateUsing(deskListValidator, { data: request.qs() })
  const { search, state, reserved, page = 1, tournament: edition } = query
  const tournament = await editionOf(ctx, formTypes.get(type), edition)
  const selection: FormSelection = {
    types: [type],
    tournamentId: tournament.id,
    ...(search && { search }),
    ...(state && { state }),
  }
  return {
    tournament,
    selection,
    page,
    reserved: reserved ?? '',
    /** What every such page echoes. */
    echo: {
      search: search ?? '',
      state: state ?? '',
      tournament: edition ?? null,
      /** Whether its reader may open the requests themselves. */
      opens: await bouncer.with(FormPolicy).allows('view', { type }),
    },
    pager: (found: Parameters<typeof pager>[2]) => pager(request.url(), query, found),
  }
}
