import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { endRightsWith } from '#accounts/end_rights'
import { Refusal } from '#exceptions/refusal'
import { editionFigures, requestIdsOf } from '#figures/edition_figures'
import { expireRunsWith, failRunsOf } from '#models/document_run/expiry'
import EditionClosing, { EDITION_CLOSED } from '#models/edition_closing'
import { noteClosing } from '#models/forgotten_request'
import ImportRun from '#models/import_run'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { openStates } from '#runs/open_runs'
import { formatDay } from '#shared/days'
import { emitAfterCommit } from '#sql/after_commit'
import { insertMany } from '#sql/bulk'
import { recordChange } from '#sql/history'

export const isOver = (edition: Tournament) => edition.endsOn < edition.today

/**
 * Closes an edition: from now on the purge forgets its people. A job purges at once; if it fails, the
 * next night's purge does the same. The rights of users end with the last edition of their form types.
 * @returns false if the edition was closed before
 * @throws Refusal `editionNotOver`
 */
export async function closeEdition(edition: Tournament, by: User | null): Promise<boolean> {
  if (!isOver(edition))
    throw new Refusal('editionNotOver', { name: edition.fullName, day: formatDay(edition.endsOn) })
  return close(edition, by)
}

async function close(edition: Tournament, by: User | null): Promise<boolean> {
  return db.transaction(async (trx) => {
    await trx.from('tournaments').where('id', edition.id).forUpdate().first()
    if (await trx.from('edition_closings').where('tournament_id', edition.id).first()) return false
    const figures = await editionFigures(edition, trx)
    await insertMany(trx, 'edition_closings', [
      { tournamentId: edition.id, userId: by?.id, figures, createdAt: DateTime.utc() },
    ])
    await noteClosing(trx, edition)
    const { active } = edition
    await edition.useTransaction(trx).merge({ active: false }).save()
    await failImportsOf(trx, edition)
    await expireRunsWith(trx, requestIdsOf(edition))
    await failRunsOf(trx, edition)
    await endRightsWith(trx, edition, by)
    await recordChange(trx, edition, 'updated', by, {
      from: { active, closed: false },
      to: { active: false, closed: true },
    })
    emitAfterCommit(trx, 'editions:closed')
    return true
  })
}

async function failImportsOf(trx: TransactionClientContract, { id }: Tournament) {
  const running = await ImportRun.query({ client: trx })
    .where('tournamentId', id)
    .whereIn('state', openStates)
    .orderBy('id')
  for (const run of running) await run.fail(new Error(EDITION_CLOSED), trx)
}

/**
 * Closes editions again that a restored backup brought back as they were, with everything that a
 * purge forgets of them. @returns how many
 */
export async function closeAgain(): Promise<number> {
  const noted = () =>
    db
      .from('forgotten_requests')
      .whereColumn('key_id', 'tournaments.id')
      .whereColumn('reference', 'tournaments.code')
  const reopened = () => Tournament.query().whereNotIn('id', EditionClosing.editionIds())
  const known = await reopened().whereExists(
    noted().whereColumn('submitted_at', 'tournaments.created_at')
  )
  // Earlier versions did not note the moment, so it may be another edition with its code.
  const older = await reopened().whereExists(noted().whereNull('submitted_at'))
  const closed = [...known, ...older.filter(isOver)]
  for (const edition of closed) await close(edition, null)
  return closed.length
}

/** Notes the end of closings whose people are gone. Restricted requests stay. */
export async function finishClosings() {
  const open = await EditionClosing.query().whereNull('finishedAt')
  for (const closing of open) {
    const left = await requestIdsOf({ id: closing.tournamentId }).whereNull('restricted_at').first()
    if (!left) await closing.merge({ finishedAt: DateTime.utc() }).save()
  }
}
