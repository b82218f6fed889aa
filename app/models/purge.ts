import db from '@adonisjs/lucid/services/db'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { retention } from '#config/retention'
import AccessOrder, { type Operation } from '#models/access_order'
import { insertMany, sqlNow } from '#models/bulk'
import CardBatch from '#models/card_batch'
import Collective from '#models/collective'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import FormFile from '#models/form_file'
import LedgerEntry from '#models/ledger_entry'
import { discardPictures } from '#models/form/portrait'
import { forgetImports } from '#models/import/forgetting'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import Scan from '#models/scan'
import Tournament from '#models/tournament'

export type PurgeReport = {
  requests: number
  photos: number
  files: number
  mails: number
  scans: number
  orders: number
  charges: number
  signatures: number
  documents: number
  imports: number
  sessions: number
}

const CHUNK = 200

/**
 * Removes personal data whose time is over, by the periods of `config/retention.ts`.
 * Running it again removes nothing more.
 */
export class Purge {
  constructor(
    private now: DateTime = DateTime.utc(),
    private options: { dryRun?: boolean } = {}
  ) {}

  async run(): Promise<PurgeReport> {
    return {
      photos: await this.#photos(),
      files: await this.#files(),
      requests: await this.#requests(),
      mails: await this.#mails(),
      scans: await this.#scans(),
      orders: await this.#orders(),
      charges: await this.#charges(),
      signatures: await this.#signatures(),
      documents: await this.#documents(),
      imports: await this.#imports(),
      sessions: await this.#leftovers(),
    }
  }

