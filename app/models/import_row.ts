import { ImportRowSchema } from '#database/schema'
import type { ImportRemark, ImportResult } from '#imports/kind'

export default class ImportRow extends ImportRowSchema {
  declare outcome: ImportResult
  declare problems: ImportRemark[] | null
}
