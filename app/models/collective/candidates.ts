import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chunks } from '#models/bulk'
import type Card from '#models/card'
import { carriedCard } from '#models/card/finding'
import Form from '#models/form'
import Tournament from '#models/tournament'

/** Whose card somebody wants to take along: a living one, or whatever card was read. */
export type Candidate = { form: Form; card: Card | null }

/** The card that a reader or a person typed: its QR code, its chip or its serial. */
export async function candidateRead(text: string): Promise<Candidate | null> {
  const card = await carriedCard(text)
  return card && { form: card.form, card }
}

/** Requests of the active editions by id, each with its living card if it has one. */
export async function candidatesOf(
  ids: number[],
  client?: QueryClientContract
): Promise<Map<number, Candidate>> {
  const found = new Map<number, Candidate>()
  for (const some of chunks(ids)) {
    const forms = await Form.query({ client })
      .whereIn('id', some)
      .whereIn('tournamentId', Tournament.activeIds())
      .preload('card')
      .preload('tournament')
    for (const form of forms) found.set(form.id, { form, card: form.card ?? null })
  }
  return found
}
