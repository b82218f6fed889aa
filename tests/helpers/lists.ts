import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { admin, openTournaments } from '#tests/helpers/world'

/** The list as staff see it: its props and the surnames of its rows. */
export async function listed(client: ApiClient, query: Record<string, unknown> = {}) {
  const user = await admin()
  const response = await client
    .get('/merchant/mform/press')
    .qs(query as any)
    .loginAs(user)
    .withInertia()
  const props = response.inertiaProps as any
  return { props, pager: props.forms, names: props.forms?.data.map((row: any) => row.lastName) }
}

/** Waiting requests of the tennis edition, one a minute, with these surnames. */
export async function requests(surnames: string[], changes: Record<string, unknown>[] = []) {
  const { tennis, golf } = await openTournaments()
  const start = DateTime.utc().minus({ hours: 2 })
  const forms = await FormFactory.merge(
    surnames.map((lastName, index) => ({
      tournamentId: tennis.id,
      name: 'Ana',
      lastName,
      email: `r${index}@example.com`,
      submittedAt: start.plus({ minutes: index }),
      ...changes[index],
    }))
  ).createMany(surnames.length)
  return { tennis, golf, forms }
}
