import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import app from '@adonisjs/core/services/app'
import type DocumentRun from '#models/document_run'

/**
 * The child's heap in megabytes: documents of any size stay below it. Left to itself Node
 * lets the young part alone grow to a hundred before it tidies up.
 */
export const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=4']

/**
 * Makes a run's file in a child process that opens the database for reading only, so
 * that long work never stops the process that serves people.
 * @throws Error with the child's last words when it ends without a file
 */
export function makeInChild(run: DocumentRun) {
  return (path: string, onProgress: (done: number) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const child = fork(app.makePath('ace.js'), ['document:make', String(run.id), path], {
        env: { ...process.env, DATABASE_READ_ONLY: '1', LOG_LEVEL: 'error' },
        execArgv: [...process.execArgv, ...HEAP],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      // People wait for pages, nobody waits for a minute less of an export.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      let complaint = ''
      child.stderr!.on('data', (chunk) => (complaint = (complaint + chunk).slice(-2000)))
      let content: unknown
      child.on('message', (message: any) => {
        if (message.done !== undefined) onProgress(message.done)
        if (message.content !== undefined) content = message.content
      })
      child.on('error', reject)
      // Unlike an exit this comes after the last message.
      child.on('close', (code) =>
        code === 0
          ? resolve(content)
          : reject(new Error(complaint.trim() || `document child ended with ${code}`))
      )
    })
}
