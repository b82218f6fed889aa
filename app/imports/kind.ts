import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ImportRun from '#models/import_run'
import type User from '#models/user'
import type { Actor } from '#shared/history'
import type { Stored } from '#sql/json'

export type ImportColumn = { name: string; label: string; required: boolean; synonyms: string[] }

/** Field names by column number from 0; null means ignored. */
export type Mapping = Record<string, string | null>

export type ImportLine = { line: number; values: Record<string, string> }

/** What is wrong with a row or a list; `key` is the full i18n key of its sentence. */
export type ImportRemark = {
  key: string
  values?: Record<string, string | number>
  field?: string
  /** Fills `causes` in the sentence. */
  causes?: Cause[]
}

export type Cause = { count: number; problem: ImportRemark }

export const CAUSES_SHOWN = 3

export type Outcome = 'created' | 'updated' | 'unchanged' | 'failed'

export type RowOutcome = {
  line: number
  outcome: Outcome
  entityId?: number | null
  problems?: ImportRemark[]
  /** The values before an update, for its undo; `version` is the row's version after it. */
  oldValues?: Record<string, unknown>
  version?: number
}

/** `id` and `outcome` of the imported player or request. */
export type UndoRow = { id: number; outcome: 'created' | 'updated'; oldValues: Stored }

export interface ImportUndo {
  table: 'default_players' | 'forms'
  /** SQL: why a user must leave a row alone, or null. `e` is the row, `r` the row of the import. */
  reasonSql(by: Pick<User, 'seesMinors'>): string
  lock(trx: TransactionClientContract, ids: number[]): Promise<unknown>
  /** Deletes created rows and restores updated ones. Returns the keys of files to delete. */
  undoRows(trx: TransactionClientContract, rows: UndoRow[], by: Actor): Promise<string[]>
}

export interface ImportKind {
  /** At most 30 characters; remembered columns are stored under it. */
  key: string
  columns(i18n: I18n): ImportColumn[]
  /** Decides from the first rows what the headers leave open. */
  refineMapping?(mapping: Mapping, sample: string[][]): Mapping
  /** Whether the rows can be taken without asking somebody for more columns. */
  isMappingSufficient(mapping: Mapping): boolean
  /** Remarks on a mapping that is not sufficient. */
  mappingProblems?(mapping: Mapping): ImportRemark[]
  /** Tries only as many rows as take about a second. */
  doubts(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<ImportRemark[]>
  /** The pass in which a row is taken, from 0. Needed if `passes` is more than 1. */
  passOf?(values: Record<string, string>, run: ImportRun): number
  /** How often the list is read; 1 if missing. */
  passes?: number
  /** Rows taken at once; 1000 if missing. */
  partSize?: number
  /** `take` opens its own transactions. A row of a killed worker comes twice. */
  ownTransactions?: boolean
  /** Must await nothing but queries of `trx`. With `ownTransactions` there is no `trx`. */
  take(lines: ImportLine[], run: ImportRun, trx?: TransactionClientContract): Promise<RowOutcome[]>
  /** The sentence that counts the rows with warnings. */
  warningKey?: string
  /** Remarks on the list as a whole, after its last row. */
  closingRemarks?(run: ImportRun, lines: AsyncIterable<ImportLine[]>): Promise<ImportRemark[]>
  undo: ImportUndo
  /** Closes the files of a run and deletes those that are no longer needed. */
  releaseFiles?(run: ImportRun): Promise<void>
  nameOf(values: Record<string, string>): string
}
