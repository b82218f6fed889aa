import type { Look } from '#documents/leaflets/hand'

/**
 * What is never divided between pages: a heading, a paragraph, an item, a row. Millimetres;
 * `before` is the space above, which the top of a page does without.
 */
export type Piece = {
  /** Its element in the tagged PDF, and the one it shares with its neighbours. */
  tag: string
  within?: string
  before: number
  height: number
  /** Stays on the page of the next piece. */
  keep?: boolean
  parts: Part[]
}
type Part = { tag?: string; draw(y: number): void }

export const TEXT = { x: 20, w: 170 }

export const BODY: Look = { size: 10, leading: 1.42 }
