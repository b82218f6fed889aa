import { writtenDay } from '#form_types/kinds/written'

const EARLIEST = '1900-01-01'
const NO_DATE = /^(|-|\?|0|n\/?a|unk|unknown|19000000|00000000|0000-00-00)$/i

/** @returns the ISO day; null for an empty value; undefined if unreadable or in the future */
export function birthDateIn(
  text: string,
  { monthFirst = false, today = new Date() } = {}
): string | null | undefined {
  const written = text.trim()
  if (NO_DATE.test(written)) return null
  const day = writtenDay(written, { monthFirst, today })
  const wasBorn = day !== null && day >= EARLIEST && day <= today.toISOString().slice(0, 10)
  return wasBorn ? day : undefined
}
