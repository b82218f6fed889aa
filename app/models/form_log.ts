import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { canaries } from '#config/retention'
import { FormLogSchema } from '#database/schema'
import Form from '#models/form'
import User from '#models/user'
import type { Actor, LogType } from '#shared/history'
import { insertMany } from '#sql/bulk'
import type { Stored } from '#sql/json'

/** Values of a history line: those of its sentence, and changed answers by field name. */
export type HistoryValues = Stored & {
  state?: string
  template?: string
  reopened?: boolean
  revoked?: boolean
  host?: string | null
  user?: string | null
  note?: string
  operation?: string
  reason?: string
  message?: string
  uid?: string
  raw?: string
  mode?: string
  serial?: string | null
  field?: string
  fields?: string[]
  days?: number
  list?: string
  accepted?: boolean
}

type Line = {
  formId: number
  type: LogType
  from?: HistoryValues | null
  to?: HistoryValues | null
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

  /** Writes many lines at once, of one moment. */
  static write(
    client: QueryClientContract,
    by: Actor | null,
    lines: Line[],
    at: DateTime = DateTime.utc()
  ) {
    const userId = by?.id ?? null
    return insertMany(
      client,
      'form_logs',
      lines.map(({ from = null, to = null, ...line }) => ({ ...line, userId, from, to, at }))
    )
  }

  /** Without the lines of canaries, which exist while a purge runs. */
  static real() {
    return this.query().where('at', '>', canaries.before)
  }
}
