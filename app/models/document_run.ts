import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DocumentRunSchema } from '#database/schema'
import User from '#models/user'

/** Which forms a document is about: chosen ones, or all that a list's filter shows. */
export type FormSelection = {
  types: string[]
  ids?: number[]
  search?: string
  state?: string
  category?: string
  tournamentId?: number
}

export type ExportParams = {
  formType: string
  selection: FormSelection
  /** Only the columns of the list on the screen, or all. */
  columns?: 'view' | 'all'
  recipients: number[]
  told?: boolean
}
export type CardParams = {
  ids: number[]
  layout: string
  sheet: string
  print: boolean
  /** Requests whose card was drawn; set when the file is made. */
  included?: number[]
  /** Set once the histories know of the print. */
  logged?: boolean
}

/** A document that takes a while: its order, its progress and its file. */
export default class DocumentRun extends DocumentRunSchema {
  declare kind: 'forms_export' | 'cards'
  declare state: 'queued' | 'running' | 'done' | 'failed'
  declare params: ExportParams | CardParams

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
