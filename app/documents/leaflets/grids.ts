import type { Tokens } from 'marked'
import type { Hand, Look } from '#documents/leaflets/hand'
import { runsOf, type Run } from '#documents/leaflets/lines'
import { BODY, TEXT, type Piece } from '#documents/leaflets/piece'

const FIRST_COLUMN = 0.16
const LABEL: Look = { size: 8, leading: 1.3, quiet: true }
const GAP = 5
const BLANK = { blanks: 11.5, signatures: 30 }

/** Kept on one page; the first column names the rows. */
export function tableRows({ header, rows }: Tokens.Table, hand: Hand): Piece[] {
  const first = TEXT.w * FIRST_COLUMN
  const rest = (TEXT.w - first) / (header.length - 1)
  return [header, ...rows].map((cells, at) => {
    const texts = cells.map(({ tokens }, column) => {
      const font = at === 0 || column === 0 ? 'bold' : 'regular'
      return hand.set(runsOf(tokens, font), (column ? rest : first) - 6, BODY)
    })
    const height = Math.max(...texts.map((text) => text.height)) + 2.6
    const parts = texts.map((text, column) => ({
      tag: at === 0 || column === 0 ? 'TH' : 'TD',
      draw: (y: number) => {
        const x = TEXT.x + (column ? first + (column - 1) * rest : 0)
        const w = column ? rest : first
        if (at === 0) hand.tint({ x, y, w, h: height })
        else hand.rule(x, y + height, w)
        text.draw(x + 3, y + 1.3)
      },
    }))
    return {
      tag: 'TR',
      within: 'Table',
      before: at === 0 ? 2.4 : 0,
      height,
      keep: at < rows.length,
      parts,
    }
  })
}

/** One row per line, labels separated by strokes; `signatures` leave room for writing. */
export function blankRows({ lang, text }: Tokens.Code, hand: Hand): Piece[] {
  const rows = text.split('\n')
  const height = BLANK[lang as keyof typeof BLANK]
  return rows.map((row, at) => {
    const labels = row.split('|').map((label): Run[] => [{ text: label, font: 'regular' }])
    // A name needs more room than numbers.
    const shares = labels.length + (labels.length > 2 ? 1 : 0)
    const share = (TEXT.w - GAP * (labels.length - 1)) / shares
    const first = TEXT.w - (labels.length - 1) * (share + GAP)
    const parts = labels.map((label, column) => {
      const x = column ? TEXT.x + first + GAP + (column - 1) * (share + GAP) : TEXT.x
      const w = column ? share : first
      const name = hand.set(label, w, LABEL)
      const draw = (y: number) => {
        name.draw(x, y)
        hand.rule(x, y + height - 1, w, true)
      }
      return { draw }
    })
    return { tag: 'P', before: at === 0 ? 2 : 1, height, keep: at < rows.length - 1, parts }
  })
}
