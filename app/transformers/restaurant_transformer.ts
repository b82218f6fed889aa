import { BaseTransformer } from '@adonisjs/core/transformers'
import type Restaurant from '#models/restaurant'
import { relatedCount } from '#sql/counts'

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
      users: relatedCount(this.resource, 'users'),
    }
  }
}
