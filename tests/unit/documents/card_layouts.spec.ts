import { test } from '@japa/runner'
import { layouts, type Layout } from '#documents/card_sheet'
import { imposition } from '#documents/cards/sheets'
import { qrSymbol, QUIET_MODULES } from '#documents/cards/qr'
import type { Box } from '#documents/cards/layout'

const all = Object.values(layouts)
const TOKEN = 'K7QZP2M4XW9RT3VB6NCHDYFJ5E'

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function quietZone({ front }: Layout): Box {
  const quiet = (front.qr.w / qrSymbol(TOKEN).size) * QUIET_MODULES
  const { x, y, w, h } = front.qr
  return { x: x - quiet, y: y - quiet, w: w + 2 * quiet, h: h + 2 * quiet }
}

test.group('Card layouts', () => {
  test('in layout {key}, every box lies on the card')
    .with(all)
    .run(({ assert }, { width, height, front, back }) => {
      for (const [name, box] of Object.entries({ ...front, ...back })) {
        assert.isAtLeast(Math.min(box.x, box.y), 0, name)
        assert.isAtMost(box.x + box.w, width + 0.001, name)
        assert.isAtMost(box.y + box.h, height + 0.001, name)
      }
    })

  test('in layout {key}, the QR code is at least 20 mm wide and its quiet zone is free')
    .with(all)
    .run(({ assert }, layout) => {
      const { qr, band, day, header, title, ...rest } = layout.front
      const zone = quietZone(layout)
      assert.isAtLeast(Math.min(qr.w, qr.h), 20)
      assert.isAtMost(zone.x + zone.w, layout.width)
      for (const [name, box] of Object.entries({ ...rest, header })) {
        assert.isFalse(overlap(zone, box), name)
      }
    })

  test('in layout {key}, texts, photo and chips of the front do not overlap')
    .with(all)
    .run(({ assert }, { front }) => {
      const { header, band, day, ...boxes } = front
      const names = Object.keys(boxes) as (keyof typeof boxes)[]
      for (const [i, one] of names.entries()) {
        for (const other of names.slice(i + 1)) {
          assert.isFalse(overlap(boxes[one], boxes[other]), `${one} and ${other}`)
        }
      }
    })

  test('in layout {key}, the photo has passport proportions, and the layout is plain data')
    .with(all)
    .run(({ assert }, layout) => {
      assert.approximately(layout.front.photo.w / layout.front.photo.h, 7 / 9, 0.002)
      assert.deepEqual(JSON.parse(JSON.stringify(layout)), layout)
    })
})

test.group('Cards on A4', () => {
  test('an A4 sheet holds the {0} layout {1} times, within its edges')
    .with([
      ['a6', 4],
      ['lanyard', 4],
      ['cr80', 10],
      ['a7', 8],
    ] as const)
    .run(({ assert }, [key, count]) => {
      const layout = layouts[key]
      const { fronts, backs } = imposition(layout, 'a4')
      assert.lengthOf(fronts, count)
      assert.lengthOf(backs, count)
      for (const place of [...fronts, ...backs]) {
        const box = standing(place, layout)
        assert.isAtLeast(Math.min(box.x, box.y), -0.001)
        assert.isAtMost(box.x + box.w, 210.001)
        assert.isAtMost(box.y + box.h, 297.001)
      }
    })

  test('in layout {key}, each back lies behind its front when the sheet is turned on its long edge')
    .with(all)
    .run(({ assert }, layout) => {
      const { fronts, backs } = imposition(layout, 'a4')
      for (const [i, front] of fronts.entries()) {
        const [a, b] = [standing(front, layout), standing(backs[i], layout)]
        assert.approximately(210 - (b.x + b.w), a.x, 0.001)
        assert.approximately(b.y, a.y, 0.001)
        assert.equal(backs[i].turn, -front.turn + 0)
      }
    })

  test('crop marks lie outside the cards or on a cut that two cards share', ({ assert }) => {
    for (const key of ['lanyard', 'cr80'] as const) {
      const { fronts, marks } = imposition(layouts[key], 'a4')
      assert.isNotEmpty(marks)
      for (const { x1, y1, x2, y2 } of marks) {
        const mark = { x: x1, y: y1, w: x2 - x1 + 0.01, h: y2 - y1 + 0.01 }
        assert.isFalse(fronts.some((place) => overlap(mark, standing(place, layouts[key]))))
      }
    }
    const shared = imposition(layouts.a6, 'a4').marks
    assert.isTrue(shared.every(({ x1, y1 }) => x1 === 105 || Math.abs(y1 - 148.5) < 0.001))
  })

  test('a layout that is too large for the sheet is refused', ({ assert }) => {
    const wide = { ...layouts.a6, a4: { columns: 3, rows: 2, gap: 0, turned: false } }
    assert.throws(() => imposition(wide, 'a4'), /do not fit on A4/)
  })
})

function standing({ x, y, turn }: { x: number; y: number; turn: number }, layout: Layout): Box {
  const { width: w, height: h } = layout
  if (turn === 90) return { x: x - h, y, w: h, h: w }
  if (turn === -90) return { x, y: y - w, w: h, h: w }
  return { x, y, w, h }
}
