import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { chunks, insertMany } from '#sql/bulk'
import CardBatch from '#models/card_batch'
import DocumentRun, { type CardList } from '#models/document_run'
import { fold } from '#text/fold'
import type User from '#models/user'

export type BatchOrder = {
  ids: number[]
  selection: CardList
  layout: string
  sheet: string
  sort?: 'company' | 'name'
  /** The cards count as printed once their file is made; nobody confirms the run. */
  atOnce?: boolean
  /** With a separator sheet in front. */
  cover?: boolean
  /** Without the cards that other open runs hold. */
  apart?: boolean
  /** While the run is open, runs that are `apart` leave its cards out. */
  holds?: boolean
}

type Candidate = {
  card_id: number
  form_id: number
  name: string
  last_name: string
  outlet: string | null
  sort_name: string
  printed_at: unknown
  stale: unknown
  batch_id: number | null
  held: unknown
}

/** @throws Refusal `nothingToPrint`; `allInBatches` if other open runs have all cards */
export async function makeBatch(order: BatchOrder, user: User) {
  const { ids, selection, layout, sheet, sort, apart } = order
  const { atOnce = false, cover = false, holds = true } = order
  const { batch, run, leftOut } = await db.transaction(async (trx) => {
    // A write first: SQLite then lets no other writer take the same cards.
    const made = await CardBatch.create(
      {
        selection,
        layout,
        sheet,
        sort: sort ?? null,
        total: 0,
        state: 'open',
        atOnce,
        holds,
        userId: user.id,
      },
      { client: trx }
    )
    if (apart) await lockCards(trx, ids)
    const found = await printableCards(trx, ids, user)
    const cards = sorted(apart ? found.filter(({ held }) => !held) : found, sort)
    if (cards.length === 0) throw new Refusal(found.length ? 'allInBatches' : 'nothingToPrint')
    await insertMany(
      trx,
      'card_batch_rows',
      cards.map((card, index) => ({
        batchId: made.id,
        position: index + 1,
        cardId: card.card_id,
        formId: card.form_id,
        name: `${card.name} ${card.last_name}`,
        company: card.outlet,
      }))
    )
    const params = { batchId: made.id, cards: cards.length, cover }
    const ordered = await DocumentRun.create(
      { kind: 'cards', state: 'queued', userId: user.id, params, total: cards.length },
      { client: trx }
    )
    await made.merge({ total: cards.length, runId: ordered.id }).save()
    return { batch: made, run: ordered, leftOut: found.length - cards.length }
  })
  await run.enqueue(() => batch.delete())
  return { batch, leftOut }
}

export async function previewBatch(ids: number[], user: User) {
  const found = await printableCards(db.connection(), ids, user)
  const free = found.filter(({ held }) => !held)
  const printed = (cards: Candidate[]) => cards.filter((card) => card.printed_at && !card.stale)
  const before = printed(found)
  return {
    total: new Set(ids).size,
    cards: found.length,
    free: free.length,
    /** Printed and up to date; printing them again makes duplicates. */
    printed: before.length,
    printedFree: printed(free).length,
    batches: [...new Set(before.flatMap((card) => card.batch_id ?? []))].sort((a, b) => a - b),
  }
}

async function lockCards(trx: TransactionClientContract, ids: number[]) {
  for (const some of chunks(
    ids.toSorted((a, b) => a - b),
    1000
  ))
    await trx
      .from('cards')
      .whereIn('form_id', some)
      .where('state', 'live')
      .orderBy('id')
      .select('id')
      .forUpdate()
}

async function printableCards(
  client: QueryClientContract,
  ids: number[],
  { formTypes }: User
): Promise<Candidate[]> {
  const unique = [...new Set(ids)]
  const found = new Map<number, Candidate>()
  for (const some of chunks(unique, 1000)) {
    const query = client
      .from('cards')
      .join('forms', 'forms.id', 'cards.form_id')
      .whereIn('cards.form_id', some)
      .where('cards.state', 'live')
      .where('forms.state', 'approved')
      .select('cards.id as card_id', 'form_id', 'name', 'last_name', 'outlet', 'sort_name')
      .select('printed_at', 'stale', 'cards.batch_id')
      .select(
        client.raw(
          `(select min(batch.id) from card_batch_rows part
            join card_batches batch on batch.id = part.batch_id
            where part.card_id = cards.id and batch.state = 'open' and batch.holds) as held`
        )
      )
    if (formTypes) query.whereIn('forms.type', formTypes)
    for (const row of await query) found.set(Number(row.form_id), row)
  }
  return unique.flatMap((id) => found.get(id) ?? [])
}

function sorted(cards: Candidate[], by: BatchOrder['sort']): Candidate[] {
  if (!by) return cards
  const byName = (a: Candidate, b: Candidate) => compare(a.sort_name, b.sort_name)
  if (by === 'name') return cards.toSorted(byName)
  const company = new Map(cards.map((card) => [card, card.outlet ? fold(card.outlet) : '\uffff']))
  return cards.toSorted((a, b) => compare(company.get(a)!, company.get(b)!) || byName(a, b))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
