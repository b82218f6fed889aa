import type { Known, ReaderMode, UidReading } from '#models/card/uid'
import type { CardAtGate } from '#models/gate/state'

export type { Known, ReaderMode }

/** Whose card lies on the reader. */
export type Bearer = {
  id: number
  type: string
  idForm: string
  name: string
  image: string | null
  state: string
  outlet: string | null
  category: string
  edition: string
  card: { serial: string; uid: string | null; stale: boolean; gate: CardAtGate } | null
}

/** What the text of a reader left open, with both ways to read it. */
export type Question = { rfid: string; known: Known } & Extract<UidReading, { question: unknown }>
