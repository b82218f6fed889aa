import type { I18n } from '@adonisjs/i18n'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ImportRun from '#models/import_run'

/** What a column of a list may mean; `synonyms` are headers that it is known by, in any language. */
export type ImportColumn = { name: string; label: string; required: boolean; synonyms: string[] }

/** What each column of a file was taken for, by its number from 0; null is left out. */
export type Mapping = Record<string, string | null>

/** A row of a file by what its columns mean; a blank cell is an empty text. */
export type ImportLine = { line: number; values: Record<string, string> }

/**
 * Why a row failed, or what of it was left out: the whole key of a sentence with what fills it;
 * `field` names the column that it is about.
 */
export type Problem = { key: string; values?: Record<string, string | number>; field?: string }

export type ImportResult = 'created' | 'updated' | 'unchanged' | 'failed'

/** What became of a row; `entityId` is the row of the database that it became or was found as. */
export type Outcome = {
  line: number
  outcome: ImportResult
  entityId?: number | null
  problems?: Problem[]
}

/** What comes as a list: how its columns are known and what is made of its rows. */
export interface ImportKind {
  /** Under which its columns are remembered; at most 30 characters. */
  key: string
  /** All that a list may have, in a reader's words. */
  columns(i18n: I18n): ImportColumn[]
  /** Decides what the headers alone leave open, from the first rows. */
  settle?(mapping: Mapping, headers: string[], sample: string[][]): Mapping
  /** Whether these columns say enough to begin at once. */
  certain(mapping: Mapping): boolean
  /** What keeps these columns from being enough, for whoever chooses them. */
  lacks?(mapping: Mapping): Problem[]
  /** Rows of a lower number are taken before others, in turns from 0; all are of turn 0 without it. */
  turnOf?(values: Record<string, string>, run: ImportRun): number
  /** How many turns there are. */
  turns?: number
  /** How many rows are taken together, where they take longer than others. */
  atOnce?: number
  /**
   * Writes its rows in transactions of its own, and bears to get a row twice: where a process
   * ended in between, its rows come again.
   */
  ownTransactions?: boolean
  /**
   * Makes something of some rows, and tells of each what. Within the transaction nothing but its
   * client may be waited for; there is none where the kind has its own.
   */
  take(lines: ImportLine[], run: ImportRun, trx?: TransactionClientContract): Promise<Outcome[]>
  /** The sentence that counts rows which were taken with a problem, where the usual does not do. */
  warned?: string
  /** What there is to say of the whole, once all rows are taken. */
  remarks?(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<Problem[]>
  /** Lets go of what taking rows needed; a worker is done for now. */
  release?(run: ImportRun): Promise<void>
  /** What people call a row. */
  nameOf(values: Record<string, string>): string
}
