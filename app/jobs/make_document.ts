import { stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { LoggedJob } from '#jobs/logged_job'
import db from '@adonisjs/lucid/services/db'
import { making } from '#config/documents'
import { ProgramFailure, type Failure } from '#documents/child_program'
import { makeInChild } from '#documents/child'
import { documentOf, type QueuedDocument } from '#exports/queued_document'
import { noteList } from '#journal/entries'
import DocumentRun from '#models/document_run'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { randomToken } from '#text/secrets'
import { keepAlive } from '#runs/open_runs'
import { writerOf } from '#sealing/run_files'

/** Failures that another attempt would repeat. */
const FINAL: Failure[] = ['thrown', 'time', 'silence', 'memory']

/**
 * A child that only reads the database makes the document. After a crash the job runs once more, without
 * a second mail. An error of the document or a passed limit fails at once.
 */
export default class MakeDocument extends LoggedJob<{ runId: number }> {
  static options = { queue: 'documents', maxRetries: 1 }

  async perform() {
    const run = await DocumentRun.find(this.payload.runId)
    if (!run || run.state === 'failed') return
    const document = documentOf(run)
    if (run.state !== 'done')
      await keepAlive('documents', run.id, () => this.#make(run, document)).catch((error) =>
        this.#handleFailure(run, error)
      )
    if (run.state !== 'done') return
    await document.finished()
  }

  async #make(run: DocumentRun, document: QueuedDocument) {
    const key = `documents/${randomToken()}.${document.extension}`
    const previousKey = run.fileKey
    if (!(await run.begin(key, await document.count()))) return
    // The file of a killed worker.
    if (previousKey) await drive.use().delete(previousKey)
    const path = await scratchPath()
    try {
      const onProgress = (done: number) => run.progress(done)
      const content = making.apart
        ? await makeInChild(run)(path, onProgress)
        : await document.write(await writerOf(run, path), onProgress)
      await drive.use().putStream(key, createReadStream(path))
      const file = { fileName: document.fileName, fileSize: (await stat(path)).size }
      const isStored = await db.transaction(async (trx) => {
        if (!(await run.complete(key, file, trx))) return false
        await document.keep?.(content, trx)
        await noteList(run, trx)
        return true
      })
      // Another worker has finished the run, or it was cancelled or must start again.
      if (!isStored) await drive.use().delete(key)
      await run.refresh()
    } catch (error) {
      // The child may have read the run without its file key.
      await run.refresh()
      if (!run.mustStartAgain) throw error
    } finally {
      await removeScratch(path)
    }
    if (run.mustStartAgain) await this.#make(run, document)
  }

  async #handleFailure(run: DocumentRun, error: unknown) {
    if (!(error instanceof ProgramFailure)) throw error
    if (error.failure === 'stopped') {
      // The process stops; another one makes the document.
      await run.handBack()
      await MakeDocument.dispatch(this.payload).run()
    } else if (FINAL.includes(error.failure)) await this.failed(error)
    else throw error
  }

  async failed(error: Error) {
    logger.error({ err: error, run: this.payload.runId }, 'document failed')
    const run = await DocumentRun.find(this.payload.runId)
    await run?.fail(error.cause instanceof Error ? error.cause : error)
  }
}
