import db from '@adonisjs/lucid/services/db'
import { manyToMany } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import { RestaurantSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { deleteBy } from '#models/history'
import RestaurantRule from '#models/restaurant_rule'
import User from '#models/user'

export const restaurantKinds = ['press', 'player', 'staff'] as const
export type RestaurantKind = (typeof restaurantKinds)[number]

/** A place where people eat on credit; its people charge at its station. */
export default class Restaurant extends RestaurantSchema {
  declare kind: RestaurantKind

  @manyToMany(() => User, { pivotTable: 'restaurant_user' })
  declare users: ManyToMany<typeof User>

  static byName() {
    return this.query().orderBy('name')
  }

  /** How many requests name each restaurant, by its id. */
  static async requests(): Promise<Map<number, number>> {
    const each =
      db.connection().dialect.name === 'postgres'
        ? `jsonb_array_elements_text(
             case jsonb_typeof(restaurants) when 'array' then restaurants else '[]' end)`
        : `json_each(forms.restaurants)`
    const rows = await db
      .from('forms')
      .joinRaw(`cross join ${each} as one`)
      .whereNotNull('forms.restaurants')
      .groupByRaw('one.value')
      .select(db.raw('one.value as id'))
      .count('* as count')
    return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]))
  }

  /**
   * Deletes it, unless somebody still eats or has eaten there.
   * @throws Refusal `restaurantInUse`
   */
  async remove(by: { id: number }) {
    const requests = (await Restaurant.requests()).get(this.id) ?? 0
    const users = await db.from('restaurant_user').where('restaurant_id', this.id)
    const rules = (await RestaurantRule.all()).filter(({ restaurants }) =>
      restaurants.map(Number).includes(this.id)
    )
    const charges = await db.from('ledger_entries').where('restaurant_id', this.id).limit(1)
    const uses = { requests, users: users.length, rules: rules.length, charges: charges.length }
    if (Object.values(uses).some((count) => count > 0))
      throw new Refusal('restaurantInUse', { name: this.name, ...uses })
    await deleteBy(this, by)
  }
}
