import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import type { SheetKind } from '#documents/card_sheet'
import type { CardLayout } from '#shared/choices'
import { chunks, insertMany } from '#sql/bulk'
import { lockRequests } from '#models/form/locks'
import BlacklistEntry from '#models/blacklist_entry'
import PrintRun, { type CardList } from '#models/print_run'
import { whereOpenTo } from '#models/form/visibility'
import DocumentRun from '#models/document_run'
import { fold } from '#shared/fold'
import type User from '#models/user'

type PrintRunOrder = {
  ids: number[]
  selection: CardList
  layout: CardLayout
  sheet: SheetKind
  sort?: 'company' | 'name'
  /** The cards count as printed once their file is made; nobody confirms the run. */
  atOnce?: boolean
  cover?: boolean
  /** Leaves out the cards of other open runs. */
  skipOtherRuns?: boolean
  /** While the run is open, runs with `skipOtherRuns` leave its cards out. */
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
  other_run: unknown
}

/** @throws Refusal `nothingToPrint`, `editionClosed`; `allInOtherPrintRuns` if other open runs have all cards */
export async function makePrintRun(order: PrintRunOrder, user: User) {
  const { ids, selection, layout, sheet, sort, skipOtherRuns } = order
  const { atOnce = false, cover = false, holds = true } = order
  const made = await db.transaction(async (trx) => {
    // A write first: SQLite then lets no other writer take the same cards.
    const printRun = await PrintRun.create(
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
    if (skipOtherRuns) await lockCards(trx, ids)
    const printable = await printableCards(trx, ids, user)
    const cards = sorted(
      skipOtherRuns ? printable.filter((card) => !card.other_run) : printable,
      sort
    )
    if (cards.length === 0)
      throw new Refusal(printable.length ? 'allInOtherPrintRuns' : 'nothingToPrint')
    await insertMany(
      trx,
      'card_batch_rows',
      cards.map((card, index) => ({
        batchId: printRun.id,
        position: index + 1,
        cardId: card.card_id,
        formId: card.form_id,
        name: `${card.name} ${card.last_name}`,
        company: card.outlet,
      }))
    )
    const params = { batchId: printRun.id, cards: cards.length, cover }
    const documentRun = await DocumentRun.create(
      { kind: 'cards', state: 'queued', userId: user.id, params, total: cards.length },
      { client: trx }
    )
    await documentRun.refuseClosedEdition(trx)
    await printRun.merge({ total: cards.length, runId: documentRun.id }).save()
    return { printRun, documentRun, leftOut: printable.length - cards.length }
  })
  await made.documentRun.enqueue(() => made.printRun.delete())
  return made
}

export async function previewPrintRun(ids: number[], user: User) {
  const printable = await printableCards(db.connection(), ids, user)
  const free = printable.filter((card) => !card.other_run)
  const upToDate = (cards: Candidate[]) => cards.filter((card) => card.printed_at && !card.stale)
  const printed = upToDate(printable)
  return {
    total: new Set(ids).size,
    cards: printable.length,
    free: free.length,
    /** Printed and up to date; printing them again makes duplicates. */
    printed: printed.length,
    printedFree: upToDate(free).length,
    batches: [...new Set(printed.flatMap((card) => card.batch_id ?? []))].sort((a, b) => a - b),
  }
}

async function lockCards(trx: TransactionClientContract, ids: number[]) {
  const sortedIds = ids.toSorted((a, b) => a - b)
  for (const part of chunks(sortedIds, 1000)) {
    // Requests before cards, in the same order as an erasure.
    await lockRequests(trx, part)
    await trx
      .from('cards')
      .whereIn('form_id', part)
      .where('state', 'live')
      .orderBy('id')
      .select('id')
      .forUpdate()
  }
}

async function printableCards(
  client: QueryClientContract,
  ids: number[],
  user: User
): Promise<Candidate[]> {
  const uniqueIds = [...new Set(ids)]
  const cards = new Map<number, Candidate>()
  for (const part of chunks(uniqueIds, 1000)) {
    const query = client
      .from('cards')
      .join('forms', 'forms.id', 'cards.form_id')
      .whereIn('cards.form_id', part)
      .where('cards.state', 'live')
      .where('forms.state', 'approved')
      .where((open) => whereOpenTo(open, user))
      .select('cards.id as card_id', 'form_id', 'name', 'last_name', 'outlet', 'sort_name')
      .select('printed_at', 'stale', 'cards.batch_id')
      .select(
        client.raw(
          `(select min(run.id) from card_batch_rows run_card
            join card_batches run on run.id = run_card.batch_id
            where run_card.card_id = cards.id and run.state = 'open' and run.holds) as other_run`
        )
      )
    const blacklistedIds = await BlacklistEntry.blacklistedIds(part, client)
    for (const row of await query.whereNotIn('forms.id', blacklistedIds))
      cards.set(row.form_id, row)
  }
  return uniqueIds.flatMap((id) => cards.get(id) ?? [])
}

function sorted(cards: Candidate[], by: PrintRunOrder['sort']): Candidate[] {
  if (!by) return cards
  const byName = (a: Candidate, b: Candidate) => compare(a.sort_name, b.sort_name)
  if (by === 'name') return cards.toSorted(byName)
  const companies = new Map(cards.map((card) => [card, card.outlet ? fold(card.outlet) : '\uffff']))
  return cards.toSorted((a, b) => compare(companies.get(a)!, companies.get(b)!) || byName(a, b))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