  /** Ids of editions that ended at least so many months ago and are no longer worked on. */
  async #endedFor(months: number): Promise<number[]> {
    const limit = this.now.minus({ months }).toISODate()!
    const rows = await Tournament.query()
      .where('active', false)
      .where('endsOn', '<', limit)
      .select('id')
    return rows.map(({ id }) => id)
  }

  async #photos() {
    const editions = await this.#endedFor(retention.filesMonths)
    return this.#eachForm(
      () => Form.query().whereIn('tournamentId', editions).whereNotNull('image'),
      async (forms) => {
        for (const form of forms) await discardPictures(form)
        await Form.query()
          .whereIn(
            'id',
            forms.map(({ id }) => id)
          )
          .update({ image: null, imageWarnings: null, imageOriginal: null })
        await insertMany(
          db.connection(),
          'form_logs',
          forms.map(({ id }) => purged(id, 'image'))
        )
      }
    )
  }

  /** Documents that came with requests; copies of passports before all others. */
  async #files() {
    const editions = await this.#endedFor(retention.filesMonths)
    const passports = await this.#endedFor(retention.passportMonths)
    const query = () =>
      FormFile.query().where((over) => {
        over
          .whereHas('form', (form) => form.whereIn('tournamentId', editions))
          .orWhere((passport) => {
            passport
              .where('field', 'passportPhoto')
              .whereHas('form', (form) => form.whereIn('tournamentId', passports))
          })
      })
    if (this.options.dryRun) return (await query()).length
    let removed = 0
    for (;;) {
      const files = await query().preload('form').orderBy('id').limit(CHUNK)
      if (files.length === 0) return removed
      for (const file of files) {
        await file.discard()
        await insertMany(db.connection(), 'form_logs', [purged(file.formId, file.field)])
      }
      removed += files.length
    }
  }

  async #requests() {
    const undecided = await this.#endedFor(retention.rejectedMonths)
    const accredited = await this.#endedFor(retention.approvedMonths)
    return this.#eachForm(
      () =>
        Form.query().where((over) => {
          over
            .where((query) =>
              query.whereIn('tournamentId', undecided).whereNot('state', 'approved')
            )
            .orWhereIn('tournamentId', accredited)
        }),
      async (forms) => {
        for (const form of forms) await discardPictures(form)
        const ids = forms.map(({ id }) => id)
        for (const { key } of await FormFile.query().whereIn('formId', ids))
          await drive.use().delete(key)
        // A guest may be kept longer than the one who brought them.
        await Form.query().whereIn('idParent', ids).update({ idParent: null })
        // What was charged stays in the books of the restaurants, without the person.
        await LedgerEntry.query().whereIn('formId', ids).whereNull('restaurantId').delete()
        await Form.query().whereIn('id', ids).delete()
      }
    )
  }

  async #eachForm(
    query: () => ModelQueryBuilderContract<typeof Form>,
    remove: (forms: Form[]) => Promise<void>
  ) {
    if (this.options.dryRun) {
      const [{ total }] = await query().count('* as total').pojo<{ total: number }>()
      return Number(total)
    }
    let removed = 0
    for (;;) {
      const forms = await query().select('id', 'image', 'imageOriginal').orderBy('id').limit(CHUNK)
      if (forms.length === 0) return removed
      await remove(forms)
      removed += forms.length
    }
  }

  #mails() {
    const { mailsMonths } = retention
    return this.#older(() => MailMessage.query().where('createdAt', '<', this.#ago(mailsMonths)))
  }

  #scans() {
    return this.#older(() => Scan.query().where('at', '<', this.#ago(retention.accessMonths)))
  }

  /**
   * What the gates were told. While an edition is worked on, what they have yet to hear is no
   * history, nor is what they know of each chip.
   */
  #orders() {
    const closed = () => db.from('forms').whereNotIn('tournament_id', Tournament.activeIds())
    const last = (operations: Operation[]) =>
      db
        .from('access_orders')
        .whereIn('operation', operations)
        .where('attempts', '>', 0)
        .groupBy('uid')
        .max('id')
    return this.#older(() =>
      AccessOrder.query()
        .where('createdAt', '<', this.#ago(retention.accessMonths))
        .where((over) =>
          over.whereIn('formId', closed().select('id')).orWhere((history) =>
            history
              .whereNotIn('state', ['pending', 'failed'])
              .whereNotIn('id', last(['add']))
              .whereNotIn('id', last(['block', 'unblock']))
          )
        )
    )
  }

  /** Charges, and what took them back. */
  #charges() {
    const limit = this.now.minus({ months: retention.chargesMonths }).toISODate()!
    return this.#older(() => LedgerEntry.query().where('day', '<', limit).where('cause', 'charge'))
  }

  /**
   * Who collected cards, with the signature and what the history says of them; without a
   * signature, since the list was made.
   */
  async #signatures() {
    const limit = this.#ago(retention.signaturesMonths)
    const over = () =>
      db.from('collectives').whereRaw('coalesce(signed_at, created_at) < ?', [limit])
    if (this.options.dryRun) return Number((await over().count('* as total'))[0].total)
    // Lists that were given up, too: of those nothing else is left.
    const history = db.from('entity_changes').where('entity', Collective.table)
    await history.where('at', '<', limit).delete()
    let removed = 0
    for (;;) {
      const lists = await over().select('id', 'sign').orderBy('id').limit(CHUNK)
      if (lists.length === 0) return removed
      for (const { sign } of lists) if (sign) await drive.use().delete(sign)
      const ids = lists.map(({ id }) => id)
      await db.from('collectives').whereIn('id', ids).delete()
      removed += lists.length
    }
  }

  async #older(query: () => ModelQueryBuilderContract<LucidModel>) {
    const [{ total }] = await query().count('* as total').pojo<{ total: number }>()
    if (!this.options.dryRun) await query().delete()
    return Number(total)
  }

  async #documents() {
    const runs = await DocumentRun.query()
      .where('expiresAt', '<', this.#sql(this.now))
      .whereNotNull('fileKey')
    if (this.options.dryRun) return runs.length
    for (const run of runs) {
      await drive.use().delete(run.fileKey!)
      await run.merge({ fileKey: null }).save()
      await forgetSearch(run)
    }
    return runs.length
  }

  #imports() {
    const before = this.#sql(this.now.minus({ days: retention.importDays }))
    return forgetImports(before, this.options)
  }

  async #leftovers() {
    const sessions = () => db.from('sessions').where('expires_at', '<', this.#sql(this.now))
    const [{ total }] = await sessions().count('* as total')
    if (!this.options.dryRun) {
      await sessions().delete()
      await PasswordReset.query().where('expiresAt', '<', this.#sql(this.now)).delete()
    }
    return Number(total)
  }

  #ago(months: number) {
    return this.#sql(this.now.minus({ months }))
  }

  #sql(moment: DateTime) {
    return sqlNow(db.connection(), moment as DateTime<true>)
  }
}

/** What a print run was searched by may be a name; which cards it holds is kept. */
async function forgetSearch({ id }: DocumentRun) {
  for (const batch of await CardBatch.query().where('runId', id)) {
    const { search, ...selection } = batch.selection
    await batch.merge({ selection }).save()
  }
}

/** What the history of a request says of something that was purged. */
const purged = (formId: number, field: string) => ({
  formId,
  type: 'purged',
  to: { field },
  at: DateTime.utc(),
})
