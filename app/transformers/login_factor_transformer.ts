import { BaseTransformer } from '@adonisjs/core/transformers'
import type LoginFactor from '#models/login_factor'

export default class LoginFactorTransformer extends BaseTransformer<LoginFactor> {
  toObject() {
    const factor = this.resource
    return {
      ...this.pick(factor, ['id', 'kind', 'name']),
      createdAt: factor.createdAt.toISO()!,
      usedAt: factor.usedAt?.toISO() ?? null,
    }
  }
}
