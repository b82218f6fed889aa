import type { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { reading } from '#config/documents'
import { runApart, type FailedApart } from '#documents/apart'
import type { SheetRow } from '#documents/spreadsheets/heading'
import { limits } from '#documents/spreadsheets/limits'
import type { Order, SheetFacts } from '#documents/spreadsheets/reading'
import { Unreadable, type Reason } from '#documents/spreadsheets/unreadable'

export { limits } from '#documents/spreadsheets/limits'
export { Unreadable } from '#documents/spreadsheets/unreadable'
export type { SheetRow } from '#documents/spreadsheets/heading'
export type { SheetFacts } from '#documents/spreadsheets/reading'

type Answer = { facts?: SheetFacts; reason?: Reason; values?: Record<string, string | number> }

// One at a time, to limit memory.
let turn: Promise<unknown> = Promise.resolve()

/**
 * Reads a list (.csv, .xlsx, .xls, .ods) and writes its rows to a file, in a child process with
 * limits of memory and time.
 * @throws Unreadable
 */
export function readSpreadsheet(order: Order): Promise<SheetFacts> {
  const facts = turn.then(() => readInChild(order))
  turn = facts.catch(() => {})
  return facts
}

/** The rows that `readSpreadsheet` wrote, some at a time. */
export async function* rowsIn(written: Readable): AsyncGenerator<SheetRow[]> {
  let begun = ''
  for await (const chunk of written.setEncoding('utf8')) {
    const lines = (begun + chunk).split('\n')
    begun = lines.pop()!
    const rows: [number, string[]][] = JSON.parse(`[${lines}]`)
    yield rows.map(([line, cells]) => ({ line, cells }))
  }
}

function readInChild(order: Order): Promise<SheetFacts> {
  return new Promise((resolve, reject) => {
    runApart<Answer>({
      program: app.makePath(reading.program),
      // Nothing of the application's settings, least of all its keys.
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      execArgv: reading.program.endsWith('.ts') ? ['--import=@poppinss/ts-exec'] : [],
      limits: { ...limits, time: reading.time },
      order,
      // The rows are written; nobody waits for the child to free its memory.
      hear: ({ facts, reason, values }) =>
        facts ? resolve(facts) : reject(new Unreadable(reason!, values)),
    }).then(
      () => reject(new Unreadable('broken')),
      ({ failure, message }: FailedApart) => {
        if (failure === 'time') return reject(new Unreadable('tooLong'))
        if (failure === 'memory') return reject(new Unreadable('tooMuch'))
        logger.error({ complaint: message }, 'list not read')
        reject(new Unreadable('broken'))
      }
    )
  })
}
