import { createHash } from 'node:crypto'
import type { Layout } from '#documents/cards/layout'
import type { Sport } from '#shared/choices'

/** An opaque picture; its key tells it apart from others. */
export type Picture = { key: string; picture: Buffer }

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
  /** `also` is its name in the other language, where that differs. */
  category: {
    key: string
    label: string
    also?: string
    color: string
    textColor: string
    outline?: string
  }
  /** `label` explains the code on the back: `Pista / Court level`, Spanish before the stroke. */
  zones: { code: string; label: string }[]
  /** `days` (`2024-04-27`) only on day passes. */
  validity: { label: string; days: string[] }
  /** JPEG as `Photo` makes it, 700 x 900. */
  photo: Buffer | null
  tournament: {
    name: string
    year: number
    sport: Sport
    accent: string
    place?: string
  }
  /** The tournament's own mark, opaque; its key tells marks apart. */
  logo?: Picture | null
  /** What lies under everything on the front; its edges are cut off where the card needs it. */
  background?: Picture | null
  locale: 'es' | 'en'
  /** The back's lines, in both languages. */
  terms: string[]
  phone?: string
}

/** What a card says, its pictures by their keys alone. */
export type CardText = Omit<CardFace, 'photo' | 'logo' | 'background'> & {
  photo: string | null
  logo: string | null
  background: string | null
}

/**
 * SHA-256 (hex) of everything printed in this layout, the layout itself included. Token and serial
 * stay out: they belong to the card, not to what it says, so a reissue of the same content has the
 * same hash, and a changed hash means that the printed card is stale.
 */
export function printHash({ serial, token, ...printed }: CardText, layout: Layout): string {
  return sha256(JSON.stringify(sorted(printed)) + hashOf(layout))
}

const hashes = new WeakMap<Layout, string>()

function hashOf(layout: Layout): string {
  const hash = hashes.get(layout) ?? sha256(JSON.stringify(sorted(layout)))
  hashes.set(layout, hash)
  return hash
}

/** Keys in order and empty ones left out, so that the same content always reads the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
  return Object.fromEntries(entries.sort().map(([key, item]) => [key, sorted(item)]))
}

function sha256(data: string): string {
  return createHash('sha256').update(data).digest('hex')
}
