import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chunks } from '#sql/bulk'
import type Card from '#models/card'
import { cardByAnyCode } from '#models/card/lookup'
import Form from '#models/form'
import Tournament from '#models/tournament'

/** A request whose card may be put on a pickup list. */
export type Candidate = { form: Form; card: Card | null }

/** By what a reader sends: the token of a card, its serial or its chip. */
export async function candidateByCode(text: string): Promise<Candidate | null> {
  const card = await cardByAnyCode(text, { withNumbers: true })
  return card && { form: card.form, card }
}

/** Candidates by request id, without requests of closed editions. */
export async function candidatesOf(
  ids: number[],
  client?: QueryClientContract
): Promise<Map<number, Candidate>> {
  const candidates = new Map<number, Candidate>()
  for (const part of chunks(ids)) {
    const forms = await Form.query({ client })
      .whereIn('id', part)
      .whereIn('tournamentId', Tournament.activeIds())
      .orderBy('id')
      .preload('card')
      .preload('tournament')
    for (const form of forms) candidates.set(form.id, { form, card: form.card ?? null })
  }
  return candidates
}
