import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import { insertMany, returned, sqlNow } from '#models/bulk'
import { issueCards, revokeCards } from '#models/card/issuing'
import { CORRECTION_OVER } from '#models/form/columns'
import { mailAbout } from '#models/form/correspondence'
import { withoutPlace } from '#models/form/readmission'
import { fromJson } from '#models/json'
import MailMessage from '#models/mail_message'
import { wordingIn, type Wording } from '#models/reason'
import type { State } from '#models/form'

type Decision = 'approved' | 'rejected'

/** From which states a decision may be taken (specification §4). */
export const transitions: Record<Decision, State[]> = {
  approved: ['waiting', 'rejected'],
  rejected: ['waiting', 'approved'],
}

export type Review = {
  by: { id: number } | null
  /** Why, as it was typed, or in every language. */
  reason?: Wording | null
  /** The change of many that the decision belongs to, and whether its mails wait. */
  batch?: { id: number; hold: boolean }
}
export type SkipReason = 'state' | 'missing' | 'places' | 'same' | 'edition' | 'reserved'
export type Outcome = {
  changed: number[]
  skipped: { id: number; reason: SkipReason }[]
}
/** The sentence for a decision that does not fit, where it is not about the state. */
const refusals: Partial<Record<SkipReason, string>> = {
  places: 'noPlaceLeft',
  reserved: 'placeOnlyHeld',
}

/** What a decision found of a request, and the request's version after it. */
export type Found = Map<number, { version: number; found: Record<string, unknown> }>

/** Deciding on a request: approving and rejecting. Many are decided on by a `ChangeBatch`. */
export function Reviewable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /**
     * Takes a decision on this request as it was read; whoever decided meanwhile wins.
     * @param version the version that the decision was taken on, where it is known
     * @throws Refusal `noPlaceLeft` where the player may bring nobody else, `placeOnlyHeld` where nobody is known yet, `stateRefused` where the state does not allow it or changed meanwhile
     */
    async moveTo(
      state: Decision,
      { version = this.version, ...review }: Review & { version?: number }
    ) {
      const from = transitions[state].filter((known) => known === this.state)
      const ids = version === this.version ? [this.id] : []
      const { changed, skipped } = await db.transaction((trx) =>
        decide(trx, ids, state, review, from)
      )
      if (changed.length === 0) {
        const key = refusals[skipped[0]?.reason] ?? 'stateRefused'
        throw new Refusal(key, {}, { status: 409 })
      }
      await DeliverMails.wake()
      await this.refresh()
      return this
    }
  }
}

/** One decision on some requests, within a transaction. */
export async function decide(
  trx: TransactionClientContract,
  asked: number[],
  state: Decision,
  { by, reason, batch }: Review,
  from = transitions[state]
): Promise<Outcome & { found: Found }> {
  // Whoever lets more people in than a player may bring says why.
  const crowded = state === 'approved' && !reason ? await withoutPlace(trx, asked) : []
  const held = state === 'approved' ? await heldAmong(trx, asked) : []
  const ids = asked.filter((id) => !crowded.includes(id) && !held.includes(id))
  // The guarded write comes first: it decides who wins between two people.
  const before: Found = new Map()
  for (const old of from) {
    const open = ids.filter((id) => !before.has(id))
    if (open.length === 0) break
    const answers = await answersUnderWay(trx, open)
    const rows = await returned(
      trx,
      `update forms set state = ?, version = version + 1, updated_at = ?
       where state = ? and withdrawn_at is null and id in (${open.map(() => '?').join(', ')}) returning id, version`,
      [state, sqlNow(trx), old, ...open]
    )
    // Only of those few: every column set anew has its indexes written anew.
    if (rows.length > 0)
      await trx.rawQuery(
        `update forms set asked = null, ${CORRECTION_OVER}
         where (asked is not null or corrected_at is not null)
           and id in (${rows.map(() => '?').join(', ')})`,
        rows.map(({ id }) => id)
      )
    for (const { id, version } of rows)
      before.set(Number(id), { version, found: { state: old, ...answers.get(Number(id)) } })
  }
  const changed = ids.filter((id) => before.has(id))
  if (changed.length > 0) {
    const forms = await trx
      .from('forms')
      .whereIn('id', changed)
      .select('id', 'id_form', 'type', 'email', 'locale', 'name', 'last_name', 'detail')
    const localeOf = new Map(forms.map(({ id, locale }) => [Number(id), locale as string]))
    const said = (locale: string) => (reason ? { reason: wordingIn(reason, locale) } : {})
    await insertMany(
      trx,
      'form_logs',
      changed.map((formId) => ({
        formId,
        type: 'state',
        userId: by?.id ?? null,
        from: { state: before.get(formId)!.found.state },
        to: { state, ...said(localeOf.get(formId)!) },
        at: DateTime.utc(),
      }))
    )
    await (state === 'approved'
      ? issueCards(trx, changed)
      : revokeCards(trx, changed, 'rejected', by))
    await MailMessage.order(
      forms.flatMap((form) => mailAbout(form, state, said(form.locale))),
      trx,
      { held: batch?.hold, batchId: batch?.id }
    )
  }
  const known = new Set(
    (await trx.from('forms').whereIn('id', ids).select('id')).map((row: any) => Number(row.id))
  )
  return {
    changed,
    found: before,
    skipped: [
      ...crowded.map((id) => ({ id, reason: 'places' as const })),
      ...held
        .filter((id) => !crowded.includes(id))
        .map((id) => ({ id, reason: 'reserved' as const })),
      ...ids
        .filter((id) => !before.has(id))
        .map((id) => ({ id, reason: known.has(id) ? ('state' as const) : ('missing' as const) })),
    ],
  }
}

/** What was asked of applicants, or corrected by them: a decision ends it, its undoing brings it back. */
async function answersUnderWay(trx: TransactionClientContract, ids: number[]) {
  const rows = await trx
    .from('forms')
    .whereIn('id', ids)
    .where((query) => query.whereNotNull('asked').orWhereNotNull('corrected_at'))
    .select('id', 'asked', 'corrected', 'corrected_at')
  return new Map(
    rows.map(({ id, asked, corrected, corrected_at: correctedAt }) => [
      Number(id),
      { asked: fromJson(asked), corrected: fromJson(corrected), correctedAt },
    ])
  )
}

/** Places whose person is not known yet: nobody can be let in on them. */
async function heldAmong(trx: TransactionClientContract, ids: number[]) {
  const rows = await trx.from('forms').whereIn('id', ids).where('reserved', true).select('id')
  return rows.map(({ id }) => Number(id))
}
