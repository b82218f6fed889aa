import db from '@adonisjs/lucid/services/db'
import { RestaurantRuleSchema } from '#database/schema'
import ChangeBatch from '#models/change_batch'
import type { Values } from '#models/form/settable'
import { fromJson } from '#models/json'
import Tournament from '#models/tournament'

type Person = {
  id: number
  type: string
  category: string
  guestType: string | null
  player: number | null
  restaurants: string[]
}

/**
 * Who eats where without being asked one by one: requests of a type, maybe of a category or a
 * guest type, maybe only so many for each player (the first who asked).
 */
export default class RestaurantRule extends RestaurantRuleSchema {
  declare restaurants: string[]

  get fullName() {
    return [this.formType, this.category, this.guestType].filter(Boolean).join(' · ')
  }

  /**
   * Gives everybody whom rules mean their restaurants and credits, in one transaction. What
   * somebody was given by hand stays; a second run changes nobody.
   */
  static async apply(by: { id: number }): Promise<ChangeBatch> {
    const rules = await this.query().orderBy('id')
    const people = await everybodyOf([...new Set(rules.map(({ formType }) => formType))])
    const given = new Map<string, { ids: number[]; set: Values }>()
    for (const [person, meant] of grants(rules, people)) {
      const restaurants = [
        ...new Set([...person.restaurants, ...meant.flatMap((r) => r.restaurants)]),
      ]
      const credits = Math.max(...meant.map((rule) => rule.credits ?? -1))
      const set: Values = { restaurants, ...(credits >= 0 && { credits }) }
      const key = JSON.stringify(set)
      if (!given.has(key)) given.set(key, { ids: [], set })
      given.get(key)!.ids.push(person.id)
    }
    const steps = [...given.values()]
    return ChangeBatch.carryOut(
      {
        kind: 'rule',
        formType: null,
        change: { steps: steps.map(({ ids, set }) => ({ count: ids.length, set })) },
        ids: steps.flatMap(({ ids }) => ids),
      },
      by
    )
  }

  /** How many people each rule means now, by its id. */
  static async counts(): Promise<Map<number, number>> {
    const rules = await this.all()
    const people = await everybodyOf([...new Set(rules.map(({ formType }) => formType))])
    const counts = new Map(rules.map(({ id }) => [id, 0]))
    for (const [, meant] of grants(rules, people))
      for (const { id } of meant) counts.set(id, counts.get(id)! + 1)
    return counts
  }

  /** The rules that mean each of a player's people, by request. */
  static async meaning({ id: player }: { id: number }): Promise<Map<number, RestaurantRule[]>> {
    const rules = await this.query().orderBy('id')
    const people = await everybodyOf([...new Set(rules.map(({ formType }) => formType))], player)
    return new Map([...grants(rules, people)].map(([{ id }, meant]) => [id, meant]))
  }

  fits(person: Person): boolean {
    return (
      person.type === this.formType &&
      (!this.category || person.category === this.category) &&
      (!this.guestType || person.guestType === this.guestType)
    )
  }
}

/** The rules that mean each person, in the order in which people asked. */
function* grants(rules: RestaurantRule[], people: Person[]): Iterable<[Person, RestaurantRule[]]> {
  const taken = new Map<string, number>()
  for (const person of people) {
    const meant = rules.filter((rule) => {
      if (!rule.fits(person)) return false
      if (rule.perPlayer === null) return true
      const key = `${rule.id}:${person.player}`
      const before = taken.get(key) ?? 0
      taken.set(key, before + 1)
      return person.player !== null && before < rule.perPlayer
    })
    if (meant.length > 0) yield [person, meant]
  }
}

/** Everybody of some types in the active editions who was not refused, the earliest first. */
async function everybodyOf(types: string[], player?: number): Promise<Person[]> {
  const rows = await db
    .from('forms')
    .whereIn('type', types)
    .if(player, (query) => query.where('player', player!))
    .whereIn('state', ['waiting', 'approved'])
    .whereIn('tournament_id', Tournament.activeIds())
    .orderBy('submitted_at')
    .orderBy('id')
    .select('id', 'type', 'category', 'player', 'restaurants')
    .select(db.raw(`detail ->> 'type' as "guestType"`))
  return rows.map(({ restaurants, ...row }) => ({
    ...row,
    restaurants: fromJson(restaurants) ?? [],
  }))
}
