import db from '@adonisjs/lucid/services/db'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import { retention } from '#config/retention'
import { pickupsWith } from '#figures/edition_figures'
import AccessOrder, { type Operation } from '#models/access_order'
import BlacklistHit from '#models/blacklist_hit'
import BulkChange from '#models/bulk_change'
import DataRequest from '#models/data_request'
import DefaultPlayer from '#models/default_player'
import DocumentRun from '#models/document_run'
import EditionClosing from '#models/edition_closing'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import ForgottenMark from '#models/forgotten_mark'
import FormFile from '#models/form_file'
import GuestLink from '#models/guest_link'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import LateLink from '#models/late_link'
import LedgerEntry from '#models/ledger_entry'
import MailMessage, { idInMail } from '#models/mail_message'
import Pickup from '#models/pickup'
import PrintRun from '#models/print_run'
import QueueJob from '#models/queue_job'
import Scan from '#models/scan'
import SecurityEvent from '#models/security_event'
import Tournament from '#models/tournament'
import { sqlNow } from '#sql/bulk'
import { openStates } from '#runs/open_runs'
import { recordedTables, type RecordedTable } from '#shared/history'

type Period = { months: number } | { days: number }

/** The start of a period that ends now. What is older has been kept for all of it. */
export function startOfPeriod(now: DateTime, period: Period): DateTime {
  const start = now.minus(period)
  // 31 December less a month would be 31 November, which does not exist: the period starts on 1 December.
  const isShortMonth = 'months' in period && start.day < now.day
  return isShortMonth ? start.plus({ days: 1 }).startOf('day') : start
}

/** Their history tells how the product was set, as long as the product runs. */
const SETTINGS: RecordedTable[] = [
  'card_designs',
  'login_rules',
  'mail_texts',
  'permissions',
  'reasons',
  'restaurant_rules',
  'restaurants',
  'tournaments',
]

const ABOUT_PEOPLE = recordedTables.filter(
  (table) => table !== Pickup.table && !SETTINGS.includes(table)
)

/**
 * Which rows the purge removes: those whose period in `config/retention.ts` is over. Which editions
 * have ended is read once for a run.
 */
export class ExpiredRows {
  private constructor(
    private now: DateTime,
    private inactiveEditions: Tournament[],
    private closedIds: Set<number>
  ) {}

  static async at(now: DateTime): Promise<ExpiredRows> {
    const inactive = await Tournament.query().where('active', false)
    const closings = await EditionClosing.all()
    return new ExpiredRows(now, inactive, new Set(closings.map(({ tournamentId }) => tournamentId)))
  }

  requests() {
    const notAccredited = this.#editionsEndedFor(retention.rejectedMonths)
    const accredited = this.#editionsEndedFor(retention.approvedMonths)
    return unrestrictedRequests().where((expired) => {
      expired
        .where((query) =>
          query.whereIn('tournamentId', notAccredited).whereNot('state', 'approved')
        )
        .orWhereIn('tournamentId', accredited)
    })
  }

  remainingRequests() {
    return idsOfOthers(this.requests())
  }

