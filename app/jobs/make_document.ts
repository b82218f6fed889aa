import { mkdir, rm, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import DeliverMails from '#jobs/deliver_mails'
import { LoggedJob } from '#jobs/logged_job'
import db from '@adonisjs/lucid/services/db'
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
    if (run.state !== 'done') return
    await document.finished()
    await run.announce()
    await DeliverMails.wake()
  }

  async #make(run: DocumentRun, document: QueuedDocument) {
    const key = `documents/${randomToken()}.${document.extension}`
    const before = run.fileKey
    if (!(await run.begin(key, await document.count()))) return
    // What a worker left that was killed.
    if (before) await Promise.all([drive.use().delete(before), rm(partOf(before), { force: true })])
    const path = partOf(key)
    await mkdir(dirname(path), { recursive: true })
    try {
      const make = app.inTest ? document.write.bind(document) : makeInChild(run)
      const content = await make(path, (done) => run.progress(done))
      await drive.use().putStream(key, createReadStream(path))
      const file = { fileName: document.fileName, fileSize: (await stat(path)).size }
      const taken = await db.transaction(async (trx) => {
        if (!(await run.complete(key, file, trx))) return false
        await document.keep?.(content, trx)
        return true
      })
      // A worker that was given up for dead came to life, or somebody gave up on the run.
      if (!taken) await drive.use().delete(key)
      await run.refresh()
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

/** Where a file is written before it is kept. */
const partOf = (key: string) => join(storageDir, 'tmp', `${basename(key)}.part`)
