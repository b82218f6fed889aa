import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import { searchAndNote } from '#journal/noted_search'
import type User from '#models/user'
import { hiddenFrom, type FormSelection } from '#queries/request_selection'
import type { SystemFilter } from '#queries/system_list'
import { withoutEmpty } from '#shared/values'
import type { ListFilter } from '#validators/list_filter'
import { systemFilterIn } from '#validators/system'

/** The requests that a list shows. @throws as `searchAndNote` */
export async function selectionOf(
  formType: FormType,
  tournament: { id: number },
  { assigned, reserved, search, ...filter }: ListFilter,
  user: User
): Promise<FormSelection> {
  return {
    types: [formType.key],
    tournamentId: tournament.id,
    ...withoutEmpty(filter),
    ...(await searchAndNote(user, search)),
    ...hiddenFrom(user, { ...filter, search }),
    ...(assigned && { assigned: assigned === 'me' ? user.id : assigned }),
    ...(reserved && { reserved: reserved === '1' }),
  }
}

/** `ids`: those that the search finds by a document. @throws as `searchAndNote` */
export async function searchedSystemFilter(
  ctx: HttpContext,
  data: Record<string, unknown>
): Promise<SystemFilter> {
  const filter = await systemFilterIn(ctx, data)
  const { ids } = await searchAndNote(ctx.auth.getUserOrFail(), filter.search)
  return { ...filter, ids }
}
