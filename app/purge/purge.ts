import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { retention } from '#config/retention'
import { forgetImport } from '#imports/forget_import'
import { forgetEntries } from '#journal/chain'
import { writtenMails } from '#mails/eml_transport'
import FormLog from '#models/form_log'
import DocumentRun from '#models/document_run'
import { forgetRun } from '#models/document_run/expiry'
import Form from '#models/form'
import { discardFiles } from '#models/form/photos'
import PasswordReset from '#models/password_reset'
import UserSession from '#models/user_session'
import { finishClosings } from '#purge/closing'
import { ExpiredRows, mailsWithExpiredList, startOfPeriod } from '#purge/expired_rows'
import { removePickups } from '#purge/forget_pickups'
import { forgetUnnamedTexts, removeRequests } from '#purge/forget_requests'
import { deactivateOverdue } from '#purge/overdue_editions'
import { discardEach, Removal, type Rows } from '#purge/removal'
import { strayFiles } from '#purge/stray_files'
import { momentIn, sqlNow } from '#sql/bulk'
import { REMOVED } from '#text/removed_text'
import { countRows } from '#sql/counts'

type PurgeReport = {
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
    const expired = await ExpiredRows.at(this.now)
    // History, files and pickups are found through their mail or request, so they go first.
    const report = {
      mailFiles: await this.#mailFiles(expired),
      history: await this.#rows(
        () => expired.historyLines(),
        () => expired.blacklistHits(),
        () => expired.dataRequests(),
        () => expired.forgottenMarks(),
        () => expired.securityEvents()
      ),
      mails: await this.#rows(() => expired.mails()),
      links: await this.#rows(
        () => expired.guestLinks(),
        () => expired.lateLinks()
      ),
      changes: await this.#rows(() => expired.bulkChanges()),
      scans: await this.#rows(() => expired.scans()),
      orders: await this.#rows(() => expired.accessOrders()),
      photos: await this.#photos(expired),
      files: await this.#files(expired),
      signatures: await this.#signatures(expired),
      requests: await removeRequests(this.#removal, () => expired.requests()),
      consentTexts: await forgetUnnamedTexts(expired.remainingRequests(), this.options),
      players: await this.#rows(() => expired.players()),
      charges: await this.#rows(() => expired.charges()),
      documents: await this.#documents(expired),
      imports: await this.#imports(expired),
      strayFiles: await this.#strayFiles(),
      jobs: await this.#jobs(expired),
      sessions: await this.#sessions(),
      journal: await forgetEntries(
        sqlNow(db.connection(), startOfPeriod(this.now, { months: retention.journalMonths })),
        this.options
      ),
    }
    if (!this.options.dryRun) await finishClosings()
    return report
  }

  async #rows(...queries: Rows<LucidRow & { id: number }>[]) {
    let removed = 0
    for (const query of queries) removed += await this.#removal.rows(query)
    return removed
  }

  async #mailFiles(expired: ExpiredRows) {
    const written = await writtenMails()
    if (written.length === 0) return 0
    const remainingMails = await expired
      .remainingMails()
      .whereNotIn('id', mailsWithExpiredList(this.now).select('id'))
      .select('cleanedAt')
      .pojo<{ id: number; cleaned_at: string | Date | null }>()
    const cleanedAt = new Map(
      remainingMails.map(({ id, cleaned_at: at }) => [id, at ? momentIn(at).getTime() + 999 : 0])
    )
    const limit = startOfPeriod(this.now, { months: retention.mailsMonths }).toMillis()
    const files = written.filter(({ at, mail }) =>
      mail ? at <= (cleanedAt.get(mail) ?? Infinity) : at < limit
    )
    if (this.options.dryRun) return files.length
    return (await discardEach(files, ({ path }) => rm(path, { force: true }))).length
  }

  #photos(expired: ExpiredRows) {
    return this.#removal.each(
      () => expired.photographedRequests(),
      ({ image, imageOriginal }) => discardFiles([image, imageOriginal]),
      async (ids) => {
        await Form.query()
          .whereIn('id', ids)
          .update({ image: null, imageWarnings: null, imageOriginal: null })
        await recordPurged(ids.map((formId) => ({ formId, field: 'image' })))
      }
    )
  }

  #files(expired: ExpiredRows) {
    return this.#removal.each(
      () => expired.documents(),
      async (file) => {
        await file.load('form')
        await file.discard()
      },
      (_, files) => recordPurged(files)
    )
  }

  async #signatures(expired: ExpiredRows) {
    if (!this.options.dryRun) await expired.namesOfClosedEditions().update({ name: REMOVED })
    return removePickups(this.#removal, () => expired.pickups())
  }

  async #documents(expired: ExpiredRows) {
    const discard = ({ fileKey }: DocumentRun) => discardFiles([fileKey])
    const files = await this.#removal.each(
      () => expired.documentRunsWithFile(),
      discard,
      async (_, runs) => {
        for (const run of runs) await forgetRun(run)
      }
    )
    const lists = await this.#removal.each(
      () => expired.documentRuns(),
      discard,
      (ids) => DocumentRun.query().whereIn('id', ids).delete()
    )
    if (!this.options.dryRun) await forgetSearchesOfPrintRuns(expired)
    return files + lists
  }

  #imports(expired: ExpiredRows) {
    return this.#removal.each(
      () => expired.imports(),
      ({ fileKeys }) => discardFiles(fileKeys),
      async (_, runs) => {
        for (const run of runs) await db.transaction((trx) => forgetImport(run, trx))
      }
    )
  }

  async #strayFiles() {
    const limit = this.now.minus({ days: retention.strayFileDays })
    const strays = await strayFiles(limit).catch((error) => {
      logger.error({ err: error }, 'stray files could not be listed')
      return []
    })
    if (this.options.dryRun) return strays.length
    return (await discardEach(strays, (key) => drive.use().delete(key))).length
  }

  async #jobs(expired: ExpiredRows) {
    const total = await countRows(expired.jobs())
    if (!this.options.dryRun) await expired.jobs().delete()
    return total
  }

  async #sessions() {
    // The framework writes these as dates, which SQLite stores as numbers.
    const expired = (table: string) => db.from(table).where('expires_at', '<', this.now.toJSDate())
    const total = await countRows(expired('sessions'))
    if (!this.options.dryRun) {
      for (const table of ['sessions', 'remember_me_tokens']) await expired(table).delete()
      await UserSession.over(this.now).delete()
      await PasswordReset.query()
        .where('expiresAt', '<', sqlNow(db.connection(), this.now))
        .delete()
      await db.from('rate_limits').where('expire', '<', this.now.toMillis()).delete()
    }
    return total
  }
}

const recordPurged = (of: { formId: number; field: string }[]) =>
  FormLog.write(
    db.connection(),
    null,
    of.map(({ formId, field }) => ({ formId, type: 'purged', to: { field } }))
  )

/** The search of a print run may be a name. Its cards stay. */
async function forgetSearchesOfPrintRuns(expired: ExpiredRows) {
  for (const printRun of await expired.printRuns()) {
    const { search, ...selection } = printRun.selection
    if (search) await printRun.merge({ selection }).save()
  }
}
