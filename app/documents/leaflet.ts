import string from '@adonisjs/core/helpers/string'
import type { Locale } from '#config/i18n'
import { blanksOf, type Edition } from '#documents/leaflets/edition'
import { drawLeaflet } from '#documents/leaflets/sheet'
import { sourceOf } from '#documents/leaflets/source'
import type { Sport } from '#shared/choices'

export type { Edition } from '#documents/leaflets/edition'

/** Names of the sources in `resources/downloads`. */
export const leaflets = ['manual', 'authorization', 'commitment', 'gvolunteer_positions'] as const
export type LeafletName = (typeof leaflets)[number]

type Rendered = { content: string; pdf: Promise<Buffer> }
const rendered = new Map<string, Rendered>()

/**
 * A Markdown text as an A4 PDF, tagged, with words of the edition and the organiser. The latest PDF of
 * each document and language stays in memory until its edition changes.
 */
export class Leaflet {
  constructor(
    readonly document: LeafletName,
    readonly locale: Locale,
    private readonly edition: Edition
  ) {}

  /** For example `2024-1`. */
  static versionOf(document: LeafletName, locale: Locale): string {
    return sourceOf(document, locale).version
  }

  static sportOf(document: LeafletName): Sport {
    return sourceOf(document, 'es').sport
  }

  get fileName(): string {
    const { title } = sourceOf(this.document, this.locale)
    return `${string.slug(title, { lower: true, strict: true })}.pdf`
  }

  async render(): Promise<Buffer> {
    const { edition, locale } = this
    const blanks = blanksOf(edition, locale)
    const key = `${this.document}.${locale}`
    const content = JSON.stringify([blanks, edition.accent, edition.sport])
    const cached = rendered.get(key)
    if (cached?.content === content) return cached.pdf

    const source = sourceOf(this.document, locale)
    const pdf = drawLeaflet(source, { edition, blanks, locale })
    rendered.set(key, { content, pdf })
    return pdf
  }
}
