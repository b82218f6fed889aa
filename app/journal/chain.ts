import db from '@adonisjs/lucid/services/db'
import JournalEntry, { type Link } from '#models/journal_entry'
import JournalHead from '#models/journal_head'
import { OperatorError } from '#process/operator_error'
import { rowsInParts } from '#sql/bulk'
import { hashedBefore } from '#sql/hashed_by'
import { countRows } from '#sql/counts'

/** Larger parts would block other writers on SQLite. */
const PART = 200

/** Links new entries to the chain, in the order of their ids. */
export async function linkEntries() {
  let linked: number
  do linked = await linkPart()
  while (linked === PART)
}

const linkPart = () =>
  db.transaction(async (trx) => {
    const head = await JournalHead.locked(trx)
    const entries = await JournalEntry.query({ client: trx })
      .whereNull('position')
      .orderBy('id')
      .limit(PART)
    let last: Link = head
    for (const entry of entries) {
      const link = entry.linkAfter(last)
      await entry.merge(link).save()
      last = link
    }
    if (entries.length > 0) await head.moveTo({ position: last.position, hash: last.hash })
    return entries.length
  })

type ChainVerdict = {
  entries: number
  last: Link
  waiting: number
  /** The first position that does not fit, with the id of the entry that is there. */
  fault: { position: number; id: number | null } | null
}

/** Walks the chain. The purge must not run meanwhile. */
export async function verifyJournal(): Promise<ChainVerdict> {
  const head = await JournalHead.current()
  const waiting = await countRows(JournalEntry.query().whereNull('position'))
  let last: Link = { position: head.anchor, hash: head.anchorHash }
  const verdict = (fault: ChainVerdict['fault']) => ({
    entries: last.position - head.anchor,
    waiting,
    last,
    fault,
  })
  for await (const entry of entriesUpTo(head)) {
    const position = last.position + 1
    if (!entry.follows(last))
      return verdict({ position, id: entry.position === position ? entry.id : null })
    last = { position, hash: entry.hash! }
  }
  const isWhole = head.isGenuine && last.position === head.position && last.hash === head.hash
  return verdict(isWhole ? null : { position: last.position + 1, id: null })
}

/**
 * Proves all linked entries with today's HASH_KEY, after verifying them. Can be repeated. The purge
 * must not run meanwhile.
 * @returns how many were proven with another one before
 * @throws OperatorError if the chain does not fit
 */
export async function renewSeals(): Promise<number> {
  const { fault } = await verifyJournal()
  if (fault) throw unfit(fault.position)
  let renewed = 0
  const earlier = () =>
    JournalEntry.query()
      .whereNotNull('position')
      .whereRaw(...hashedBefore())
  for await (const entries of rowsInParts(earlier, { size: PART }))
    await db.transaction(async (trx) => {
      for (const entry of entries) {
        if (!entry.isGenuine) throw unfit(entry.position)
        await entry.useTransaction(trx).renewSeal().save()
        renewed++
      }
    })
  await db.transaction(async (trx) => {
    const head = await JournalHead.locked(trx)
    if (!head.isGenuine) throw unfit(head.position)
    if (head.position > 0) await head.moveTo({})
  })
  return renewed
}

const unfit = (position: number | null) =>
  new OperatorError(
    `position ${position} of the access journal does not fit: check HASH_KEY_OLD, and run \`ace journal:verify\``
  )

async function* entriesUpTo({ position: end, anchor }: JournalHead) {
  for (let after = anchor; ;) {
    const part = await JournalEntry.query()
      .where('position', '>', after)
      .where('position', '<=', end)
      .orderBy('position')
      .limit(PART)
    if (part.length === 0) return
    yield* part
    after = part.at(-1)!.position!
  }
}

/**
 * Removes the entries at the front of the chain that are older than `before`, a time as the database
 * writes it. The anchor keeps the hash of the last one removed.
 * @returns how many were, or would be, removed
 */
export async function forgetEntries(before: string, { dryRun = false } = {}): Promise<number> {
  return db.transaction(async (trx) => {
    const head = await JournalHead.locked(trx)
    const linked = () => JournalEntry.query({ client: trx }).whereNotNull('position')
    const firstKept = await linked().where('at', '>=', before).orderBy('position').first()
    const expired = () => linked().where('position', '<', firstKept?.position ?? head.position + 1)
    const last = await expired().orderBy('position', 'desc').first()
    if (!last) return 0
    const total = await countRows(expired())
    if (dryRun) return total
    await expired().delete()
    await head.moveTo({ anchor: last.position!, anchorHash: last.hash! })
    return total
  })
}
