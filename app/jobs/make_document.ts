import { mkdir, rm, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import DeliverMails from '#jobs/deliver_mails'
import { LoggedJob } from '#jobs/logged_job'
import { DateTime } from 'luxon'
import { retention } from '#config/retention'
import { makeInChild } from '#documents/child'
import { documentOf, type QueuedDocument } from '#documents/index'
import DocumentRun from '#models/document_run'
import { randomToken } from '#models/secrets'
import { storageDir } from '#start/env'

/**
 * Makes an ordered document: an export or a run of cards. The heavy work happens in a
 * child process that only reads the database; this process writes what comes of it.
 * Running it again makes the file again and tells nobody twice.
 */
export default class MakeDocument extends LoggedJob<{ runId: number }> {
  static options = { queue: 'documents', maxRetries: 2 }

  async perform() {
    const run = await DocumentRun.find(this.payload.runId)
    if (!run || run.state === 'failed') return
    const document = documentOf(run)
    if (run.state !== 'done') await this.#make(run, document)
    await document.finished((run.params as { included?: number[] }).included ?? [])
    await run.announce()
    await DeliverMails.wake()
  }

  async #make(run: DocumentRun, document: QueuedDocument) {
    await run.merge({ state: 'running', total: await document.count() }).save()
    const folder = join(storageDir, 'tmp')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${randomToken()}.part`)
    try {
      const make = app.inTest ? document.write.bind(document) : makeInChild(run)
      const included = await make(path, (done) =>
        DocumentRun.query().where('id', run.id).update({ done })
      )
      const key = `documents/${randomToken()}.${document.extension}`
      await drive.use().putStream(key, createReadStream(path))
      await run
        .merge({
          state: 'done',
          done: run.total,
          params: { ...run.params, included },
          fileKey: key,
          fileName: document.fileName,
          fileSize: (await stat(path)).size,
          finishedAt: DateTime.utc(),
          expiresAt: DateTime.utc().plus({ days: retention.exportDays }),
        })
        .save()
    } finally {
      await rm(path, { force: true })
    }
  }

  async failed(error: Error) {
    logger.error({ err: error, run: this.payload.runId }, 'document failed')
    const run = await DocumentRun.find(this.payload.runId)
    // The last of several tries is given as the cause.
    await run?.fail(error.cause instanceof Error ? error.cause : error)
    await DeliverMails.wake()
  }
}
