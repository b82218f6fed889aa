import { rm } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import drive from '@adonisjs/drive/services/main'
import { DateTime, type DurationLike } from 'luxon'
import { retention } from '#config/retention'
import { writtenMails } from '#mails/eml_transport'
import AccessOrder, { type Operation } from '#models/access_order'
import BlacklistHit from '#models/blacklist_hit'
import { insertMany, sqlNow } from '#sql/bulk'
import PrintRun from '#models/print_run'
import BulkChange from '#models/bulk_change'
import Pickup from '#models/pickup'
import DataRequest from '#models/data_request'
import DefaultPlayer from '#models/default_player'
import DocumentRun from '#models/document_run'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import FormFile from '#models/form_file'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import LedgerEntry from '#models/ledger_entry'
import { discardPhotos } from '#models/form/photos'
import EditionClosing from '#models/edition_closing'
import { pickupsWith } from '#figures/edition_figures'
import { forgetImport } from '#imports/forget_import'
import { forgetEntries } from '#journal/chain'
import ImportRun from '#models/import_run'
import MailMessage, { idInMail } from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import { forgetUnnamedTexts } from '#purge/consent_texts'
import { removePickups } from '#purge/forget_pickups'
import { removeRequests } from '#purge/forget_requests'
import { mailsWithExpiredList } from '#purge/mailed_lists'
import { finishClosings } from '#purge/closing'
import { deactivateOverdue } from '#purge/overdue'
import { discardEach, Removal } from '#purge/removal'
import { strayFiles } from '#purge/stray_files'
import QueueJob from '#models/queue_job'
import Scan from '#models/scan'
import SecurityEvent from '#models/security_event'
import Tournament from '#models/tournament'
import UserSession from '#models/user_session'

export type PurgeReport = {
  requests: number
  consentTexts: number
  players: number
  photos: number
  files: number
  mails: number
  mailFiles: number
  links: number
  changes: number
  history: number
  scans: number
  orders: number
  charges: number
  signatures: number
  documents: number
  imports: number
  strayFiles: number
  jobs: number
  sessions: number
  journal: number
}

type Query<Model extends LucidModel> = () => ModelQueryBuilderContract<Model, InstanceType<Model>>

const ENTITIES_WITH_NAMES = [
  'blacklist_clearances',
  'blacklist_entries',
  'default_players',
  'import_runs',
  'late_links',
  'mail_log',
]

/** Active editions that ended long ago and that the office should close. */
export const editionsToClose = (now = DateTime.utc()) =>
  Tournament.query()
    .where('active', true)
    .where('endsOn', '<', now.minus({ months: retention.closingMonths }).toISODate()!)
    .orderBy('endsOn')
    .orderBy('id')

/** Deletes personal data whose period in `config/retention.ts` is over. Can be repeated. */
export class Purge {
  #removal: Removal

  constructor(
    private now: DateTime = DateTime.utc(),
    private options: { dryRun?: boolean } = {}
  ) {
    this.#removal = new Removal(options.dryRun ?? false)
  }

