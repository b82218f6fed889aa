import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { queryRows, sqlNow } from '#sql/bulk'
import type { Stored } from '#sql/json'
import FormLog from '#models/form_log'
import { issueCards, revokeCards } from '#models/card/issue'
import { approvalObstacles, type ApprovalObstacle } from '#models/form/approval_obstacles'
import { END_CORRECTION_SQL } from '#models/form/columns'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'
import { reasonTextIn, type ReasonText } from '#models/reason'
import type { Actor } from '#shared/history'
import { transitions, type Decision } from '#shared/request_states'

export type Review = {
  by: Actor | null
  reason?: ReasonText | null
  /** The bulk change that decides; `hold` keeps its mails back. */
  bulkChange?: { id: number; hold: boolean }
}
export type SkipReason =
  | ApprovalObstacle
  | 'state'
  | 'missing'
  | 'same'
  | 'edition'
  | 'dates'
  | 'restricted'
  | 'withdrawn'
  | 'asked'
  | 'checks'
type DecisionResult = {
  changed: number[]
  skipped: { id: number; reason: SkipReason }[]
}
const refusals: Partial<Record<SkipReason, string>> = {
  places: 'noPlaceLeft',
  reserved: 'placeOnlyHeld',
  listed: 'listed',
  restricted: 'restricted',
  withdrawn: 'isWithdrawn',
  tutor: 'waitsForTutor',
}

/** By id: the new version and the old values, which an undo restores. */
export type Previous = Map<number, { version: number; oldValues: { state: string } & Stored }>

export function Reviewable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /** @throws Refusal `listed`, `noPlaceLeft`, `placeOnlyHeld`, `waitsForTutor`, `restricted`, `isWithdrawn`, `stateRefused` */
    async moveTo(
      state: Decision,
      { version = this.version, ...review }: Review & { version?: number }
    ) {
      const from = transitions[state].filter((old) => old === this.state)
      if (version !== this.version) throw new Refusal('stateRefused', {}, { status: 409 })
      const { changed, skipped } = await db.transaction((trx) =>
        decide(trx, [this.id], state, review, from)
      )
      if (changed.length === 0) {
        const key = refusals[skipped[0]?.reason] ?? 'stateRefused'
        throw new Refusal(key, {}, { status: 409 })
      }
      await this.refresh()
      return this
    }
  }
}

/** Decides those of the requests that are in one of the states `from`; the others are skipped. */
export async function decide(
  trx: TransactionClientContract,
  formIds: number[],
  state: Decision,
  { by, reason, bulkChange }: Review,
  from = transitions[state]
): Promise<DecisionResult & { previous: Previous }> {
  const obstacles: Map<number, ApprovalObstacle> =
    state === 'approved' ? await approvalObstacles(trx, formIds, { reason }) : new Map()
  const ids = formIds.filter((id) => !obstacles.has(id))
  // The guarded write comes first, so only one of two people who decide at once succeeds.
  const previous: Previous = new Map()
  // One update for each old state: "returning" gives the new row, and the undo needs the old state.
  for (const old of from) {
    const remainingIds = ids.filter((id) => !previous.has(id))
    if (remainingIds.length === 0) break
    const corrections = await correctionsOf(trx, remainingIds)
    const rows = await queryRows<{ id: number; version: number }>(
      trx,
      `update forms set state = ?, version = version + 1, updated_at = ?
       where state = ? and withdrawn_at is null and restricted_at is null and id in (${remainingIds.map(() => '?').join(', ')}) returning id, version`,
      [state, sqlNow(trx), old, ...remainingIds]
    )
    // A separate update: few rows use these columns, and writing them rewrites their indexes.
    if (rows.length > 0)
      await trx.rawQuery(
        `update forms set asked = null, ${END_CORRECTION_SQL}
         where (asked is not null or corrected_at is not null)
           and id in (${rows.map(() => '?').join(', ')})`,
        rows.map(({ id }) => id)
      )
    for (const { id, version } of rows)
      previous.set(id, {
        version,
        oldValues: { state: old, ...corrections.get(id) },
      })
  }
  const changed = ids.filter((id) => previous.has(id))
  if (changed.length > 0)
    await completeDecision(trx, changed, state, previous, { by, reason, bulkChange })
  const unchanged = ids.filter((id) => !previous.has(id))
  const columns = ['id', 'restricted_at', 'withdrawn_at']
  const rows = await trx.from('forms').whereIn('id', unchanged).select(columns)
  const found = new Map(rows.map((row) => [row.id, row]))
  const reasonFor = (id: number): SkipReason => {
    const row = found.get(id)
    if (!row) return 'missing'
    if (row.restricted_at !== null) return 'restricted'
    return row.withdrawn_at === null ? 'state' : 'withdrawn'
  }
  return {
    changed,
    previous,
    skipped: [
      ...[...obstacles].map(([id, obstacle]) => ({ id, reason: obstacle })),
      ...unchanged.map((id) => ({ id, reason: reasonFor(id) })),
    ],
  }
}

async function completeDecision(
  trx: TransactionClientContract,
  changed: number[],
  state: Decision,
  previous: Previous,
  { by, reason, bulkChange }: Review
) {
  const forms = await trx
    .from('forms')
    .whereIn('id', changed)
    .select('id', 'id_form', 'type', 'email', 'locale', 'name', 'last_name', 'detail')
    .orderBy('id')
  const localeOf = new Map<number, string>(forms.map(({ id, locale }) => [id, locale]))
  const reasonIn = (locale: string) => (reason ? { reason: reasonTextIn(reason, locale) } : {})
  await FormLog.write(
    trx,
    by,
    changed.map((formId) => ({
      formId,
      type: 'state',
      from: { state: previous.get(formId)!.oldValues.state },
      to: { state, ...reasonIn(localeOf.get(formId)!) },
    }))
  )
  await (state === 'approved'
    ? issueCards(trx, changed)
    : revokeCards(trx, changed, 'rejected', by))
  await MailMessage.order(
    trx,
    forms.flatMap((form) => mailAbout(form, state, reasonIn(form.locale))),
    bulkChange && { held: bulkChange.hold, wake: false, bulkChangeId: bulkChange.id }
  )
}

/** What was asked and corrected, so that undoing the decision can restore it. */
async function correctionsOf(trx: TransactionClientContract, ids: number[]) {
  const rows = await trx
    .from('forms')
    .whereIn('id', ids)
    .where((query) => query.whereNotNull('asked').orWhereNotNull('corrected_at'))
    .select('id', 'asked', 'corrected', 'corrected_at')
  return new Map(
    rows.map(({ id, asked, corrected, corrected_at: correctedAt }) => [
      id,
      { asked, corrected, correctedAt },
    ])
  )
}
