import { ImportMappingSchema } from '#database/schema'
import type { Mapping } from '#models/import/kind'

/** What the columns of a list were taken for, by the headers they stood under. */
export default class ImportMapping extends ImportMappingSchema {
  declare mapping: Mapping
}