  async run(): Promise<PurgeReport> {
    if (!this.options.dryRun) await deactivateOverdue(this.now)
    const requests = await this.#expiredRequests()
    const lateLinks = await this.#lateLinks()
    const mails = () =>
      notOfRestricted(MailMessage.query()).where((expired) => {
        expired.where('createdAt', '<', this.#ago({ months: retention.mailsMonths }))
        expired.orWhereIn('formId', requests().select('id'))
        expired.orWhereIn(idInMail('late'), lateLinks().select('id'))
        expired.orWhereIn(idInMail('collective'), closedPickups())
      })
    // History, files and pickups are found through their mail or request, so they go first.
    const report = {
      mailFiles: await this.#mailFiles(mails),
      history: await this.#history(mails),
      mails: await this.#removal.rows(mails),
      links: await this.#links(),
      changes: await this.#changes(requests),
      scans: await this.#scans(),
      orders: await this.#orders(),
      photos: await this.#photos(),
      files: await this.#files(),
      signatures: await this.#signatures(),
      requests: await removeRequests(this.#removal, requests),
      consentTexts: await forgetUnnamedTexts(idsNotIn(requests), this.options),
      players: await this.#players(requests),
      charges: await this.#charges(),
      documents: await this.#documents(),
      imports: await this.#imports(),
      strayFiles: await this.#strayFiles(),
      jobs: await this.#jobs(),
      sessions: await this.#sessions(),
      journal: await forgetEntries(this.#ago({ months: retention.journalMonths }), this.options),
    }
    if (!this.options.dryRun) await finishClosings()
    return report
  }

  async #editionsEndedFor(months: number): Promise<number[]> {
    const limit = this.now.minus({ months }).toISODate()!
    const rows = await Tournament.query()
      .where('active', false)
      .where((over) =>
        over.where('endsOn', '<', limit).orWhereIn('id', EditionClosing.editionIds())
      )
      .select('id')
    return rows.map(({ id }) => id)
  }

  async #expiredRequests() {
    const notAccredited = await this.#editionsEndedFor(retention.rejectedMonths)
    const accredited = await this.#editionsEndedFor(retention.approvedMonths)
    return () =>
      unrestrictedRequests().where((expired) => {
        expired
          .where((query) =>
            query.whereIn('tournamentId', notAccredited).whereNot('state', 'approved')
          )
          .orWhereIn('tournamentId', accredited)
      })
  }

  async #mailFiles(mails: Query<typeof MailMessage>) {
    const written = await writtenMails()
    if (written.length === 0) return 0
    const remainingMails = await idsNotIn(mails)
      .whereNotIn('id', mailsWithExpiredList(this.now).select('id'))
      .pojo<{ id: number }>()
    const remainingIds = new Set(remainingMails.map(({ id }) => id))
    const limit = this.now.minus({ months: retention.mailsMonths }).toMillis()
    const expired = written.filter(({ at, mail }) => (mail ? !remainingIds.has(mail) : at < limit))
    if (this.options.dryRun) return expired.length
    return (await discardEach(expired, ({ path }) => rm(path, { force: true }))).length
  }

  async #history(mails: Query<typeof MailMessage>) {
    const links = await this.#lateLinks()
    const before = (months: number) => this.#ago({ months })
    const lines = () =>
      EntityChange.query().where((expired) => {
        for (const [column, values, months] of [
          ['entity', ENTITIES_WITH_NAMES, retention.historyMonths],
          ['type', ['login-failed'], retention.loginMonths],
          ['entity', [Pickup.table], retention.signaturesMonths],
        ] as const)
          expired.orWhere((line) =>
            line.whereIn(column, [...values]).where('at', '<', before(months))
          )
        for (const [entity, remainingRows] of [
          [MailMessage.table, idsNotIn(mails)],
          [LateLink.table, idsNotIn(links)],
        ] as const)
          expired.orWhere((line) =>
            line.where('entity', entity).whereNotIn('entityId', remainingRows)
          )
        for (const [entity, closedRows] of [
          [DefaultPlayer.table, ofClosed(DefaultPlayer)],
          [Pickup.table, closedPickups()],
        ] as const)
          expired.orWhere((line) => line.where('entity', entity).whereIn('entityId', closedRows))
      })
    const hits = () => BlacklistHit.query().where('at', '<', before(retention.historyMonths))
    const asked = () =>
      DataRequest.query()
        .whereNotNull('answeredAt')
        .where('createdAt', '<', before(retention.historyMonths))
    const events = () => SecurityEvent.query().where('at', '<', before(retention.securityMonths))
    let removed = await this.#removal.rows(lines)
    removed += await this.#removal.rows(hits)
    removed += await this.#removal.rows(asked)
    return removed + (await this.#removal.rows(events))
  }

