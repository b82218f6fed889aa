import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RestaurantRuleSchema } from '#database/schema'
import type { ChangeOrder } from '#models/bulk_change'
import type { SettableValues } from '#models/bulk_change/settable'
import { lockRequests } from '#models/form/locks'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import { countingStates } from '#shared/request_states'

type Person = {
  id: number
  type: string
  category: string
  guestType: string | null
  player: number | null
}

/** Stands for the player, the team and its guests instead of one form type. */
export const TEAM = 'team'

export const teamRoles = ['Player', 'Coach', 'Physio', 'Guest'] as const

const teamTypes = ['free', 'player', 'guest']

/** `restaurants`: ids or kinds. `perPlayer`: only the first so many of each player's people. */
export default class RestaurantRule extends RestaurantRuleSchema {
  declare restaurants: string[]
  restaurantIds: string[] = []

  get fullName() {
    return [this.formType, this.category, this.guestType].filter(Boolean).join(' · ')
  }

  static async ofTeams() {
    const rules = await this.query().where({ formType: TEAM }).orderBy('id')
    return rules.map(({ guestType, perPlayer }) => ({ role: guestType, perPlayer }))
  }

  /** What each person is granted. `grantedTo` adds it to what the person has. */
  static async dueChange(): Promise<ChangeOrder> {
    const rules = await rulesInForce()
    const people = await candidatesFor(rules)
    const steps = grouped(
      [...grants(rules, people)].map(([{ id }, matching]) => {
        const restaurants = [...new Set(restaurantsOf(matching))]
        const credits = Math.max(...matching.map((rule) => rule.credits ?? 0))
        return { id, set: { restaurants, ...(credits > 0 && { credits }) } }
      })
    )
    return {
      kind: 'rule',
      formType: null,
      change: { steps: steps.map(({ ids, set }) => ({ count: ids.length, set })) },
      ids: steps.flatMap(({ ids }) => ids),
    }
  }

  /**
   * The values that people have with what is granted, and who gets them. Keeps restaurants and credits
   * that staff gave, so their rows are locked. A second run changes nothing, even after meals.
   */
  static async grantedTo(ids: number[], granted: SettableValues, trx: TransactionClientContract) {
    await lockRequests(trx, ids)
    const rows = await trx
      .from('forms')
      .whereIn('id', ids)
      .orderBy('id')
      .select('id', 'restaurants', 'credits')
      .select(trx.raw(`${MOVED} as moves`))
    const additional = granted.restaurants ?? []
    const limit = granted.credits ?? 0
    return grouped(
      rows.map(({ id, restaurants: own, credits, moves }) => {
        const restaurants = [...new Set([...(own ?? []), ...additional])]
        const isNew = restaurants.length > (own ?? []).length || !moves
        const raised = isNew && limit > credits ? { credits: limit } : {}
        return { id, set: { restaurants, ...raised } }
      })
    )
  }

  static async counts(): Promise<Map<number, number>> {
    const rules = await rulesInForce()
    const people = await candidatesFor(rules)
    const counts = new Map(rules.map(({ id }) => [id, 0]))
    for (const [, matching] of grants(rules, people))
      for (const { id } of matching) counts.set(id, counts.get(id)! + 1)
    return counts
  }

  static async restaurantsOfTeam({ id: player }: { id: number }): Promise<Map<number, string[]>> {
    const rules = await rulesInForce()
    const people = await candidatesFor(rules, player)
    return new Map(
      [...grants(rules, people)].map(([{ id }, matching]) => [
        id,
        [...new Set(restaurantsOf(matching))],
      ])
    )
  }

  fits(person: Person): boolean {
    const ofTeam = this.formType === TEAM
    return (
      (ofTeam ? person.player !== null : person.type === this.formType) &&
      (!this.category || person.category === this.category) &&
      (!this.guestType || this.guestType === (ofTeam ? roleOf(person) : person.guestType))
    )
  }
}

/** Whether a person was given or has used credits. */
const MOVED = `exists (select 1 from ledger_entries where form_id = forms.id and kind = 'credits')`

/** People who get the same values are one step. */
function grouped(
  people: { id: number; set: SettableValues }[]
): { ids: number[]; set: SettableValues }[] {
  return [...Map.groupBy(people, ({ set }) => JSON.stringify(set)).values()].map((same) => ({
    ids: same.map(({ id }) => id),
    set: same[0].set,
  }))
}

const restaurantsOf = (rules: RestaurantRule[]) =>
  rules.flatMap(({ restaurantIds }) => restaurantIds)

async function rulesInForce(): Promise<RestaurantRule[]> {
  const restaurants = await Restaurant.all()
  const rules = await RestaurantRule.query().orderBy('id')
  for (const rule of rules)
    rule.restaurantIds = restaurants
      .filter(({ id, kind }) =>
        rule.restaurants.some((named) => [String(id), kind].includes(named))
      )
      .map(({ id }) => String(id))
  return rules
}

const roleOf = ({ type, guestType }: Person) =>
  type === 'free' ? 'Player' : guestType?.replace(/\d$/, '')

function* grants(rules: RestaurantRule[], people: Person[]): Iterable<[Person, RestaurantRule[]]> {
  const grantedPerPlayer = new Map<string, number>()
  for (const person of people) {
    const matching = rules.filter((rule) => {
      if (!rule.fits(person)) return false
      if (rule.perPlayer === null) return true
      const key = `${rule.id}:${person.player}`
      const before = grantedPerPlayer.get(key) ?? 0
      grantedPerPlayer.set(key, before + 1)
      return person.player !== null && before < rule.perPlayer
    })
    if (matching.length > 0) yield [person, matching]
  }
}

async function candidatesFor(rules: RestaurantRule[], player?: number): Promise<Person[]> {
  const types = rules.flatMap(({ formType }) => (formType === TEAM ? teamTypes : formType))
  return db
    .from('forms')
    .whereIn('type', [...new Set(types)])
    .if(player, (query) => query.where('player', player!))
    .whereIn('state', countingStates)
    .whereIn('tournament_id', Tournament.activeIds())
    .orderBy('submitted_at')
    .orderBy('id')
    .select('id', 'type', 'category', 'player')
    .select(db.raw(`detail ->> 'type' as "guestType"`))
}
