import { ImportRowSchema } from '#database/schema'
import type { ImportResult, Problem } from '#models/import/kind'

/** What became of a row of an imported list. */
export default class ImportRow extends ImportRowSchema {
  declare outcome: ImportResult
  declare problems: Problem[] | null
}
