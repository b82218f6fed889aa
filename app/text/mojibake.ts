// Windows-1252 characters of the bytes from 0x80.
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const MARKS = '€†‡ˆ‰‹‘’“”•–—˜™›‚ƒ„…'
const byteOf = new Map(Array.from(HIGH, (character, at) => [character, 0x80 + at]))
// Lead and continuation bytes of UTF-8 as Windows-1252 shows them.
const SUSPICIOUS = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${HIGH}]`)
const RUN = new RegExp(`[\u0080-\u00ff${HIGH}]+`, 'g')
// Letters of names. Only these are a repair: `LÍŠKA` looks like mojibake but is right.
const WRITTEN = /^[\u00a0-\u017f\u0218-\u021b\u0370-\u04ff\u1e00-\u1eff\u2010-\u2026]+$/
const LOST = new RegExp(
  `[\u00c2-\u00c5\u00e2][\u0080-\u009f\u00a1-\u00a9\u00ab-\u00b9\u00bb-\u00bf${MARKS}]`
)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Repairs UTF-8 that was read as Windows-1252, once or twice: `NiÃ±o` becomes `Niño`. */
export function withoutMojibake(text: string): string {
  for (let turn = 0; turn < 2 && SUSPICIOUS.test(text); turn++)
    text = text.replace(RUN, (run) => decoded(run) ?? run)
  return text
}

/** Whether letters were lost and cannot be repaired. */
export const isGarbled = (text: string) => text.includes('\ufffd') || LOST.test(text)

function decoded(run: string, again = true): string | null {
  const bytes = Array.from(run, (character) => byteOf.get(character) ?? character.charCodeAt(0))
  if (bytes.some((byte) => byte > 0xff)) return null
  try {
    const text = utf8.decode(Uint8Array.from(bytes))
    if (WRITTEN.test(text)) return text
    return again ? decoded(text, false) : null
  } catch {
    // Not UTF-8, so the text was right.
    return null
  }
}
