import app from '@adonisjs/core/services/app'
import { making } from '#config/documents'
import { ProgramFailure, runProgram } from '#documents/child_program'
import type DocumentRun from '#models/document_run'

/** Progress, the content of the file, or the error; `isTemporary` if another attempt may succeed. */
export type ChildMessage = {
  done?: number
  content?: unknown
  error?: string
  isTemporary?: boolean
  isLast?: boolean
}

const running = new Set<AbortController>()
const stop = () => running.forEach((child) => child.abort())

/** Makes the file in a child that only reads the database. @throws ProgramFailure with its error */
export function makeInChild(run: DocumentRun) {
  return async (path: string, onProgress: (done: number) => unknown) => {
    const child = new AbortController()
    running.add(child)
    // Hooks run newest first: this one stops the child before the workers' hook waits for its job.
    app.terminating(stop)
    if (app.isTerminating) stop()
    let content: unknown
    let failed: ProgramFailure | undefined
    const onMessage = ({ done, content: made, error, isTemporary, isLast }: ChildMessage) => {
      if (done !== undefined) onProgress(done)
      if (made !== undefined) content = made
      if (error !== undefined)
        failed = new ProgramFailure(isTemporary ? 'crashed' : 'thrown', error)
      return isLast ?? false
    }
    await runProgram({
      program: app.makePath(making.program),
      args: ['document:make', String(run.id), path],
      env: { ...process.env, DATABASE_READ_ONLY: '1', LOG_LEVEL: 'error' },
      limits: making,
      background: true,
      signal: child.signal,
      onMessage,
    })
      .catch((failure) => {
        throw failed ?? failure
      })
      .finally(() => running.delete(child))
    if (failed) throw failed
    return content
  }
}
