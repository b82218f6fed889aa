import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FormNoteSchema } from '#database/schema'
import User from '#models/user'

export default class FormNote extends FormNoteSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  isRemovableBy(user: User) {
    return user.may('removeAnyNote') || this.userId === user.id
  }
}
