import { BaseTransformer } from '@adonisjs/core/transformers'
import type Restaurant from '#models/restaurant'

export default class RestaurantTransformer extends BaseTransformer<Restaurant> {
  /** Its meals must be loaded. */
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'name', 'kind', 'opensAt', 'closesAt']),
      meals: this.resource.mealHours,
    }
  }

  forList(requests: Map<number, number>) {
    return {
      ...this.toObject(),
      requests: requests.get(this.resource.id) ?? 0,
      users: Number(this.resource.$extras.users_count),
    }
  }
}
