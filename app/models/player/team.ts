import db from '@adonisjs/lucid/services/db'
import { add, none, type Places } from '#models/allowance'
import { validityOf } from '#models/access'
import type { Balance } from '#models/balances'
import type DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import GuestLink from '#models/guest_link'
import RestaurantRule from '#models/restaurant_rule'

/** Credits somebody was given, has eaten and has left; `amount` the same in cents. */
export type Meals = { given: number; used: number; left: number }
export type Eating = { credits: Meals; amount: Meals }

/** Somebody who takes a place of a player. */
export type TeamMember = {
  form: Form
  /** The kinds of places that this person takes. */
  takes: (keyof Places)[]
  /** The last day that the person's rights open anything. */
  until: string
}

export const placeKinds = ['members', 'dayPasses', 'guests'] as const

/** Who takes places of some players: waiting and approved, in the order in which they asked. */
export async function teamsOf(players: DefaultPlayer[]): Promise<Map<number, TeamMember[]>> {
  const forms = await Form.query()
    .whereIn(
      'player',
      players.map(({ id }) => id)
    )
    .whereIn('state', ['waiting', 'approved'])
    .preload('permission')
    .preload('tournament')
    .orderBy('submittedAt')
    .orderBy('id')
  const teams = new Map<number, TeamMember[]>(players.map(({ id }) => [id, []]))
  for (const form of forms) {
    const places = add(none(), { type: form.type, validity: form.detail.validity })
    teams.get(form.player!)!.push({
      form,
      takes: placeKinds.filter((kind) => places[kind] > 0),
      until: validityOf(form as any).to,
    })
  }
  return teams
}

/** The open invitations of some players' teams, with who invites. */
export async function openLinksOf(players: number[]): Promise<Map<number, GuestLink[]>> {
  const links = await GuestLink.query()
    .whereHas('form', (form) => form.whereIn('player', players))
    .whereNull('usedAt')
    .whereNull('revokedAt')
    .preload('form')
    .orderBy('id')
  const open = links.filter(({ state }) => state === 'open')
  return Map.groupBy(open, ({ form }) => form.player!)
}

/** What people have eaten and have left: what they were given is both together. */
export async function eatingOf(forms: Form[]): Promise<Map<number, Eating>> {
  const rows = await db
    .from('ledger_entries')
    .whereIn(
      'form_id',
      forms.map(({ id }) => id)
    )
    // Charges name their restaurant; what takes one back names the charge.
    .where((charged) => charged.whereNotNull('restaurant_id').orWhereNotNull('undoes'))
    .groupBy('form_id', 'kind')
    .select('form_id', 'kind')
    .sum('delta as moved')
  const used = new Map(rows.map((row) => [`${row.form_id} ${row.kind}`, -Number(row.moved)]))
  const meals = (form: Form, kind: Balance): Meals => {
    const eaten = used.get(`${form.id} ${kind}`) ?? 0
    return { given: form[kind] + eaten, used: eaten, left: form[kind] }
  }
  return new Map(
    forms.map((form) => [
      form.id,
      { credits: meals(form, 'credits'), amount: meals(form, 'amount') },
    ])
  )
}

/** Where rules let each of a player's people eat, by request: ids of restaurants. */
export async function ruledRestaurants(player: { id: number }): Promise<Map<number, string[]>> {
  const meant = await RestaurantRule.meaning(player)
  return new Map(
    [...meant].map(([id, rules]) => [
      id,
      [...new Set(rules.flatMap(({ restaurants }) => restaurants.map(String)))],
    ])
  )
}
