import type { MarkedToken, Token, Tokens } from 'marked'
import { blankRows, tableRows } from '#documents/leaflets/grids'
import type { Typesetter, Look } from '#documents/leaflets/typesetter'
import { runsOf } from '#documents/leaflets/lines'
import { BODY, TEXT, type Piece } from '#documents/leaflets/piece'

const HEADINGS: Record<number, Look & { before: number; after: number }> = {
  2: { size: 14, leading: 1.3, before: 5.5, after: 0, accent: true },
  3: { size: 11, leading: 1.3, before: 4, after: -0.6 },
}
const INDENT = 7

export function piecesOf(blocks: Token[], typesetter: Typesetter): Piece[] {
  // Without extensions, Marked gives no other tokens.
  const shown = (blocks as MarkedToken[]).filter(({ type }) => type !== 'space')
  return shown.flatMap((block, i) => {
    const leads = ['list', 'table', 'code'].includes(shown[i + 1]?.type)
    switch (block.type) {
      case 'heading':
        return [heading(block, typesetter)]
      case 'list':
        return block.items.map((_, at) => item(block, at, typesetter))
      case 'table':
        return tableRows(block, typesetter)
      case 'blockquote':
        return [note(block, typesetter)]
      case 'code':
        return blankRows(block, typesetter)
      default:
        return [paragraph(block as Tokens.Paragraph, leads, typesetter)]
    }
  })
}

function heading({ depth, tokens }: Tokens.Heading, typesetter: Typesetter): Piece {
  const { before, after, ...look } = HEADINGS[depth]
  const text = typesetter.set(runsOf(tokens, 'bold'), TEXT.w, look)
  const draw = (y: number) => text.draw(TEXT.x, y)
  return { tag: `H${depth}`, before, height: text.height + after, keep: true, parts: [{ draw }] }
}

function paragraph({ tokens }: Tokens.Paragraph, keep: boolean, typesetter: Typesetter): Piece {
  const text = typesetter.set(runsOf(tokens), TEXT.w, BODY)
  return {
    tag: 'P',
    before: 2.4,
    height: text.height,
    keep,
    parts: [{ draw: (y) => text.draw(TEXT.x, y) }],
  }
}

function item(list: Tokens.List, at: number, typesetter: Typesetter): Piece {
  const { task, tokens } = list.items[at]
  const text = typesetter.set(runsOf(tokens), TEXT.w - INDENT, BODY)
  const mark = (y: number) => {
    if (task) typesetter.box(TEXT.x + 1.6, y + 0.9, 3.2)
    else if (list.ordered) typesetter.number(at + 1, TEXT.x + INDENT - 1.8, y, BODY)
    else typesetter.bullet(TEXT.x + 3.6, y, BODY)
  }
  return {
    tag: 'LI',
    within: 'L',
    before: at === 0 ? 2 : 1.1,
    height: text.height,
    // The first or last item must not be alone on a page.
    keep: list.items.length > 1 && (at === 0 || at === list.items.length - 2),
    parts: [
      { tag: 'Lbl', draw: mark },
      { tag: 'LBody', draw: (y) => text.draw(TEXT.x + INDENT, y) },
    ],
  }
}

function note({ tokens }: Tokens.Blockquote, typesetter: Typesetter): Piece {
  const text = typesetter.set(runsOf(tokens), TEXT.w - 12, BODY)
  const height = text.height + 6
  const draw = (y: number) => {
    typesetter.tint({ x: TEXT.x, y, w: TEXT.w, h: height })
    typesetter.bar({ x: TEXT.x, y, w: 1.2, h: height })
    text.draw(TEXT.x + 6, y + 3)
  }
  return { tag: 'P', before: 3, height, parts: [{ draw }] }
}
