import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type Permission from '#models/permission'

export default class PermissionTransformer extends BaseTransformer<Permission> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'tournamentId',
        'name',
        'startsOn',
        'endsOn',
        'color',
        'category',
      ]),
      flags: this.resource.flags,
    }
  }

  forList(i18n: I18n, requests: number) {
    const { category } = this.resource
    return {
      ...this.toObject(),
      categoryLabel: category && i18n.t(`options.categories.${category}`),
      requests,
    }
  }
}
