import { createHash } from 'node:crypto'

/**
 * All that one card shows, already in words: who builds it reads the models, who draws it
 * knows none of them. Colours are `#rrggbb`.
 */
export type CardFace = {
  /** For people: `MMO24-PR-000123`. */
  serial: string
  /** For readers: opaque, printed as the QR code and nowhere else. */
  token: string
  name: string
  lastName: string
  /** Function, in the reader's language. */
  role: string
  company: string | null
  /** IOC or ISO code of three letters. */
  country: string | null
  category: { key: string; label: string; color: string; textColor: string; outline?: string }
  /** `label` explains the code on the back: `Pista / Court level`, Spanish before the stroke. */
  zones: { code: string; label: string }[]
  /** `days` (`2024-04-27`) only on day passes. */
  validity: { label: string; days: string[] }
  /** JPEG as `Photo` makes it, 700 x 900. */
  photo: Buffer | null
  tournament: {
    name: string
    year: number
    sport: 'tennis' | 'golf'
    accent: string
    place?: string
  }
  /** The tournament's own mark, opaque; its key tells marks apart. */
  logo?: { key: string; picture: Buffer } | null
  locale: 'es' | 'en'
  /** The back's lines, in both languages. */
  terms: string[]
  phone?: string
}

/**
 * SHA-256 (hex) of everything printed in this layout, photo and mark by what tells them apart. Token and
 * serial stay out: they belong to the card, not to what it says, so a reissue of the same
 * content has the same hash, and a changed hash means that the printed card is stale.
 */
export function printHash(face: CardFace, layout: string | { key: string }): string {
  const { serial, token, photo, logo, ...printed } = face
  const content = {
    ...printed,
    layout: typeof layout === 'string' ? layout : layout.key,
    photo: photo && sha256(photo),
    logo: logo?.key,
  }
  return sha256(JSON.stringify(sorted(content)))
}

/** Keys in order and empty ones left out, so that the same content always reads the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
  return Object.fromEntries(entries.sort().map(([key, item]) => [key, sorted(item)]))
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}
