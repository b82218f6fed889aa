import { ImportRowSchema } from '#database/schema'
import type { ImportRemark, Outcome } from '#imports/kind'
import type { Stored } from '#sql/json'

export default class ImportRow extends ImportRowSchema {
  declare outcome: Outcome
  declare oldValues: Stored | null
  declare problems: ImportRemark[] | null
}
