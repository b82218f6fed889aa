import type { ReaderMode } from '#shared/choices'

export const bases = ['hex', 'dec'] as const
export type Base = (typeof bases)[number]

/** What is known about the reader; asked from people only if a reading is ambiguous. */
export type ReaderHints = { mode?: ReaderMode; base?: Base; reversed?: boolean }

type UidError =
  'empty' | 'characters' | 'separators' | 'length' | 'range' | 'blank' | 'random' | 'truncated'

export type Choice<Value> = { value: Value; uid: string | null }

export type UidReading =
  | { uid: string }
  | { question: 'base'; choices: Choice<Base>[] }
  | { question: 'reversed'; choices: Choice<boolean>[] }
  | { error: UidError }

class Unreadable extends Error {
  constructor(readonly code: UidError) {
    super(code)
  }
}

const MOST_CHARACTERS = 64
const SEVEN_BYTES = 2n ** 56n

/** The stored form is upper-case hex, most significant byte first, of 4, 7 or 10 bytes. */
export function readUid(
  raw: string,
  { mode = 'auto', base, reversed }: ReaderHints = {}
): UidReading {
  try {
    const text = withoutSeparators(raw)
    const usedBase = baseOf(text, mode, base)
    if (!usedBase) return askForBase(raw, reversed)
    const hex = usedBase === 'hex' ? hexOf(text) : decimalOf(text, mode)
    const uid = firstByteFirst(hex, mode)
    refuseUnusable(uid, usedBase)
    if (!looksReversed(uid) || reversed === false) return { uid }
    if (reversed) return { uid: reverseBytes(uid) }
    return {
      question: 'reversed',
      choices: [
        { value: false, uid },
        { value: true, uid: reverseBytes(uid) },
      ],
    }
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.code }
    throw error
  }
}

export const storableText = (raw: string) =>
  raw
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)

function withoutSeparators(raw: string): string {
  if (raw.length > 4 * MOST_CHARACTERS) throw new Unreadable('length')
  const text = raw.replace(/[\p{Cc}\s:.-]/gu, '').replace(/0x/gi, '')
  if (text === '') throw new Unreadable('empty')
  if (/^[\da-f]+$/i.test(text)) return text.toUpperCase()
  // `:` and `-` come out like this with a Spanish keyboard layout.
  throw new Unreadable(/^[\da-fñ'´]+$/i.test(text) ? 'separators' : 'characters')
}

function baseOf(text: string, mode: ReaderMode, chosen?: Base): Base | null {
  if (mode !== 'auto') return mode.startsWith('hex') ? 'hex' : 'dec'
  if (/[A-F]/.test(text)) return 'hex'
  if (text.length === 8 || text.length === 14) return chosen ?? null
  // No 7-byte decimal is as long as 10 bytes in hex.
  return text.length === 20 ? 'hex' : 'dec'
}

function hexOf(text: string): string {
  if (![8, 14, 20].includes(text.length)) throw new Unreadable('length')
  return text
}

function decimalOf(text: string, mode: ReaderMode): string {
  if (/\D/.test(text)) throw new Unreadable('characters')
  if (text.length > 20 || (mode === 'auto' && text.length > 17)) throw new Unreadable('length')
  const number = BigInt(text)
  const isShort = number < 2n ** 32n
  // 4-byte readers type ten digits with leading zeros.
  if (number >= SEVEN_BYTES || (!isShort && mode === 'auto' && text.length === 10))
    throw new Unreadable('range')
  return number
    .toString(16)
    .toUpperCase()
    .padStart(isShort ? 8 : 14, '0')
}

const firstByteFirst = (hex: string, mode: ReaderMode) =>
  mode.endsWith('lsb') ? reverseBytes(hex) : hex

const reverseBytes = (hex: string) => hex.match(/../g)!.toReversed().join('')

function refuseUnusable(uid: string, base: Base) {
  if (/^(0+|F+)$/.test(uid)) throw new Unreadable('blank')
  if (uid.length > 8) return
  // Phones and some cards have a new random number for each reading.
  if (uid.startsWith('08')) throw new Unreadable('random')
  // 88 means that more bytes follow: the reader typed only a part, perhaps reversed.
  if (uid.startsWith('88') || (base === 'dec' && uid.endsWith('0488')))
    throw new Unreadable('truncated')
}

/** 7-byte chips begin with their maker, nearly always 04. */
const looksReversed = (uid: string) => /^(?!04).{12}04$/.test(uid)

function askForBase(raw: string, reversed?: boolean): UidReading {
  const readings = bases.map((base) => readUid(raw, { base, reversed }))
  if (readings.every((reading) => 'error' in reading)) return readings[0]
  const choices = readings.map((reading, index) => ({ value: bases[index], uid: uidOf(reading) }))
  return { question: 'base', choices }
}

function uidOf(reading: UidReading): string | null {
  if ('uid' in reading) return reading.uid
  return 'choices' in reading ? reading.choices[0].uid : null
}