  async #lateLinks() {
    const editions = await this.#editionsEndedFor(retention.rejectedMonths)
    return () => LateLink.query().whereIn('tournamentId', editions)
  }

  async #links() {
    const editions = await this.#editionsEndedFor(retention.rejectedMonths)
    const hosts = () => Form.query().whereIn('tournamentId', editions).select('id')
    const guests = await this.#removal.rows(() => GuestLink.query().whereIn('formId', hosts()))
    return guests + (await this.#removal.rows(await this.#lateLinks()))
  }

  #changes(requests: Query<typeof Form>) {
    return this.#removal.rows(() =>
      BulkChange.query()
        .whereNotIn('state', ['queued', 'running'])
        .where((old) =>
          old
            .where('createdAt', '<', this.#ago({ months: retention.rejectedMonths }))
            .orWhereIn('id', changesOfClosed())
        )
        .whereNotIn(
          'id',
          db.from('change_batch_rows').whereIn('form_id', idsNotIn(requests)).select('batch_id')
        )
    )
  }

  async #photos() {
    const editions = await this.#editionsEndedFor(retention.filesMonths)
    return this.#removal.each(
      () => unrestrictedRequests().whereIn('tournamentId', editions).whereNotNull('image'),
      discardPhotos,
      async (ids) => {
        await Form.query()
          .whereIn('id', ids)
          .update({ image: null, imageWarnings: null, imageOriginal: null })
        const lines = ids.map((id) => purged(id, 'image'))
        await insertMany(db.connection(), 'form_logs', lines)
      }
    )
  }

  /** Copies of passports go before other documents. */
  async #files() {
    const editions = await this.#editionsEndedFor(retention.filesMonths)
    const passports = await this.#editionsEndedFor(retention.passportMonths)
    return this.#removal.each(
      () =>
        notOfRestricted(FormFile.query()).where((expired) => {
          expired
            .whereHas('form', (form) => form.whereIn('tournamentId', editions))
            .orWhere((passport) => {
              passport
                .where('field', 'passportPhoto')
                .whereHas('form', (form) => form.whereIn('tournamentId', passports))
            })
        }),
      async (file) => {
        await file.load('form')
        await file.discard()
      },
      (_, files) => {
        const lines = files.map(({ formId, field }) => purged(formId, field))
        return insertMany(db.connection(), 'form_logs', lines)
      }
    )
  }

  async #players(requests: Query<typeof Form>) {
    const editions = await this.#editionsEndedFor(retention.playersMonths)
    return this.#removal.rows(() =>
      DefaultPlayer.query()
        .whereIn('tournamentId', editions)
        .whereNotIn(
          'id',
          db.from('forms').whereNotNull('player').whereIn('id', idsNotIn(requests)).select('player')
        )
    )
  }

  #scans() {
    const limit = this.#ago({ months: retention.accessMonths })
    return this.#removal.rows(() => notOfRestricted(Scan.query()).where('at', '<', limit))
  }

  /** In open editions the gates still need pending orders and the last one of each chip. */
  #orders() {
    const requestsOfClosedEditions = () =>
      db.from('forms').whereNotIn('tournament_id', Tournament.activeIds())
    const lastOrders = (operations: Operation[]) =>
      db
        .from('access_orders')
        .whereIn('operation', operations)
        .where('attempts', '>', 0)
        .groupBy('uid')
        .max('id')
    return this.#removal.rows(() =>
      AccessOrder.query()
        .where('createdAt', '<', this.#ago({ months: retention.accessMonths }))
        .where((expired) =>
          expired.whereIn('formId', requestsOfClosedEditions().select('id')).orWhere((history) =>
            history
              .whereNotIn('state', ['pending', 'failed'])
              .whereNotIn('id', lastOrders(['add']))
              .whereNotIn('id', lastOrders(['block', 'unblock']))
          )
        )
    )
  }

  #charges() {
    const months = { months: retention.chargesMonths }
    const limit = this.now.minus(months).toISODate()!
    return this.#removal.rows(() =>
      LedgerEntry.query().where((expired) => {
        expired.where((charge) => charge.where('day', '<', limit).where('cause', 'charge'))
        expired.orWhere((other) => other.whereNull('formId').where('at', '<', this.#ago(months)))
      })
    )
  }

  async #signatures() {
    const limit = this.#ago({ months: retention.signaturesMonths })
    if (!this.options.dryRun)
      await db
        .from('collective_forms')
        .whereIn('form_id', closedRequests())
        .whereNotIn('form_id', restrictedRequests())
        .update({ name: '…' })
    return removePickups(this.#removal, () =>
      Pickup.query()
        .whereNotIn('id', pickupsWith(restrictedRequests()))
        .where((expired) => {
          expired.whereRaw('coalesce(signed_at, created_at) < ?', [limit])
          expired.orWhereIn('id', closedPickups())
        })
    )
  }

  async #documents() {
    const limit = (days: number) => this.#ago({ days })
    const discard = async ({ fileKey }: DocumentRun) => fileKey && drive.use().delete(fileKey)
    const files = await this.#removal.each(
      () => DocumentRun.query().where('expiresAt', '<', this.#ago({})).whereNotNull('fileKey'),
      discard,
      async (_, runs) => {
        for (const run of runs) await run.forget()
      }
    )
    const lists = await this.#removal.each(
      () =>
        DocumentRun.query()
          .whereNot('kind', 'cards')
          .where((expired) =>
            expired
              .where('createdAt', '<', limit(retention.jobDays))
              .orWhere((failed) =>
                failed
                  .whereNot('state', 'done')
                  .where('createdAt', '<', limit(retention.exportDays))
              )
          ),
      discard,
      (ids) => DocumentRun.query().whereIn('id', ids).delete()
    )
    if (!this.options.dryRun)
      await forgetSearchesOfPrintRuns(this.#ago({}), limit(retention.exportDays))
    return files + lists
  }

  #imports() {
    return this.#removal.each(
      () =>
        ImportRun.query()
          .whereNotNull('fileKey')
          .where((expired) => {
            expired.where('createdAt', '<', this.#ago({ days: retention.importDays }))
            expired.orWhereIn('tournamentId', EditionClosing.editionIds())
          }),
      async ({ fileKey, rowsKey, photosKey }) => {
        for (const key of [fileKey, rowsKey, photosKey]) if (key) await drive.use().delete(key)
      },
      async (_, runs) => {
        for (const run of runs) await forgetImport(run)
      }
    )
  }

  async #strayFiles() {
    const limit = this.now.minus({ days: retention.strayFileDays })
    const strays = await strayFiles(limit).catch((error) => {
      // Stray files wait for the next night. The rest of the purge goes on.
      logger.error({ err: error }, 'stray files could not be listed')
      return []
    })
    if (this.options.dryRun) return strays.length
    return (await discardEach(strays, (key) => drive.use().delete(key))).length
  }

  async #jobs() {
    const jobs = () =>
      QueueJob.query()
        .whereIn('status', ['completed', 'failed'])
        .where('finishedAt', '<', this.now.minus({ days: retention.jobDays }).toMillis())
    const [{ total }] = await jobs().count('* as total').pojo<{ total: number }>()
    if (!this.options.dryRun) await jobs().delete()
    return Number(total)
  }

  async #sessions() {
    // The framework writes these as dates, which SQLite stores as numbers.
    const expired = (table: string) => db.from(table).where('expires_at', '<', this.now.toJSDate())
    const [{ total }] = await expired('sessions').count('* as total')
    if (!this.options.dryRun) {
      for (const table of ['sessions', 'remember_me_tokens']) await expired(table).delete()
      await UserSession.over(this.now).delete()
      await PasswordReset.query().where('expiresAt', '<', this.#ago({})).delete()
      await db.from('rate_limits').where('expire', '<', this.now.toMillis()).delete()
    }
    return Number(total)
  }

  #ago(time: DurationLike) {
    return sqlNow(db.connection(), this.now.minus(time))
  }
}

