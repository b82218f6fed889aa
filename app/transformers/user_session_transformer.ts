import { BaseTransformer } from '@adonisjs/core/transformers'
import type UserSession from '#models/user_session'

export default class UserSessionTransformer extends BaseTransformer<UserSession> {
  toObject() {
    const session = this.resource
    return {
      ...this.pick(session, ['id', 'browser', 'system', 'address', 'remembered']),
      beganAt: session.beganAt.toISO()!,
      seenAt: session.seenAt.toISO()!,
    }
  }
}
