import { ImportMappingSchema } from '#database/schema'
import type { Mapping } from '#imports/kind'

export default class ImportMapping extends ImportMappingSchema {
  declare mapping: Mapping
}
