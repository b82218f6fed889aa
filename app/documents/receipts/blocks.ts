import type { Pen } from '#documents/cards/pen'
import type { Receipt } from '#documents/pickup_receipt'
import { QUIET, type Typesetter } from '#documents/leaflets/typesetter'
import { TEXT } from '#documents/leaflets/piece'
import { mix } from '#shared/color'

/** A part of a receipt that is never split between pages. Millimetres; `tag` as in the tagged PDF. */
export type Block = {
  tag: 'TR' | 'P'
  height: number
  parts: { tag: string; draw(y: number): void }[]
}

const INK = '#1e293b'
const STRIPE = '#f1f5f9'
const WARNING = '#b45309'
const LONG_NAME = 70

const columns = { number: TEXT.x, name: TEXT.x + 13, serial: TEXT.x + 116, tick: TEXT.x + 153 }
const widths = { number: 11, name: 101, serial: 36, tick: 17 }

export function headBlocks(
  { title, mark, facts, sentence }: Receipt,
  pen: Pen,
  typesetter: Typesetter
): Block[] {
  const line = { h: 6, min: 6 }
  const sentenceText = typesetter.set([{ text: sentence, font: 'regular' }], TEXT.w, {
    size: 11,
    leading: 1.4,
  })
  return [
    {
      tag: 'P',
      height: 14,
      parts: [
        {
          tag: 'H1',
          draw: (y) =>
            pen.text(
              title,
              { ...line, x: TEXT.x, y, w: mark ? 120 : TEXT.w, h: 10, size: 22 },
              { font: 'bold', color: INK, wrapping: 'line' }
            ),
        },
        ...(mark
          ? [
              {
                tag: 'P',
                draw: (y: number) => {
                  const box = { x: TEXT.x + TEXT.w - 44, y: y + 1, w: 44, h: 8 }
                  pen.rect(box, { stroke: WARNING, width: 0.5, radius: 1.5 })
                  pen.text(
                    mark,
                    { ...box, size: 11, min: 7, align: 'center' },
                    { font: 'bold', color: WARNING, wrapping: 'line' }
                  )
                },
              },
            ]
          : []),
      ],
    },
    ...facts.map((fact) => factLine(fact, pen)),
    {
      tag: 'P' as const,
      height: sentenceText.height + 8,
      parts: [{ tag: 'P', draw: (y) => sentenceText.draw(TEXT.x, y + 4) }],
    },
  ]
}

function factLine({ label, text }: { label: string; text: string }, pen: Pen, x = TEXT.x): Block {
  const height = 6 + 4.5 * Math.min(12, Math.floor(text.length / 85))
  const w = TEXT.x + TEXT.w - x
  return {
    tag: 'P',
    height,
    parts: [
      {
        tag: 'P',
        draw: (y) => {
          pen.text(
            label,
            { x, y: y - 0.4, w: 38, h: 6, size: 9, min: 6 },
            { color: QUIET, wrapping: 'line' }
          )
          pen.text(
            text,
            { x: x + 40, y: y + 0.4, w: w - 40, h: height, size: 10.5, min: 5, valign: 'top' },
            { color: INK, wrapping: 'prose' }
          )
        },
      },
    ],
  }
}

export function headRow({ heads }: Receipt, pen: Pen): Block {
  const cell = (name: keyof typeof columns, text: string | null) => ({
    tag: 'TH',
    draw: (y: number) => {
      if (name === 'number')
        pen.path(`M${TEXT.x} ${y + 6.5}h${TEXT.w}`, { stroke: QUIET, width: 0.3 })
      if (text)
        pen.text(
          text,
          { x: columns[name], y, w: widths[name], h: 6, size: 8.5, min: 5 },
          { font: 'bold', color: QUIET, wrapping: 'line' }
        )
    },
  })
  return {
    tag: 'TR',
    height: 7,
    parts: [
      cell('number', heads.number),
      cell('name', heads.name),
      cell('serial', heads.serial),
      ...(heads.tick ? [cell('tick', heads.tick)] : []),
    ],
  }
}

export function listRow(
  row: { name: string; serial: string },
  index: number,
  receipt: Receipt,
  pen: Pen
) {
  const height = row.name.length > LONG_NAME ? 13 : 6.5
  const at = (name: keyof typeof columns, y: number) => ({
    x: columns[name],
    y,
    w: widths[name],
    h: height,
    size: 10,
    min: 5,
  })
  const block: Block = {
    tag: 'TR',
    height,
    parts: [
      {
        tag: 'TD',
        draw: (y) => {
          if (index % 2 === 0) pen.rect({ x: TEXT.x, y, w: TEXT.w, h: height }, { fill: STRIPE })
          const place = { ...at('number', y), x: TEXT.x + 1 }
          pen.text(String(index + 1), place, { color: QUIET, wrapping: 'line' })
        },
      },
      {
        tag: 'TD',
        draw: (y) => pen.text(row.name, at('name', y), { color: INK, wrapping: 'title' }),
      },
      {
        tag: 'TD',
        draw: (y) => pen.text(row.serial, at('serial', y), { color: INK, wrapping: 'line' }),
      },
    ],
  }
  if (receipt.heads.tick)
    block.parts.push({
      tag: 'TD',
      draw: (y) =>
        pen.rect(
          { x: columns.tick + 1, y: y + height / 2 - 2, w: 4, h: 4 },
          { stroke: QUIET, width: 0.25, fill: '#ffffff', radius: 0.5 }
        ),
    })
  return block
}

export function signatureBlock(
  { signature: { heading, image, facts } }: Receipt,
  pen: Pen,
  typesetter: Typesetter
): Block {
  const box = { x: TEXT.x, w: 90, h: 36 }
  const lines = facts.map((fact) => factLine(fact, pen))
  const factsHeight = lines.reduce((sum, { height }) => sum + height, 0)
  return {
    tag: 'P',
    height: 14 + box.h + 4 + factsHeight,
    parts: [
      {
        tag: 'H2',
        draw: (y) =>
          pen.text(
            heading,
            { x: TEXT.x, y: y + 6, w: TEXT.w, h: 6, size: 11, min: 8 },
            { font: 'bold', color: typesetter.ink, wrapping: 'line' }
          ),
      },
      {
        tag: 'Figure',
        draw: (y) => {
          const paper = { ...box, y: y + 13 }
          pen.rect(paper, { fill: '#ffffff', stroke: mix('#ffffff', INK, 0.4), radius: 1.5 })
          const inset = { x: paper.x + 4, y: paper.y + 3, w: box.w - 8, h: box.h - 6 }
          if (image) pen.picture({ key: 'signature', picture: image }, inset)
        },
      },
      ...lines.map((line, index) => ({
        tag: 'P',
        draw: (y: number) => {
          const above = lines.slice(0, index).reduce((sum, { height }) => sum + height, 0)
          line.parts[0].draw(y + 14 + box.h + 3 + above)
        },
      })),
    ],
  }
}
