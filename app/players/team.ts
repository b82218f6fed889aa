import db from '@adonisjs/lucid/services/db'
import { addPerson, noPlaces } from '#models/default_player/allowance'
import { validityOf } from '#models/permission/access'
import type { Balance } from '#money/balances'
import type DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import GuestLink from '#models/guest_link'
import { placeKinds, type PlaceKind } from '#shared/choices'
import { countingStates } from '#shared/request_states'
import { whereOpen } from '#sql/single_use'

type MealBalance = { given: number; used: number; left: number }
export type MealBalances = { credits: MealBalance; amount: MealBalance }

/** A person of a player's team, the places that they take, and the last day of their credential. */
export type TeamMember = {
  form: Form
  takes: PlaceKind[]
  until: string
}

export async function teamsOf(
  players: Pick<DefaultPlayer, 'id'>[]
): Promise<Map<number, TeamMember[]>> {
  const forms = await Form.query()
    .whereIn(
      'player',
      players.map(({ id }) => id)
    )
    .whereIn('state', countingStates)
    .preload('permission')
    .preload('tournament')
    .orderBy('submittedAt')
    .orderBy('id')
  const teams = new Map<number, TeamMember[]>(players.map(({ id }) => [id, []]))
  for (const form of forms) {
    const places = addPerson(noPlaces(), { type: form.type, validity: form.detail.validity })
    teams.get(form.player!)!.push({
      form,
      takes: placeKinds.filter((kind) => places[kind] > 0),
      until: validityOf(form).to,
    })
  }
  return teams
}

export async function openLinksOf(players: number[]): Promise<Map<number, GuestLink[]>> {
  const links = await whereOpen(GuestLink.query())
    .whereHas('form', (form) => form.whereIn('player', players).whereNull('withdrawnAt'))
    .preload('form')
    .orderBy('id')
  return Map.groupBy(links, ({ form }) => form.player!)
}

export async function mealBalancesOf(forms: Form[]): Promise<Map<number, MealBalances>> {
  const rows = await db
    .from('ledger_entries')
    .whereIn(
      'form_id',
      forms.map(({ id }) => id)
    )
    // Charges and what was undone: older rows of that kind have no restaurant.
    .where((entry) => entry.whereNotNull('restaurant_id').orWhereNotNull('undoes'))
    .groupBy('form_id', 'kind')
    .select('form_id', 'kind')
    .sum('delta as moved')
  const usedBy = new Map(rows.map((row) => [`${row.form_id} ${row.kind}`, -row.moved]))
  const balanceOf = (form: Form, kind: Balance): MealBalance => {
    const used = usedBy.get(`${form.id} ${kind}`) ?? 0
    return { given: form[kind] + used, used, left: form[kind] }
  }
  return new Map(
    forms.map((form) => [
      form.id,
      { credits: balanceOf(form, 'credits'), amount: balanceOf(form, 'amount') },
    ])
  )
}
