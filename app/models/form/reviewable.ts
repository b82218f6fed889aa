import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import { insertMany, returned, sqlNow } from '#models/bulk'
import { mailAbout } from '#models/form/correspondence'
import { withoutPlace } from '#models/form/readmission'
import MailMessage from '#models/mail_message'
import { randomToken } from '#models/secrets'
import type { State } from '#models/form'

type Decision = 'approved' | 'rejected'

/** From which states a decision may be taken (specification §4). */
export const transitions: Record<Decision, State[]> = {
  approved: ['waiting', 'rejected'],
  rejected: ['waiting', 'approved'],
}

export type Review = { by: { id: number } | null; reason?: string | null }
export type Outcome = {
  changed: number[]
  skipped: { id: number; reason: 'state' | 'missing' | 'places' }[]
}

// Long transactions would keep every other writer of the embedded database waiting.
const CHUNK = 500

/** Deciding on requests: approving and rejecting, in ones and in thousands. */
export function Reviewable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  class ReviewableForm extends superclass {
    /**
     * Takes a decision on this request as it was read; whoever decided meanwhile wins.
     * @param version the version that the decision was taken on, where it is known
     * @throws Refusal `noPlaceLeft` where the player may bring nobody else, `stateRefused` where the state does not allow it or changed meanwhile
     */
    async moveTo(
      state: Decision,
      { version = this.version, ...review }: Review & { version?: number }
    ) {
      const from = transitions[state].filter((known) => known === this.state)
      const current = version === this.version
      const { changed, skipped } = await ReviewableForm.moveMany(
        current ? [this.id] : [],
        state,
        review,
        from
      )
      if (changed.length === 0) {
        const key = skipped[0]?.reason === 'places' ? 'noPlaceLeft' : 'stateRefused'
        throw new Refusal(key, {}, { status: 409 })
      }
      await this.refresh()
      return this
    }

    /**
     * Takes one decision on many requests. Each chunk is one transaction with its log
     * rows, cards and mails; a request that the decision does not fit is skipped.
     */
    static async moveMany(
      ids: number[],
      state: Decision,
      review: Review,
      from = transitions[state]
    ): Promise<Outcome> {
      const outcome: Outcome = { changed: [], skipped: [] }
      const unique = [...new Set(ids)]
      for (let start = 0; start < unique.length; start += CHUNK) {
        const chunk = unique.slice(start, start + CHUNK)
        const { changed, skipped } = await db.transaction((trx) =>
          decide(trx, chunk, state, review, from)
        )
        outcome.changed.push(...changed)
        outcome.skipped.push(...skipped)
      }
      if (outcome.changed.length > 0) await DeliverMails.wake()
      return outcome
    }
  }
  return ReviewableForm
}

async function decide(
  trx: TransactionClientContract,
  asked: number[],
  state: Decision,
  { by, reason }: Review,
  from: State[]
): Promise<Outcome> {
  // Whoever lets more people in than a player may bring says why.
  const crowded = state === 'approved' && !reason ? await withoutPlace(trx, asked) : []
  const ids = asked.filter((id) => !crowded.includes(id))
  // The guarded write comes first: it decides who wins between two people.
  const before = new Map<number, State>()
  for (const old of from) {
    const open = ids.filter((id) => !before.has(id))
    if (open.length === 0) break
    const rows = await returned(
      trx,
      `update forms set state = ?, asked = null, version = version + 1, updated_at = ?
       where state = ? and withdrawn_at is null and id in (${open.map(() => '?').join(', ')}) returning id`,
      [state, sqlNow(trx), old, ...open]
    )
    for (const { id } of rows) before.set(Number(id), old)
  }
  const changed = ids.filter((id) => before.has(id))
  if (changed.length > 0) {
    const forms = await trx
      .from('forms')
      .whereIn('id', changed)
      .select('id', 'id_form', 'type', 'email', 'locale', 'name', 'last_name', 'detail')
    await insertMany(
      trx,
      'form_logs',
      changed.map((formId) => ({
        formId,
        type: 'state',
        userId: by?.id ?? null,
        from: { state: before.get(formId) },
        to: { state, ...(reason && { reason }) },
        at: DateTime.utc(),
      }))
    )
    await (state === 'approved' ? issueCards(trx, forms) : revokeCards(trx, changed))
    await MailMessage.order(
      forms.flatMap((form) => mailAbout(form, state, reason ? { reason } : {})),
      trx
    )
  }
  const known = new Set(
    (await trx.from('forms').whereIn('id', ids).select('id')).map((row: any) => Number(row.id))
  )
  return {
    changed,
    skipped: [
      ...crowded.map((id) => ({ id, reason: 'places' as const })),
      ...ids
        .filter((id) => !before.has(id))
        .map((id) => ({ id, reason: known.has(id) ? ('state' as const) : ('missing' as const) })),
    ],
  }
}

/** Approval makes a card; a second one of the same request gets a numbered serial. */
async function issueCards(
  trx: TransactionClientContract,
  forms: { id: number; id_form: string }[]
) {
  const earlier = await trx
    .from('cards')
    .whereIn(
      'form_id',
      forms.map(({ id }) => id)
    )
    .groupBy('form_id')
    .select('form_id')
    .count('* as count')
  const counts = new Map(earlier.map((row: any) => [Number(row.form_id), Number(row.count)]))
  const now = DateTime.utc()
  await insertMany(
    trx,
    'cards',
    forms.map(({ id, id_form: serial }) => {
      const number = (counts.get(id) ?? 0) + 1
      return {
        formId: id,
        serial: number === 1 ? serial : `${serial}-${number}`,
        token: randomToken(),
        state: 'live',
        createdAt: now,
        updatedAt: now,
      }
    })
  )
}

/** A refused person's card opens nothing from this moment. */
export function revokeCards(trx: TransactionClientContract, ids: number[]) {
  const now = sqlNow(trx)
  return trx
    .from('cards')
    .whereIn('form_id', ids)
    .where('state', 'live')
    .update({ state: 'revoked', revoked_at: now, updated_at: now })
}
