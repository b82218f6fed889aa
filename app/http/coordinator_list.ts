import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import { noteAccess } from '#journal/entries'
import { searchAndNote } from '#journal/noted_search'
import { hiddenFrom, type FormSelection } from '#queries/request_selection'
import FormPolicy from '#policies/form_policy'
import { pager } from '#props/pager'
import { shownFilter } from '#props/shown_filter'
import { coordinatorListValidator } from '#validators/lists'
import { editionOf } from '#http/route_records'

type List = 'ballboys' | 'tutors' | 'guests' | 'invited_by'

/** A list with addresses and telephones: the access journal notes that it was opened. */
export async function coordinatorList(ctx: HttpContext, list: List, type: string) {
  const { request, bouncer, auth } = ctx
  await bouncer.with(FormPolicy).authorize('browse', { type })
  const query = await request.validateUsing(coordinatorListValidator, { data: request.qs() })
  const { search, state, reserved, page = 1, tournament: edition } = query
  const user = auth.getUserOrFail()
  const searched = await searchAndNote(user, search)
  await noteAccess(user, 'list', { detail: list })
  const tournament = await editionOf(ctx, formTypes.get(type), edition)
  const selection: FormSelection = {
    types: [type],
    tournamentId: tournament.id,
    ...searched,
    ...(state && { state }),
    ...hiddenFrom(user, { search }),
  }
  return {
    tournament,
    selection,
    page,
    reserved: reserved ?? '',
    echo: {
      ...shownFilter(query, ['search', 'state']),
      tournament: edition ?? null,
      opens: await bouncer.with(FormPolicy).allows('view', { type }),
    },
    pager: (pages: Parameters<typeof pager>[2]) => pager(request.url(), query, pages),
  }
}
