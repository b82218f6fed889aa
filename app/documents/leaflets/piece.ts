import type { Look } from '#documents/leaflets/typesetter'

/**
 * A heading, paragraph, item or row, which is never split between pages. Millimetres. `before` is the
 * space above it, except at the top of a page.
 */
export type Piece = {
  /** Its element in the tagged PDF; `within` is an element that it shares with its neighbours. */
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
