import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'role', 'formTypes']),
      permissions: {
        canCreate: user.has('create'),
        canEdit: user.has('edit'),
        canPrint: user.has('print'),
        canRfid: user.has('rfid'),
        canToppanel: user.has('toppanel'),
      },
      restaurants: [] as { id: number; name: string }[],
    }
  }
}
