import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chunks } from '#sql/bulk'
import type Card from '#models/card'
import { cardByAnyCode } from '#models/card/lookup'
import Form from '#models/form'
import Tournament from '#models/tournament'

export type Candidate = { form: Form; card: Card | null }

export async function candidateRead(text: string): Promise<Candidate | null> {
  const card = await cardByAnyCode(text)
  return card && { form: card.form, card }
}

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
