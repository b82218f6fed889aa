import { RestaurantMealSchema } from '#database/schema'

export const meals = ['breakfast', 'lunch', 'snack', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** A meal and its hours; one that closes at an earlier hour than it opens goes past midnight. */
export type MealHours = { meal: Meal; opensAt: string; closesAt: string }

/** When a restaurant serves a meal, on every day. */
export default class RestaurantMeal extends RestaurantMealSchema {
  declare meal: Meal
}
