import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import type User from '#models/user'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { openTournaments } from '#tests/helpers/world'

/** Approved press requests, and who prints them. */
export async function approved(count: number) {
  const { tennis } = await openTournaments()
  const user = await people.printer()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(count)
  const ids = forms.map(({ id }) => id)
  await decideOn(ids, 'approved', user)
  return { tennis, user, forms, ids }
}

/** Asks for the cards of the ids in a query, as the print button does. */
export const printed = (client: ApiClient, user: User, query: string) =>
  client.get(`/merchant/system/pdfs?${query}`).loginAs(user).redirects(0)

export const pagesOf = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
