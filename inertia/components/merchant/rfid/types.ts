import type { Known, UidReading } from '#models/card/uid'
import type { bearerProps } from '#props/bearer'

export type { Known }

export type Bearer = Awaited<ReturnType<typeof bearerProps>>

/** An ambiguous reading, with both possible numbers. */
export type Question = { rfid: string; known: Known } & Extract<UidReading, { question: unknown }>
