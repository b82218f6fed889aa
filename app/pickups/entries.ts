import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { chunks, returned, sqlNow } from '#sql/bulk'
import type Collective from '#models/collective'
import CollectiveForm from '#models/collective_form'
import { candidatesOf, type Candidate } from '#pickups/candidates'
import { obstaclesTo, unknownCard, type Obstacle } from '#pickups/obstacles'
import { recordChange } from '#sql/history'
import type User from '#models/user'

/** `at` is the position in the given list. */
export class CardsRefused extends Error {
  constructor(readonly refused: { at: number; obstacle: Obstacle }[]) {
    super('cards refused')
    this.name = 'CardsRefused'
  }
}

/** Must be the first statement: it locks the list. Throws Refusal `collectiveSigned`. */
export async function holdOpen(trx: TransactionClientContract, { id }: Collective) {
  const open = await returned(
    trx,
    `update collectives set updated_at = ? where id = ? and state = 'waiting' returning id`,
    [sqlNow(trx), id]
  )
  if (open.length === 0) throw new Refusal('collectiveSigned', {}, { status: 409 })
}

/** Locks requests against decisions, reissues, other lists and collection. */
export async function holdForms(trx: TransactionClientContract, forms: number[]) {
  // SQLite has one writer at a time and no row locks.
  if (trx.dialect.name !== 'postgres') return
  // In the order of ids, so that two lists with the same cards do not deadlock.
  for (const some of chunks(forms.toSorted((a, b) => a - b)))
    await trx.from('forms').whereIn('id', some).orderBy('id').select('id').forUpdate()
}

export async function setCards(
  trx: TransactionClientContract,
  collective: Collective,
  forms: number[],
  by: User
) {
  const entries = await CollectiveForm.query({ client: trx })
    .where('collectiveId', collective.id)
    .preload('card')
  const kept = new Set(
    entries
      .filter(({ formId, card }) => forms.includes(formId!) && card?.state === 'live')
      .map(({ formId }) => formId!)
  )
  const gone = entries.filter(({ formId, card }) => !kept.has(formId!) || card?.state !== 'live')
  const asked = [...new Set(forms)].filter((id) => !kept.has(id))
  await holdForms(trx, [...asked, ...gone.flatMap(({ formId }) => formId ?? [])])
  for (const some of chunks(gone.map(({ id }) => id)))
    await trx.from('collective_forms').whereIn('id', some).delete()
  const found = await candidatesOf(asked, trx)
  const obstacles = await obstaclesTo([...found.values()], { reader: by, client: trx })
  const refused = asked.flatMap((id) => {
    const candidate = found.get(id)
    const obstacle = candidate ? obstacles.get(candidate) : unknownCard
    return obstacle ? [{ at: forms.indexOf(id), obstacle }] : []
  })
  if (refused.length > 0) throw new CardsRefused(refused)
  const added = asked.map((id) => found.get(id)!)
  await putCards(trx, collective, added, by, forms)
  if (gone.length + added.length === 0) return
  await recordChange(trx, collective, 'updated', by, {
    from: { cards: gone.map(({ serial }) => serial).join(', ') || null },
    to: { cards: added.map(({ card }) => card!.serial).join(', ') || null },
  })
}

export async function putCards(
  trx: TransactionClientContract,
  collective: Collective,
  candidates: Candidate[],
  by: User,
  forms: number[]
) {
  const added = await insertEntries(trx, collective, candidates, by)
  const lost = candidates.filter(({ card }) => !added.has(card!.id))
  if (lost.length === 0) return added
  const obstacles = await obstaclesTo(lost, { reader: by, client: trx })
  throw new CardsRefused(
    lost.map((one) => ({
      at: forms.indexOf(one.form.id),
      obstacle: obstacles.get(one) ?? unknownCard,
    }))
  )
}

/** @returns entry ids by card, without cards that are on another list */
export async function insertEntries(
  trx: TransactionClientContract,
  { id }: Collective,
  candidates: Candidate[],
  by: User
): Promise<Map<number, number>> {
  const added = new Map<number, number>()
  for (const some of chunks(candidates)) {
    const rows = await returned<{ id: number; card_id: number }>(
      trx,
      `insert into collective_forms
         (collective_id, form_id, card_id, serial, name, user_id, created_at)
       values ${some.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
       on conflict (card_id) do nothing returning id, card_id`,
      some.flatMap(({ form, card }) => [
        ...[id, form.id, card!.id, card!.serial, form.fullName],
        ...[by.id, sqlNow(trx)],
      ])
    )
    for (const row of rows) added.set(Number(row.card_id), Number(row.id))
  }
  return added
}
