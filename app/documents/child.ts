import app from '@adonisjs/core/services/app'
import { making } from '#config/documents'
import { FailedApart, runApart } from '#documents/apart'
import type DocumentRun from '#models/document_run'

/** Progress, the content of the file, or the error. */
export type ChildMessage = { done?: number; content?: unknown; error?: string; passing?: boolean }

const running = new Set<AbortController>()
const stop = () => running.forEach((child) => child.abort())

/**
 * Makes the file of a run in a child process that opens the database for reading only.
 * @throws FailedApart with the child's error
 */
export function makeInChild(run: DocumentRun) {
  return async (path: string, onProgress: (done: number) => unknown) => {
    const child = new AbortController()
    running.add(child)
    // The newest hook runs first, before that of the workers, which waits for this job.
    app.terminating(stop)
    if (app.isTerminating) stop()
    let content: unknown
    let failed: FailedApart | undefined
    const hear = ({ done, content: made, error, passing }: ChildMessage) => {
      if (done !== undefined) onProgress(done)
      if (made !== undefined) content = made
      if (error !== undefined) failed = new FailedApart(passing ? 'crashed' : 'thrown', error)
    }
    await runApart({
      program: app.makePath(making.program),
      args: ['document:make', String(run.id), path],
      env: { ...process.env, DATABASE_READ_ONLY: '1', LOG_LEVEL: 'error' },
      limits: making,
      background: true,
      signal: child.signal,
      hear,
    })
      .catch((failure) => {
        throw failed ?? failure
      })
      .finally(() => running.delete(child))
    return content
  }
}
