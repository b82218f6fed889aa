import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { policyVersion } from '#config/organiser'
import { Refusal } from '#exceptions/refusal'
import type { FormType } from '#form_types/define'
import DeliverMails from '#jobs/deliver_mails'
import { returned } from '#models/bulk'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Permission from '#models/permission'
import { derivedColumns, splitAnswers } from '#models/form/revisable'
import { discardPortrait, storePortrait, type Upload } from '#models/form/portrait'
import { sha256, statusTokenOf } from '#models/secrets'
import type Tournament from '#models/tournament'

export type SubmissionContext = {
  locale: 'es' | 'en'
  nonce?: string | null
  image?: Upload | null
  /** The member of staff who typed it in; null for the public. */
  by?: { id: number } | null
}

/**
 * A request on its way in: photo read, person checked, row, log and mail written in one
 * transaction. The same nonce twice is one request.
 */
export class Submission {
  constructor(
    private formType: FormType,
    private tournament: Tournament,
    private answers: Record<string, any>,
    private context: SubmissionContext
  ) {}

  /**
   * @throws Refusal `blacklisted` when the person must not be accredited
   * @throws PhotoError when the photo cannot be read or is too small
   */
  async save(): Promise<Form> {
    const { nonce, image } = this.context
    const earlier = nonce ? await Form.findBy('nonce', nonce) : null
    if (earlier) return earlier
    if (await BlacklistEntry.bans(this.answers as any))
      throw new Refusal('blacklisted', {}, { status: 403 })

    const portrait = image ? await storePortrait(image) : null
    try {
      const form = await db.transaction((trx) => this.#write(trx, portrait))
      await DeliverMails.wake()
      return form
    } catch (error) {
      if (portrait) await discardPortrait(portrait.key)
      // Two clicks arrived together: the other one made the request.
      const twin = nonce ? await Form.findBy('nonce', nonce) : null
      if (twin) return twin
      throw error
    }
  }

  async #write(
    trx: TransactionClientContract,
    portrait: Awaited<ReturnType<typeof storePortrait>> | null
  ) {
    const { locale, nonce, by = null } = this.context
    const idForm = await nextReference(trx, this.tournament, this.formType.code)
    const { columns, detail } = splitAnswers(this.answers)
    const category = columns.category ?? this.formType.category(this.answers)
    const profile = await Permission.query({ client: trx })
      .where({ tournamentId: this.tournament.id, category })
      .first()
    const now = DateTime.utc()
    const row = {
      ...columns,
      idPermission: columns.idPermission ?? profile?.id ?? null,
      tournamentId: this.tournament.id,
      type: this.formType.key,
      category,
      idForm,
      state: 'waiting' as const,
      detail,
      image: portrait?.key ?? null,
      imageWarnings: portrait?.warnings ?? null,
      statusTokenHash: sha256(statusTokenOf(idForm)),
      nonce: nonce ?? null,
      locale,
      submittedAt: now,
      version: 1,
      credits: columns.credits ?? 0,
      amount: columns.amount ?? 0,
      daily: columns.daily ?? false,
      covidPassport: false,
      ...(by ? {} : { policyVersion, policyAcceptedAt: now }),
    }
    const form = await Form.create({ ...row, ...derivedColumns(row) } as any, { client: trx })
    await FormLog.create(
      { formId: form.id, type: 'created', userId: by?.id ?? null, to: { state: 'waiting' } },
      { client: trx }
    )
    if (form.email) {
      await MailMessage.order(
        [{ template: 'received', to: form.email, locale, formId: form.id }],
        trx
      )
    }
    return form
  }
}

/** The next free reference of a tournament and form type, as in `MMO24-PR-000123`. */
export async function nextReference(
  trx: TransactionClientContract,
  tournament: { id: number; code: string },
  code: string
): Promise<string> {
  const [{ last }] = await returned(
    trx,
    `insert into form_counters (tournament_id, code, last) values (?, ?, 1)
     on conflict (tournament_id, code) do update set last = form_counters.last + 1
     returning last`,
    [tournament.id, code]
  )
  return `${tournament.code}-${code}-${String(last).padStart(6, '0')}`
}
