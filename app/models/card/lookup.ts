import Card from '#models/card'
import { storableText, readUid } from '#models/card/uid'
import Tournament from '#models/tournament'
import { SERIAL } from '#text/reference'

// The address before the token is ignored: the reader's keyboard layout may garble it.
const TOKEN = /(?:^|[^\dA-Z])([\dA-HJKMNP-TV-Z]{26})$/

const tokenIn = (text: string) => TOKEN.exec(text.trim().toUpperCase())?.[1] ?? null

/** Chip numbers that cannot be document numbers: seven bytes, the first is 04. */
const CHIP = /^04[\dA-F]{12}$/

/** The token, serial or chip in a reading; null for anything else, which may be about a person. */
export function codeIn(text: string): string | null {
  const written = storableText(text).toUpperCase()
  if (SERIAL.test(written)) return written
  return tokenIn(text) ?? uidsIn(text).find((uid) => CHIP.test(uid)) ?? null
}

/** By QR code or serial, in active editions; revoked cards too. */
export async function cardByQrOrSerial(text: string): Promise<Card | null> {
  const token = tokenIn(text)
  const query = Card.query()
    .whereIn('tournamentId', Tournament.activeIds())
    .preload('form', (form) => form.withScopes((scopes) => scopes.withoutNumbers()))
  return token
    ? query.where('token', token).first()
    : query.where('serial', storableText(text).toUpperCase().slice(0, 40)).first()
}

export async function cardByAnyCode(
  text: string,
  { withNumbers = false } = {}
): Promise<Card | null> {
  const find = (code: string) => cardByQrOrChip(code, { withFace: false, withNumbers })
  const card = await find(text)
  if (card) return card
  const bySerial = await cardByQrOrSerial(text)
  return bySerial && find(bySerial.token)
}

/**
 * Live cards come before revoked ones. `withFace` also loads what the card's face needs,
 * `withNumbers` the documents of its person.
 */
export async function cardByQrOrChip(
  text: string,
  { withFace = true, withNumbers = false } = {}
): Promise<Card | null> {
  const token = tokenIn(text)
  const uids = token ? [] : uidsIn(text)
  if (!token && uids.length === 0) return null
  const card = await Card.query()
    .where((query) => (token ? query.where('token', token) : query.whereIn('uid', uids)))
    .whereIn('tournamentId', Tournament.activeIds())
    .preload('form', (form) =>
      form
        .preload('tournament', (edition) => void (withFace && edition.preload('designs')))
        .preload('permission')
        .if(!withNumbers, (query) => query.withScopes((scopes) => scopes.withoutNumbers()))
        .if(withFace, (query) => query.preload('card'))
    )
    .orderByRaw(`case when state = 'live' then 0 else 1 end`)
    .orderBy('id', 'desc')
    .first()
  // Its request may be erased between the two queries.
  return card?.form ? card : null
}

/** All readings of an ambiguous chip, because nobody can be asked during a check. */
function uidsIn(text: string): string[] {
  const reading = readUid(text)
  if ('uid' in reading) return [reading.uid]
  return 'question' in reading ? reading.choices.flatMap(({ uid }) => uid ?? []) : []
}
