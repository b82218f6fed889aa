import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { hasMany, manyToMany } from '@adonisjs/lucid/orm'
import type { HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import { RestaurantSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { insertMany } from '#models/bulk'
import { deleteBy, saveBy } from '#models/history'
import { Charging } from '#models/restaurant/charging'
import { Opening } from '#models/restaurant/hours'
import { Hosting } from '#models/restaurant/serving'
import RestaurantMeal, { meals, type MealHours } from '#models/restaurant_meal'
import RestaurantRule from '#models/restaurant_rule'
import User from '#models/user'

export const restaurantKinds = ['press', 'player', 'staff'] as const
export type RestaurantKind = (typeof restaurantKinds)[number]

/** A place where people eat on credit; its people charge at its station. */
export default class Restaurant extends compose(RestaurantSchema, Opening, Hosting, Charging) {
  declare kind: RestaurantKind

  @manyToMany(() => User, { pivotTable: 'restaurant_user' })
  declare users: ManyToMany<typeof User>

  /** When it serves what; without any whatever it serves is served whenever it is open. */
  @hasMany(() => RestaurantMeal)
  declare meals: HasMany<typeof RestaurantMeal>

  static byName() {
    return this.query().orderBy('name')
  }

  /** Those whose station somebody may open, with their meals: administrators serve everywhere. */
  static servedBy(user: Pick<User, 'id' | 'isAdmin'>) {
    const query = this.byName().preload('meals')
    return user.isAdmin
      ? query
      : query.whereHas('users', (users) => users.where('users.id', user.id))
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

  /** Its meals in the order of the day; they must be loaded. */
  get mealHours(): MealHours[] {
    return this.meals
      .map(({ meal, opensAt, closesAt }) => ({ meal, opensAt, closesAt }))
      .sort((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal))
  }

  /** Saves what it is and, where they are said, the hours of its meals; the history knows by whom. */
  async saveWith(hours: MealHours[] | undefined, by: { id: number }) {
    if (!hours) return saveBy(this, by)
    if (this.$isPersisted) await (this as Restaurant).load('meals')
    const before = this.$isPersisted ? this.mealHours : []
    await saveBy(this, by, {
      also: { meals: [inWords(before), inWords(hours)] },
      write: async (trx) => {
        await trx.from('restaurant_meals').where('restaurant_id', this.id).delete()
        const rows = hours.map((one) => ({ restaurantId: this.id, ...one }))
        await insertMany(trx, 'restaurant_meals', rows)
      },
    })
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

/** As the history keeps them: `lunch 12:00–16:30`; null for none. */
const inWords = (hours: MealHours[]) =>
  hours.map(({ meal, opensAt, closesAt }) => `${meal} ${opensAt}–${closesAt}`).join(', ') || null
