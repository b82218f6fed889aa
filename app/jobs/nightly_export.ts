import logger from '@adonisjs/core/services/logger'
import { exponentialBackoff } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import DocumentRun from '#models/document_run'
import { LoggedJob } from '#jobs/logged_job'
import { formTypes } from '#form_types/index'
import ExportRecipient from '#models/export_recipient'
import { sightOfAll } from '#models/form/sight'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { enqueueRun } from '#runs/open_runs'

/** Readers of one kind share a list: it has their language, and what they all may see. */
const kindOf = (reader: User, formType: string) =>
  JSON.stringify([reader.locale, sightOfAll([reader], formType)])

/** Orders the lists of all form types in one transaction, so that a retry orders none twice. */
export default class NightlyExport extends LoggedJob<Record<string, never>> {
  static options = {
    queue: 'default',
    retry: {
      maxRetries: 8,
      backoff: exponentialBackoff({ baseDelay: '15s', maxDelay: '30m' }),
    },
  }

  async perform() {
    const lists = await this.#lists()
    const runs = await db.transaction((trx) => DocumentRun.createMany(lists, { client: trx }))
    for (const { id } of runs)
      await enqueueRun('documents', id).catch((error) =>
        logger.warn({ err: error, run: id }, 'list not queued; it is found again within minutes')
      )
  }

  async #lists() {
    const tournaments = await Tournament.active()
    const lists = []
    for (const type of formTypes.withList()) {
      const tournament = tournaments.find(({ sport }) => sport === type.sport)
      const recipients = await ExportRecipient.of(type.key)
      if (!tournament) continue
      const kinds = Map.groupBy(recipients, (reader) => kindOf(reader, type.key))
      for (const readers of kinds.values())
        lists.push({
          kind: 'forms_export' as const,
          state: 'queued' as const,
          userId: readers[0].id,
          params: {
            formType: type.key,
            selection: { types: [type.key], tournamentId: tournament.id },
            recipients: readers.map(({ id }) => id),
            nightly: true,
          },
        })
    }
    return lists
  }
}
