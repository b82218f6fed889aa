import type { ReaderHints, UidReading } from '#models/card/uid'
import type { cardHolderProps } from '#props/card_holder'

export type { ReaderHints }

export type CardHolder = Awaited<ReturnType<typeof cardHolderProps>>

/** An ambiguous reading, with both possible numbers. */
export type ChipQuestion = { rfid: string; known: ReaderHints } & Extract<
  UidReading,
  { question: unknown }
>
