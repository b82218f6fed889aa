import { ImportRowSchema } from '#database/schema'
import type { ImportResult, Problem } from '#imports/kind'

export default class ImportRow extends ImportRowSchema {
  declare outcome: ImportResult
  declare problems: Problem[] | null
}
