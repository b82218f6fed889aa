import { ConsentTextSchema } from '#database/schema'
import type { Locale } from '#config/i18n'

/** Words that somebody has accepted, as Markdown. Stored once, found by their hash. */
export default class ConsentText extends ConsentTextSchema {
  declare locale: Locale
}
