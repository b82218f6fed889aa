import { imposition, type Place, type SheetKind } from '#documents/cards/sheets'
import { MM, type Stamp } from '#documents/cards/stamps'
import type { Box, Layout } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'

export type Card = { front: Stamp; back: Stamp | null }

/** Collects cards until a sheet is full, then prints its fronts and backs. */
export class Press {
  readonly #plan
  #cards: Card[] = []
  #pages = 0

  constructor(
    private readonly pen: Pen,
    private readonly layout: Layout,
    kind: SheetKind
  ) {
    this.#plan = imposition(layout, kind)
  }

  /** A cover sheet; its blank back keeps the sides in order. */
  cover(draw: (page: Box) => void, { back }: { back: boolean }): void {
    const { width, height } = this.#plan
    this.#blank()
    draw({ x: 0, y: 0, w: width, h: height })
    if (back) this.#blank()
  }

  add(card: Card): void {
    this.#cards.push(card)
    if (this.#cards.length === this.#plan.fronts.length) this.#print()
  }

  finish(): void {
    if (this.#cards.length) this.#print()
    // A PDF needs a page.
    if (this.#pages === 0) this.#page([], [])
  }

  #print(): void {
    const { fronts, backs } = this.#plan
    const cards = this.#cards
    this.#cards = []
    this.#page(
      cards.map(({ front }) => front),
      fronts
    )
    const sides = cards.flatMap(({ back }) => back ?? [])
    if (sides.length) this.#page(sides, backs)
  }

  #page(sides: Stamp[], places: Place[]): void {
    const { marks, bleed } = this.#plan
    this.#blank()
    const { width: w, height: h } = this.layout
    const clip = { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + 2 * bleed }
    sides.forEach((side, i) => this.pen.stamps.place(side, { ...places[i], clip }))
    for (const { x1, y1, x2, y2 } of marks) {
      this.pen.path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: '#000000', width: 0.25 / MM })
    }
  }

  #blank(): void {
    const { width, height } = this.#plan
    this.pen.document.addPage({ size: [width * MM, height * MM], margin: 0 })
    this.#pages++
  }
}
