import { lexer } from 'marked'
import type { Locale } from '#config/i18n'
import { printable } from '#documents/cards/fonts'
import { blanksOf, type Edition } from '#documents/leaflets/edition'
import { TEXT, type Piece } from '#documents/leaflets/piece'
import { piecesOf } from '#documents/leaflets/pieces'
import { Sheet } from '#documents/leaflets/sheet'
import type { Look, Typesetter } from '#documents/leaflets/typesetter'

export type Fact = { label: string; text: string }

/** `note` stands below the heading, in small letters; `text` is Markdown. */
type FactSection = { heading: string; note?: string; facts?: Fact[]; text?: string }

export type Facts = {
  title: string
  sentences: string[]
  /** At the foot of every page. */
  made: string
  sections: FactSection[]
}

const TITLE: Look = { size: 22, leading: 1.2 }
const HEADING: Look = { size: 13, leading: 1.3, accent: true }
const BODY: Look = { size: 10, leading: 1.4 }
const NOTE: Look = { size: 9, leading: 1.4, quiet: true }
const LABEL = 52
const GAP = 4
/** Letters of a piece: longer texts may go on on the next page. */
const LONGEST = 1800

/** Facts in sections, each with its label: an A4 PDF, tagged, in the look of the leaflets. */
export class FactSheet {
  constructor(
    private facts: Facts,
    private edition: Edition,
    private locale: Locale
  ) {}

  render(): Promise<Buffer> {
    const { edition, locale } = this
    const { title, made } = this.facts
    const blanks = blanksOf(edition, locale)
    const sheet = new Sheet(title, { edition, blanks, locale }, { Creator: 'FactSheet' })
    const words = { head: printable(title), foot: made }
    return sheet.drawPieces(this.#pieces(sheet.typesetter), words)
  }

  #pieces(typesetter: Typesetter): Piece[] {
    const { title, sentences, sections } = this.facts
    const line = (tag: string, text: string, look: Look, before: number, keep = false): Piece => {
      const bold = tag !== 'P'
      const font = bold ? ('bold' as const) : ('regular' as const)
      const set = typesetter.set([{ text: printable(text), font }], TEXT.w, look)
      return {
        tag,
        before,
        height: set.height,
        keep,
        parts: [{ draw: (y) => set.draw(TEXT.x, y) }],
      }
    }
    return [
      line('H1', title, TITLE, 0, true),
      ...sentences.map((sentence) => line('P', sentence, BODY, 2)),
      ...sections.flatMap(({ heading, note, facts = [], text = '' }) => [
        line('H2', heading, HEADING, 8, true),
        ...(note ? [line('P', note, NOTE, 1, true)] : []),
        ...facts.flatMap((fact) => factPieces(fact, typesetter)),
        ...piecesOf(lexer(text), typesetter),
      ]),
    ]
  }
}

function factPieces({ label, text }: Fact, typesetter: Typesetter): Piece[] {
  const parts = text.match(new RegExp(`[^]{1,${LONGEST}}`, 'g')) ?? [' ']
  return parts.map((part, index) => {
    const name = { text: printable(index === 0 ? label : ' '), font: 'regular' as const }
    const head = typesetter.set([name], LABEL, NOTE)
    const width = TEXT.w - LABEL - GAP
    const body = typesetter.set([{ text: printable(part), font: 'regular' }], width, BODY)
    const height = Math.max(head.height, body.height) + 1.6
    return {
      tag: 'P',
      before: index === 0 ? 1 : 0,
      height,
      parts: [
        { tag: 'Span', draw: (y) => head.draw(TEXT.x, y + 0.3) },
        {
          tag: 'Span',
          draw: (y) => {
            body.draw(TEXT.x + LABEL + GAP, y)
            typesetter.rule(TEXT.x, y + height, TEXT.w)
          },
        },
      ],
    }
  })
}
