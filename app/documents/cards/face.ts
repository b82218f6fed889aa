import type { Locale } from '#config/i18n'
import type { Layout } from '#documents/cards/layout'
import type { Sport } from '#shared/choices'
import { sha256 } from '#text/secrets'

/** A picture without transparency; equal keys mean equal pictures. */
export type Picture = { key: string; picture: Buffer }

/** All words and pictures of one card, so that drawing needs no models. Colours are `#rrggbb`. */
export type CardFace = {
  /** For people: `TEN24-PR-000123`. */
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
  /** `also` is the label in the other language, if it differs. */
  category: {
    key: string
    label: string
    also?: string
    color: string
    textColor: string
    outline?: string
  }
  /** `label` explains the code on the back, Spanish first: `Pista / Court level`. */
  zones: { code: string; label: string }[]
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
  logo?: Picture | null
  /** Lies under everything on the front; its edges may be cut off. */
  background?: Picture | null
  locale: Locale
  terms: string[]
  phone?: string
}

/** A card face with the keys of its pictures instead of the pictures. */
export type CardText = Omit<CardFace, 'photo' | 'logo' | 'background'> & {
  photo: string | null
  logo: string | null
  background: string | null
}

/**
 * SHA-256 (hex) of everything that the card shows in this layout, and of the layout. Token and serial
 * are left out, so a reissued card with the same content has the same hash. If the hash has changed,
 * the printed card is outdated.
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

/** Sorts keys and leaves out empty ones, so that the same content gives the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
  return Object.fromEntries(entries.sort().map(([key, item]) => [key, sorted(item)]))
}
