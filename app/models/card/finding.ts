import Card from '#models/card'
import { keptText, readUid } from '#models/card/uid'
import Tournament from '#models/tournament'

// What a reader of another keyboard makes of the address before it does not matter.
const TOKEN = /(?:^|[^\dA-Z])([\dA-HJKMNP-TV-Z]{26})$/

/** The token in a card's QR code, alone or at the end of an address; null in any other text. */
export const tokenIn = (text: string) => TOKEN.exec(text.trim().toUpperCase())?.[1] ?? null

/** The card of an active edition, live or dead, whose QR code or serial was read. */
export async function cardRead(text: string): Promise<Card | null> {
  const token = tokenIn(text)
  const query = Card.query().whereIn('tournamentId', Tournament.activeIds()).preload('form')
  return token
    ? query.where('token', token).first()
    : query.where('serial', keptText(text).toUpperCase().slice(0, 40)).first()
}

/** The same by its chip, too: whatever a station reads, or somebody types there. */
export async function carriedCard(text: string): Promise<Card | null> {
  const find = (read: string) => findCard(read, { drawn: false })
  return (await find(text)) ?? (await find((await cardRead(text))?.token ?? ''))
}

/**
 * The card of an active edition whose QR code or chip was read, a live one before dead ones; with
 * its request, and what decides about that; where it is `drawn`, with what its face is made of, too.
 */
export async function findCard(text: string, { drawn = true } = {}): Promise<Card | null> {
  const token = tokenIn(text)
  const uids = token ? [] : uidsIn(text)
  if (!token && uids.length === 0) return null
  return Card.query()
    .where((read) => (token ? read.where('token', token) : read.whereIn('uid', uids)))
    .whereIn('tournamentId', Tournament.activeIds())
    .preload('form', (form) =>
      form
        .preload('tournament', (edition) => void (drawn && edition.preload('designs')))
        .preload('permission')
        .if(drawn, (one) => one.preload('card'))
    )
    .orderByRaw(`case when state = 'live' then 0 else 1 end`)
    .orderBy('id', 'desc')
    .first()
}

/** The chips that a text can mean: nobody at a gate is asked which. */
function uidsIn(text: string): string[] {
  const reading = readUid(text)
  if ('uid' in reading) return [reading.uid]
  return 'question' in reading ? reading.choices.flatMap(({ uid }) => uid ?? []) : []
}
