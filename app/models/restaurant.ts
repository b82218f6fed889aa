import { manyToMany } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import { RestaurantSchema } from '#database/schema'
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
}
