import { RestaurantRuleSchema } from '#database/schema'

/** Who eats where without being asked one by one: requests of a type, category and guest type. */
export default class RestaurantRule extends RestaurantRuleSchema {
  declare restaurants: string[]
}
