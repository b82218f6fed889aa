import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ExportRecipientSchema } from '#database/schema'
import User from '#models/user'

/** A member of staff who gets the nightly list of a form type. */
export default class ExportRecipient extends ExportRecipientSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Who gets a type's list: the chosen ones, else the active admins. */
  static async of(formType: string): Promise<User[]> {
    const chosen = await this.query().where('formType', formType).preload('user')
    const users = chosen.length
      ? chosen.map(({ user }) => user)
      : await User.query().where('role', 'admin')
    return users.filter((user) => user.active && user.isOffice && user.seesType(formType))
  }
}
