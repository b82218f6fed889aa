import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { hasMany, manyToMany } from '@adonisjs/lucid/orm'
import type { HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import { RestaurantSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { insertMany } from '#sql/bulk'
import { deleteBy, saveBy } from '#sql/history'
import { Chargeable } from '#models/restaurant/charge'
import { OpeningHours } from '#models/restaurant/hours'
import { CustomerFinder } from '#models/restaurant/customer'
import RestaurantMeal, { type MealHours } from '#models/restaurant_meal'
import RestaurantRule from '#models/restaurant_rule'
import User from '#models/user'
import { meals, type RestaurantKind } from '#shared/choices'
import type { Actor } from '#shared/history'
import { isPostgres } from '#sql/dialect'
import { byName } from '#text/name_order'

export default class Restaurant extends compose(
  RestaurantSchema,
  OpeningHours,
  CustomerFinder,
  Chargeable
) {
  declare kind: RestaurantKind

  @manyToMany(() => User, { pivotTable: 'restaurant_user' })
  declare users: ManyToMany<typeof User>

  @hasMany(() => RestaurantMeal)
  declare meals: HasMany<typeof RestaurantMeal>

  static async sortedByName(query = this.query()): Promise<Restaurant[]> {
    return (await query).toSorted(byName)
  }

  static servedBy(user: Pick<User, 'id' | 'may'>): Promise<Restaurant[]> {
    const query = this.query().preload('meals')
    return this.sortedByName(
      user.may('serveAnywhere')
        ? query
        : query.whereHas('users', (users) => users.where('users.id', user.id))
    )
  }

  static async requestCounts(): Promise<Map<number, number>> {
    const each = isPostgres()
      ? `jsonb_array_elements_text(
             case jsonb_typeof(restaurants) when 'array' then restaurants else '[]' end)`
      : `json_each(forms.restaurants)`
    const rows = await db
      .from('forms')
      .joinRaw(`cross join ${each} as entry`)
      .whereNotNull('forms.restaurants')
      .groupByRaw('entry.value')
      .select(db.raw('entry.value as id'))
      .count('* as count')
    return new Map(rows.map(({ id, count }) => [Number(id), count]))
  }

  get mealHours(): MealHours[] {
    return this.meals
      .map(({ meal, opensAt, closesAt }) => ({ meal, opensAt, closesAt }))
      .sort((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal))
  }

  async saveWith(this: Restaurant, hours: MealHours[] | undefined, by: Actor) {
    if (!hours) return saveBy(this, by)
    if (this.$isPersisted) await this.load('meals')
    const before = this.$isPersisted ? this.mealHours : []
    await saveBy(this, by, {
      related: { meals: [inWords(before), inWords(hours)] },
      write: async (trx) => {
        await trx.from('restaurant_meals').where('restaurant_id', this.id).delete()
        const rows = hours.map((meal) => ({ restaurantId: this.id, ...meal }))
        await insertMany(trx, 'restaurant_meals', rows)
      },
    })
  }

  /** @throws Refusal `restaurantInUse` */
  async remove(by: Actor) {
    const requests = (await Restaurant.requestCounts()).get(this.id) ?? 0
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

const inWords = (hours: MealHours[]) =>
  hours.map(({ meal, opensAt, closesAt }) => `${meal} ${opensAt}–${closesAt}`).join(', ') || null
