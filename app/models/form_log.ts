import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { FormLogSchema } from '#database/schema'
import Form from '#models/form'
import User from '#models/user'

export type LogType =
  | 'created'
  | 'updated'
  | 'state'
  | 'print'
  | 'signature-module'
  | 'rfid'
  | 'skidata'
  | 'credit'
  | 'mail'
  | 'file-read'
  | 'asked'
  | 'withdrawn'
  | 'guest-link'
  | 'assigned'
  | 'note'
  | 'purged'
  | 'moved'
  | 'reissued'

/** One line of a request's history. Append-only; documents are named in it, never written. */
export default class FormLog extends FormLogSchema {
  declare type: LogType
  declare from: Record<string, unknown> | null
  declare to: Record<string, unknown> | null

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
