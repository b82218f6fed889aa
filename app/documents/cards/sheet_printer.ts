import { imposition, type CardPosition, type SheetKind } from '#documents/cards/sheets'
import { MM, type Stamp } from '#documents/cards/stamps'
import type { Box, Layout } from '#documents/cards/layout'
import type { Pen } from '#documents/cards/pen'

export type Card = { front: Stamp; back: Stamp | null }

/** Collects cards until a sheet is full, then draws its page of fronts and its page of backs. */
export class SheetPrinter {
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

  /** A separator sheet. Its blank back keeps fronts and backs in order. */
  cover(draw: (page: Box) => void, { back }: { back: boolean }): void {
    const { width, height } = this.#plan
    this.#addPage()
    draw({ x: 0, y: 0, w: width, h: height })
    if (back) this.#addPage()
  }

  add(card: Card): void {
    this.#cards.push(card)
    if (this.#cards.length === this.#plan.fronts.length) this.#drawSheet()
  }

  finish(): void {
    if (this.#cards.length) this.#drawSheet()
    // A PDF needs at least one page.
    if (this.#pages === 0) this.#drawPage([], [])
  }

  #drawSheet(): void {
    const { fronts, backs } = this.#plan
    const cards = this.#cards
    this.#cards = []
    this.#drawPage(
      cards.map(({ front }) => front),
      fronts
    )
    const sides = cards.flatMap(({ back }) => back ?? [])
    if (sides.length) this.#drawPage(sides, backs)
  }

  #drawPage(sides: Stamp[], positions: CardPosition[]): void {
    const { marks, bleed } = this.#plan
    this.#addPage()
    const { width: w, height: h } = this.layout
    const clip = { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + 2 * bleed }
    sides.forEach((side, i) => this.pen.stamps.place(side, { ...positions[i], clip }))
    for (const { x1, y1, x2, y2 } of marks) {
      this.pen.path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: '#000000', width: 0.25 / MM })
    }
  }

  #addPage(): void {
    const { width, height } = this.#plan
    this.pen.document.addPage({ size: [width * MM, height * MM], margin: 0 })
    this.#pages++
  }
}
