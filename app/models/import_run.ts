import type { I18n } from '@adonisjs/i18n'
import { belongsTo } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { Locale } from '#config/i18n'
import { ImportRunSchema } from '#database/schema'
import type { SheetFacts } from '#documents/spreadsheet'
import type { ImportRemark, Mapping } from '#imports/kind'
import type { Undo } from '#imports/undo_rows'
import { hasTutor } from '#models/form/minors'
import { withheldSql } from '#models/form/search'
import { seesFully, withheldFrom, type Withheld } from '#models/form/sight'
import { EDITION_CLOSED } from '#models/edition_closing'
import Tournament from '#models/tournament'
import User from '#models/user'
import { failRun } from '#runs/open_runs'
import { safeMessage } from '#text/safe_message'

/** Without the sample, which is read from the sealed rows. */
export type Plan = Omit<SheetFacts, 'sample'> & {
  mapping: Mapping
  remembered: boolean
  confirmed?: boolean
}

export type Terms = {
  accepted: boolean
  notify: boolean
  locale: Locale
}

/** An import. Two processes may work on it at once: each row is taken only once. */
export default class ImportRun extends ImportRunSchema {
  declare kind: 'players' | 'people'
  declare tour: 'ATP' | 'WTA' | null
  declare state: 'preview' | 'queued' | 'running' | 'done' | 'failed'
  declare plan: Plan
  declare details: ImportRemark[] | null
  declare terms: Terms | null
  declare undo: Undo | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  get name() {
    return this.file
  }

  get isOver() {
    return this.state === 'done' || this.state === 'failed'
  }

  get stage() {
    if (this.undoneAt) return 'undone' as const
    return this.undoStartedAt && this.state !== 'failed' ? ('undoing' as const) : this.state
  }

  /** Only as long as the file and the outcomes of the rows are stored. */
  get isUndoable() {
    const hasChanges = this.created + this.updated > 0
    return this.isOver && !this.undoStartedAt && this.fileKey !== null && hasChanges
  }

  get fileKeys() {
    return [this.fileKey, this.rowsKey, this.photosKey].filter((key) => key !== null)
  }

  get counts() {
    const { registries, created, updated, unchanged, failed } = this
    return { registries, created, updated, unchanged, failed }
  }

  isUndoableBy(user: User) {
    const type = this.formType ?? 'player'
    if (this.userId === user.id) return user.may('create') && user.seesType(type)
    return user.seesMinors && seesFully(user, type)
  }

  /** Whether the user may read its rows, which have numbers and birth dates. */
  async isReadableBy(user: User) {
    return this.isUndoableBy(user) && !(await this.#namesAny(withheldFrom(user)))
  }

  async #namesAny(withheld: Withheld[]) {
    // In its preview the sender still chooses what the columns mean.
    if (withheld.length === 0 || this.kind !== 'people' || this.state === 'preview') return false
    if (withheld.includes('minors') && hasTutor({ type: this.formType! })) return true
    const person = await db
      .from('forms as withheld')
      .whereIn('id', db.from('import_rows').where('run_id', this.id).select('entity_id'))
      .where((one) => {
        for (const kind of withheld) one.orWhereRaw(withheldSql[kind])
      })
      .select('id')
      .first()
    return person !== null
  }

  whyIn(i18n: I18n): string | null {
    return this.error === EDITION_CLOSED
      ? i18n.t(`errors.${EDITION_CLOSED}`)
      : safeMessage(this.error)
  }

  /** The rows taken so far stay. */
  async fail(error: Error, client: QueryClientContract = db.connection()) {
    await failRun('imports', this.id, error.message, client)
  }
}
