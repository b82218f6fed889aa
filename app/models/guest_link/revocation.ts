import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import FormLog, { type HistoryValues } from '#models/form_log'
import { shortageOf, lockPlayer } from '#models/default_player/allowance'
import type { Actor } from '#shared/history'
import { countingStates } from '#shared/request_states'
import { queryRows, sqlNow } from '#sql/bulk'
import { OPEN_SQL } from '#sql/single_use'

/** Revokes those of the links that are open, and returns their ids. */
export async function revokeLinks(trx: TransactionClientContract, ids: number[], by: Actor | null) {
  if (ids.length === 0) return []
  const now = sqlNow(trx)
  const rows = await queryRows<{ id: number; form_id: number }>(
    trx,
    `update guest_links set revoked_at = ? where id in (${ids.map(() => '?').join(', ')})
     and ${OPEN_SQL} returning id, form_id`,
    [now, ...ids, now]
  )
  await recordLinks(trx, rows, { revoked: true }, by)
  return rows.map(({ id }) => id)
}

/** Reopens links that have not expired and whose guest still has a place. Returns how many. */
export async function reopenLinks(trx: TransactionClientContract, ids: number[], by: Actor | null) {
  const reopened = []
  for (const id of ids) {
    const link = await trx
      .from('guest_links')
      .join('forms', 'forms.id', 'guest_links.form_id')
      .join('tournaments', 'tournaments.id', 'forms.tournament_id')
      .where('guest_links.id', id)
      .whereNull('used_at')
      .whereNotNull('revoked_at')
      .where('expires_at', '>', sqlNow(trx))
      .whereIn('forms.state', countingStates)
      .select('guest_links.id', 'form_id', 'forms.player', 'forms.tournament_id', 'quarter_finals')
      .select('tournaments.limits')
      .first()
    const player = link && (await lockPlayer(trx, link.player, link.tournament_id))
    if (!player) continue
    const edition = { quarterFinals: link.quarter_finals, limits: link.limits }
    if (await shortageOf(trx, player, { members: 0, dayPasses: 0, guests: 1 }, edition)) continue
    await trx.from('guest_links').where({ id }).update({ revoked_at: null })
    reopened.push(link)
  }
  await recordLinks(trx, reopened, { reopened: true }, by)
  return reopened.length
}

function recordLinks(
  trx: TransactionClientContract,
  links: { form_id: number }[],
  to: HistoryValues,
  by: Actor | null
) {
  return FormLog.write(
    trx,
    by,
    links.map((link) => ({ formId: link.form_id, type: 'guest-link', to }))
  )
}
