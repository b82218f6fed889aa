import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { canaries } from '#config/retention'
import { FormLogSchema } from '#database/schema'
import Form from '#models/form'
import User from '#models/user'
import type { LogType } from '#shared/history'
import type { Stored } from '#sql/json'

/** Values of a history line: those of its sentence, and changed answers by field name. */
export type HistoryValues = Stored & {
  state?: string
  template?: string
  reopened?: boolean
  revoked?: boolean
  host?: string
  user?: string
  note?: string
  operation?: string
  reason?: string
  message?: string
  uid?: string
  raw?: string
  mode?: string
  serial?: string
  field?: string
  fields?: string[]
  days?: number
  list?: string
  accepted?: boolean
}

/** Append-only. Documents are named, but their numbers are not stored. */
export default class FormLog extends FormLogSchema {
  declare type: LogType
  declare from: HistoryValues | null
  declare to: HistoryValues | null

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => Form)
  declare form: BelongsTo<typeof Form>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Without the lines of canaries, which exist while a purge runs. */
  static real() {
    return this.query().where('at', '>', canaries.before)
  }
}
