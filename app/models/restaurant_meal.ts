import { RestaurantMealSchema } from '#database/schema'
import type { Meal } from '#shared/choices'

/** A closing time before the opening time is on the next day. */
export type MealHours = { meal: Meal; opensAt: string; closesAt: string }

export default class RestaurantMeal extends RestaurantMealSchema {
  declare meal: Meal
}
