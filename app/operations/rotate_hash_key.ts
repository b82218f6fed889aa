import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashKeys } from '#config/app'
import { endingSealKeys } from '#config/sealing'
import { renewSeals } from '#journal/chain'
import Pickup from '#models/pickup'
import { ownerOf as collectorOf } from '#models/pickup/sealed_document'
import Form from '#models/form'
import { toColumns } from '#models/form/columns'
import { tutorDocumentOf, hashedColumns, identityOf, passportOf } from '#models/form/identity'
import { ownerOf } from '#models/form/sealed'
import { withPurgeLock } from '#operations/purge_lock'
import { renamedKeys } from '#sealing/data_keys'
import { changedRows, rowsInParts } from '#sql/bulk'
import { hashedBefore } from '#sql/hashed_by'
import { nameOfHashKey, personKeysOf } from '#text/secrets'
import { countRows } from '#sql/counts'

/** A request whose numbers were destroyed keeps its hashes. They find nobody any more. */
const HAS_NUMBERS = '(key_id is not null or document is not null)'

const blacklist = ['blacklist_entries', 'blacklist_clearances']

/**
 * Renews the keys of documents and the proofs of the access journal, while the product runs. Can be
 * repeated. @returns how many rows there were @throws OperatorError if the journal does not fit
 */
export async function rotateHashKey() {
  return {
    ...(await renewRequests()),
    pickups: await renewPickups(),
    entries: await withPurgeLock(renewSeals),
  }
}

export async function countHashedBefore() {
  const hashed = {
    forms: HAS_NUMBERS,
    collectives: 'key_id is not null',
    journal_entries: 'position is not null',
  }
  let renewable = 0
  for (const [table, condition] of Object.entries(hashed))
    renewable += await countRows(
      db
        .from(table)
        .whereRaw(condition)
        .whereRaw(...hashedBefore())
    )
  let blacklisted = 0
  for (const table of blacklist)
    blacklisted += await countRows(
      db
        .from(table)
        .whereNotNull('person_key')
        .whereRaw(...hashedBefore())
    )
  const codes = db
    .from('recovery_codes')
    .whereNull('used_at')
    .whereRaw(...hashedBefore())
  const sealed = db.from('person_keys').whereIn('wrapped_by', endingSealKeys)
  return { renewable, blacklisted, codes: await countRows(codes), sealed: await countRows(sealed) }
}

/** Rows of a HASH_KEY that is not named: nobody finds them. */
export async function countUnknownHashes() {
  const newest = await Form.query().whereNotNull('personKey').orderBy('id', 'desc').first()
  const keys = newest ? personKeysOf(identityOf(newest.$attributes)) : []
  const isNewestLost = keys.length > 0 && !keys.includes(newest!.personKey!)
  let blacklisted = 0
  for (const table of blacklist)
    blacklisted += await countRows(db.from(table).whereIn('hashed_by', await unknownKeysIn(table)))
  const lost = db.from('forms').whereIn('hashed_by', await unknownKeysIn('forms'))
  const requests = await countRows(lost.whereRaw(HAS_NUMBERS))
  return { requests: requests || Number(isNewestLost), blacklisted }
}

async function unknownKeysIn(table: string): Promise<string[]> {
  const known = hashKeys.map((key) => nameOfHashKey(key))
  const rows = await db.from(table).whereNotNull('hashed_by').distinct('hashed_by as name')
  return rows.map(({ name }) => name).filter((name) => !known.includes(name))
}

/** All requests, because the blacklist may know the person of a renewed one by an earlier key. */
async function renewRequests() {
  let [requests, blacklisted] = [0, 0]
  for await (const forms of rowsInParts(() => Form.query()))
    await db.transaction(async (trx) => {
      await renamedKeys(
        trx,
        forms.map(({ $attributes: row }) => ownerOf(row))
      )
      for (const form of forms) requests += await renewRequest(trx, form)
      blacklisted += await renewBlacklist(trx, forms)
    })
  return { requests, blacklisted }
}

async function renewRequest(trx: TransactionClientContract, form: Form) {
  const { id, personKey, passportKey, guardianKey, hashedBy, $attributes: row } = form
  const stored = { personKey, passportKey, guardianKey, hashedBy }
  const renewed = hashedColumns(row)
  const isReadable =
    (personKey ?? passportKey) === null || (renewed.personKey ?? renewed.passportKey)
  if (!isReadable || isDeepStrictEqual(stored, renewed)) return 0
  // A request that is changed meanwhile has new hashes already.
  const unchanged = trx.from('forms').where({ id, ...toColumns(stored) })
  return changedRows(await unchanged.update(toColumns(renewed)))
}

/** The blacklist keeps no numbers. Those that requests have as well are known from there. */
async function renewBlacklist(trx: TransactionClientContract, forms: Form[]) {
  const numbers = forms.flatMap(({ $attributes: row }) => [
    identityOf(row),
    passportOf(row),
    tutorDocumentOf(row),
  ])
  const todayOf = new Map(
    numbers.flatMap((number) => {
      const [today, ...earlier] = personKeysOf(number)
      return earlier.map((key) => [key, today] as const)
    })
  )
  let renewed = 0
  for (const table of blacklist)
    for (const { id, person_key: key } of await trx
      .from(table)
      .whereIn('person_key', [...todayOf.keys()]))
      renewed += changedRows(
        await trx
          .from(table)
          .where({ id, person_key: key })
          .update({ person_key: todayOf.get(key), hashed_by: nameOfHashKey() })
      )
  return renewed
}

/** The key that seals a collector's document is named by its hash. */
async function renewPickups() {
  const earlier = () =>
    Pickup.query()
      .whereNotNull('keyId')
      .whereRaw(...hashedBefore())
  let renewed = 0
  for await (const pickups of rowsInParts(earlier))
    await db.transaction(async (trx) => {
      for (const pickup of pickups) {
        const { id, keyId } = pickup
        await renamedKeys(trx, [collectorOf(pickup)])
        const unchanged = trx.from('collectives').where({ id, key_id: keyId })
        renewed += changedRows(await unchanged.update({ hashed_by: nameOfHashKey() }))
      }
    })
  return renewed
}
