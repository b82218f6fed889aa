import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import DocumentRun, { type ExportParams, type LogParams } from '#models/document_run'
import { editionIdsOf } from '#models/document_run/editions'
import { EDITION_CLOSED } from '#models/edition_closing'
import type User from '#models/user'
import { sqlNow } from '#sql/bulk'
import { openStates } from '#runs/open_runs'

/**
 * Expires every list, because nobody knows which people it contains, and print runs with a card of
 * these requests or of a deleted one. Unfinished runs start from the beginning.
 */
export async function expireRunsWith(
  trx: TransactionClientContract,
  requestIds: ChainableContract
) {
  const cards = () => trx.from('card_batch_rows').whereColumn('batch_id', 'card_batches.id')
  const printed = trx
    .from('card_batches')
    .whereNotNull('run_id')
    .where((run) => {
      run.whereExists(cards().whereIn('form_id', requestIds))
      // Fewer rows than that: a request of the run was deleted.
      run.orWhere('total', '>', cards().count('*'))
    })
    .select('run_id')
  const naming = (states: string[]) =>
    DocumentRun.query({ client: trx })
      .whereIn('state', states)
      .where((made) => made.whereNot('kind', 'cards').orWhereIn('id', printed))
  // First: from then on no run is finished or begun before the commit.
  await naming(openStates).update({ fileKey: null })
  await naming(['done']).update({ expiresAt: sqlNow(trx, DateTime.utc().minus({ minutes: 1 })) })
}

/** Fails the unfinished runs of an edition that is being closed. */
export async function failRunsOf(trx: TransactionClientContract, edition: { id: number }) {
  const unfinished = await DocumentRun.query({ client: trx })
    .whereIn('state', openStates)
    .orderBy('id')
  for (const run of unfinished)
    if ((await editionIdsOf(run, trx)).includes(edition.id))
      await run.fail(new Error(EDITION_CLOSED), trx)
}

/** Takes lists from a user who may see less now. Unfinished ones start again if their rows stay the same. */
export async function removeRecipient(trx: TransactionClientContract, user: User) {
  const lists = await DocumentRun.query({ client: trx })
    .whereIn('state', [...openStates, 'done'])
    .whereNot('kind', 'cards')
    .orderBy('id')
    .forUpdate()
  for (const list of lists) {
    const { params } = list
    if (!('recipients' in params) || !params.recipients.includes(user.id)) continue
    const recipients = params.recipients.filter((id) => id !== user.id)
    if (list.state === 'done' || !mayStillGet(user, params)) list.params = { ...params, recipients }
    else list.fileKey = null
    await list.save()
  }
}

function mayStillGet(user: User, params: ExportParams | LogParams): boolean {
  if (!('selection' in params) || params.selection.hides) return false
  return user.active && user.may('export') && user.seesType(params.formType)
}

/** Removes the search too, because it may be a name. The file must be deleted before. */
export async function forgetRun(run: DocumentRun) {
  const { params } = run
  if ('selection' in params) params.selection = { types: params.selection.types }
  if ('filter' in params) params.filter = {}
  await run.merge({ fileKey: null, sealed: null, keyId: null, params: { ...params } }).save()
}
