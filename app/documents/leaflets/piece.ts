import type { Look } from '#documents/leaflets/hand'

/**
 * A heading, paragraph, item or row: never split between pages. Millimetres; the top of a page
 * drops `before`, the space above.
 */
export type Piece = {
  /** Its element in the tagged PDF, and the element shared with its neighbours. */
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