const idsNotIn = <Model extends LucidModel>(
  excluded: () => ModelQueryBuilderContract<Model, unknown>
) => excluded().model.query().whereNotIn('id', excluded().select('id')).select('id')

/** Data whose person asked to keep it stays until the restriction is lifted (GDPR article 18). */
const unrestrictedRequests = () => Form.query().whereNull('restrictedAt')

const restrictedRequests = () => Form.query().whereNotNull('restrictedAt').select('id')

/** Rows about no request or about one whose data is not restricted. */
const notOfRestricted = <Model extends LucidModel>(
  rows: ModelQueryBuilderContract<Model, InstanceType<Model>>
) =>
  rows.where((free) => {
    free.whereNull('formId').orWhereNotIn('formId', restrictedRequests())
  })

const ofClosed = (model: LucidModel) =>
  model.query().whereIn('tournamentId', EditionClosing.editionIds()).select('id')

const closedRequests = () => ofClosed(Form)

/** Pickups of which every card belongs to a closed edition, and none to a restricted person. */
function closedPickups() {
  const otherRequests = Form.query().whereNotIn('tournamentId', EditionClosing.editionIds())
  return Pickup.query()
    .whereIn('id', pickupsWith(closedRequests()))
    .whereNotIn('id', pickupsWith(otherRequests.select('id')))
    .whereNotIn('id', pickupsWith(restrictedRequests()))
    .select('id')
}

const changesOfClosed = () =>
  db.from('change_batch_rows').whereIn('form_id', closedRequests()).select('batch_id')

/** The search of a print run may be a name. Its cards stay. */
async function forgetSearchesOfPrintRuns(expired: string, old: string) {
  const printRuns = await PrintRun.query().whereHas('run', (run) =>
    run.where('expiresAt', '<', expired).orWhere('createdAt', '<', old)
  )
  for (const printRun of printRuns) {
    const { search, ...selection } = printRun.selection
    if (search) await printRun.merge({ selection }).save()
  }
}

const purged = (formId: number, field: string) => ({
  formId,
  type: 'purged',
  to: { field },
  at: DateTime.utc(),
})