  photographedRequests() {
    return unrestrictedRequests()
      .whereIn('tournamentId', this.#editionsEndedFor(retention.filesMonths))
      .whereNotNull('image')
  }

  /** Copies of passports go before other documents. */
  documents() {
    const editions = this.#editionsEndedFor(retention.filesMonths)
    const passports = this.#editionsEndedFor(retention.passportMonths)
    return notOfRestricted(FormFile.query()).where((expired) => {
      expired
        .whereHas('form', (form) => form.whereIn('tournamentId', editions))
        .orWhere((passport) => {
          passport
            .where('field', 'passportPhoto')
            .whereHas('form', (form) => form.whereIn('tournamentId', passports))
        })
    })
  }

  mails() {
    return notOfRestricted(MailMessage.query()).where((expired) => {
      expired.where('createdAt', '<', this.#ago({ months: retention.mailsMonths }))
      expired.orWhereIn('formId', this.requests().select('id'))
      expired.orWhereIn(idInMail('late'), this.lateLinks().select('id'))
      expired.orWhereIn(idInMail('collective'), closedPickups())
    })
  }

  remainingMails() {
    return idsOfOthers(this.mails())
  }

  historyLines() {
    return EntityChange.query().where((expired) => {
      for (const [column, values, months] of [
        ['entity', ABOUT_PEOPLE, retention.historyMonths],
        ['type', ['login-failed'], retention.loginMonths],
        ['entity', [Pickup.table], retention.signaturesMonths],
      ] as const)
        expired.orWhere((line) =>
          line.whereIn(column, [...values]).where('at', '<', this.#ago({ months }))
        )
      const signed = Pickup.query().whereNotNull('signedAt').select('id')
      expired.orWhere((line) =>
        line
          .where('entity', Pickup.table)
          .whereNotIn('entityId', signed)
          .where('at', '<', this.#ago({ months: retention.historyMonths }))
      )
      for (const [entity, remainingRows] of [
        [MailMessage.table, this.remainingMails()],
        [LateLink.table, idsOfOthers(this.lateLinks())],
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
  }

  blacklistHits() {
    return BlacklistHit.query().where('at', '<', this.#ago({ months: retention.historyMonths }))
  }

  dataRequests() {
    return notOfRestricted(DataRequest.query())
      .whereNotNull('answeredAt')
      .where('createdAt', '<', this.#ago({ months: retention.historyMonths }))
  }

  forgottenMarks() {
    return ForgottenMark.query().where(
      'notedAt',
      '<',
      this.#ago({ months: retention.historyMonths })
    )
  }

  securityEvents() {
    return SecurityEvent.query().where('at', '<', this.#ago({ months: retention.securityMonths }))
  }

  guestLinks() {
    const editions = this.#editionsEndedFor(retention.rejectedMonths)
    const hosts = Form.query().whereIn('tournamentId', editions).select('id')
    return notOfRestricted(notOfRestricted(GuestLink.query()), 'guestId').whereIn('formId', hosts)
  }

  lateLinks() {
    const editions = this.#editionsEndedFor(retention.rejectedMonths)
    return notOfRestricted(LateLink.query()).whereIn('tournamentId', editions)
  }

  bulkChanges() {
    const rows = () => db.from('change_batch_rows').select('batch_id')
    return BulkChange.query()
      .whereNotIn('state', openStates)
      .where((old) =>
        old
          .where('createdAt', '<', this.#ago({ months: retention.rejectedMonths }))
          .orWhereIn('id', rows().whereIn('form_id', ofClosed(Form)))
      )
      .whereNotIn('id', rows().whereIn('form_id', this.remainingRequests()))
  }

  players() {
    const named = db
      .from('forms')
      .whereNotNull('player')
      .whereIn('id', this.remainingRequests())
      .select('player')
    return DefaultPlayer.query()
      .whereIn('tournamentId', this.#editionsEndedFor(retention.playersMonths))
      .whereNotIn('id', named)
  }

  scans() {
    const limit = this.#ago({ months: retention.accessMonths })
    return notOfRestricted(Scan.query()).where('at', '<', limit)
  }

  /** Open editions still need pending orders, the last one of each chip and that of each card. */
  accessOrders() {
    const ofInactive = db.from('forms').whereNotIn('tournament_id', Tournament.activeIds())
    const lastOrders = (operations: Operation[]) =>
      db
        .from('access_orders')
        .whereIn('operation', operations)
        .where('attempts', '>', 0)
        .groupBy('uid')
        .max('id')
    const lastOfCards = db.from('access_orders').groupBy('card_id').max('id')
    return notOfRestricted(AccessOrder.query())
      .where('createdAt', '<', this.#ago({ months: retention.accessMonths }))
      .where((expired) =>
        expired.whereIn('formId', ofInactive.select('id')).orWhere((history) =>
          history
            .whereNotIn('state', ['pending', 'failed'])
            .whereNotIn('id', lastOrders(['add']))
            .whereNotIn('id', lastOrders(['block', 'unblock']))
            .whereNotIn('id', lastOfCards)
        )
      )
  }

  charges() {
    const months = { months: retention.chargesMonths }
    const limit = startOfPeriod(this.now, months).toISODate()!
    return notOfRestricted(LedgerEntry.query()).where((expired) => {
      expired.where((charge) => charge.where('day', '<', limit).where('cause', 'charge'))
      expired.orWhere((other) => other.whereNull('formId').where('at', '<', this.#ago(months)))
    })
  }

  pickups() {
    const unsigned = this.#ago({ months: retention.historyMonths })
    return Pickup.query()
      .whereNotIn('id', pickupsWith(restrictedRequests()))
      .where((expired) => {
        expired.where('signedAt', '<', this.#ago({ months: retention.signaturesMonths }))
        expired.orWhere((list) => list.whereNull('signedAt').where('createdAt', '<', unsigned))
        expired.orWhereIn('id', closedPickups())
      })
  }

  /** Lines of pickups, also of those that stay. */
  namesOfClosedEditions() {
    return db
      .from('collective_forms')
      .whereIn('form_id', ofClosed(Form))
      .whereNotIn('form_id', restrictedRequests())
  }

  documentRunsWithFile() {
    return DocumentRun.query()
      .where('expiresAt', '<', this.#ago({ days: 0 }))
      .whereNotNull('fileKey')
  }

  documentRuns() {
    return DocumentRun.query()
      .whereNot('kind', 'cards')
      .where((expired) =>
        expired
          .where('createdAt', '<', this.#ago({ days: retention.jobDays }))
          .orWhere((failed) =>
            failed
              .whereNot('state', 'done')
              .where('createdAt', '<', this.#ago({ days: retention.exportDays }))
          )
      )
  }

  /** Print runs of which only the cards stay. */
  printRuns() {
    return PrintRun.query().whereHas('run', (run) =>
      run
        .where('expiresAt', '<', this.#ago({ days: 0 }))
        .orWhere('createdAt', '<', this.#ago({ days: retention.exportDays }))
    )
  }

  imports() {
    const rows = ImportRow.query().whereColumn('run_id', 'import_runs.id')
    return ImportRun.query()
      .where((kept) => {
        kept.whereNotNull('fileKey').orWhereNotNull('details').orWhereExists(rows)
      })
      .whereNotIn('id', importsOfRestricted())
      .where((expired) => {
        expired.where('createdAt', '<', this.#ago({ days: retention.importDays }))
        expired.orWhereIn('tournamentId', EditionClosing.editionIds())
      })
  }

  jobs() {
    return QueueJob.query()
      .whereIn('status', ['completed', 'failed'])
      .where('finishedAt', '<', this.now.minus({ days: retention.jobDays }).toMillis())
  }

  #editionsEndedFor(months: number): number[] {
    const limit = startOfPeriod(this.now, { months }).toISODate()!
    return this.inactiveEditions
      .filter(({ id, endsOn }) => endsOn < limit || this.closedIds.has(id))
      .map(({ id }) => id)
  }

  #ago(time: Period) {
    return sqlNow(db.connection(), startOfPeriod(this.now, time))
  }
}

/** Mails with an attached list that can no longer be downloaded. In a mailbox of files the list is inside the mail. */
export const mailsWithExpiredList = (now?: DateTime) =>
  MailMessage.query()
    .whereIn('template', ['export_attached', 'restaurant_log_attached'])
    .whereNotIn(idInMail('runId'), DocumentRun.unexpired(now).select('id'))

const idsOfOthers = <Model extends LucidModel>(rows: ModelQueryBuilderContract<Model, unknown>) =>
  rows.model.query().whereNotIn('id', rows.select('id')).select('id')

/** Data whose person asked to keep it stays until the restriction is lifted (GDPR article 18). */
const unrestrictedRequests = () => Form.query().withScopes((scopes) => scopes.unrestricted())

const restrictedRequests = () => Form.query().whereNotNull('restrictedAt').select('id')

/** Rows about no request or about one whose data is not restricted. */
const notOfRestricted = <Model extends LucidModel>(
  rows: ModelQueryBuilderContract<Model, InstanceType<Model>>,
  column = 'formId'
) =>
  rows.where((free) => {
    free.whereNull(column).orWhereNotIn(column, restrictedRequests())
  })

const importsOfRestricted = () =>
  ImportRow.query()
    .whereIn('entityId', restrictedRequests())
    .whereIn('runId', ImportRun.query().where('kind', 'people').select('id'))
    .select('runId')

const ofClosed = (model: LucidModel) =>
  model.query().whereIn('tournamentId', EditionClosing.editionIds()).select('id')

/** Pickups of which every card belongs to a closed edition, and none to a restricted person. */
function closedPickups() {
  const ids = EditionClosing.editionIds
  return Pickup.query()
    .whereIn(
      'id',
      pickupsOf((edition) => edition.whereIn('tournaments.id', ids()))
    )
    .whereNotIn(
      'id',
      pickupsOf((edition) => edition.whereNotIn('tournaments.id', ids()))
    )
    .whereNotIn('id', pickupsWith(restrictedRequests()))
    .select('id')
}

/** Pickups with a card of one of these editions. The serial names the edition of an erased request. */
const pickupsOf = (these: (edition: ReturnType<typeof db.from>) => void) =>
  db
    .from('collective_forms')
    .leftJoin('forms', 'forms.id', 'collective_forms.form_id')
    .joinRaw(
      `join tournaments on tournaments.id = forms.tournament_id
         or (forms.id is null and collective_forms.serial like tournaments.code || '-%')`
    )
    .where(these)
    .select('collective_id')
