import { ImportRowSchema } from '#database/schema'
import type { ImportRemark, Outcome } from '#imports/kind'

export default class ImportRow extends ImportRowSchema {
  declare outcome: Outcome
  declare problems: ImportRemark[] | null
}
