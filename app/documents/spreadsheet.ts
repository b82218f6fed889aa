import type { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { reading } from '#config/documents'
import {
  bareEnvironment,
  loaderFlags,
  runProgram,
  type ProgramFailure,
} from '#documents/child_program'
import type { SheetRow } from '#documents/spreadsheets/heading'
import { limits } from '#documents/spreadsheets/limits'
import type { ListOrder, SheetFacts } from '#documents/spreadsheets/reading'
import { Unreadable, type UnreadableReason } from '#documents/spreadsheets/unreadable'

export { limits } from '#documents/spreadsheets/limits'
export { Unreadable } from '#documents/spreadsheets/unreadable'
export { shortened, type SheetRow } from '#documents/spreadsheets/heading'
export type { SheetFacts } from '#documents/spreadsheets/reading'

type ReaderMessage = {
  facts?: SheetFacts
  reason?: UnreadableReason
  values?: Record<string, string | number>
}

// One list at a time, to limit memory.
let lastReading: Promise<unknown> = Promise.resolve()

/** .csv, .xlsx, .xls, .ods; in a child with limits of memory and time. @throws Unreadable */
export function readSpreadsheet(order: ListOrder): Promise<SheetFacts> {
  const facts = lastReading.then(() => readInChild(order))
  lastReading = facts.catch(() => {})
  return facts
}

/** The rows that `readSpreadsheet` wrote, in parts. */
export async function* rowsIn(written: Readable): AsyncGenerator<SheetRow[]> {
  let unfinishedLine = ''
  for await (const chunk of written.setEncoding('utf8')) {
    const lines = (unfinishedLine + chunk).split('\n')
    unfinishedLine = lines.pop()!
    const rows: [number, string[]][] = JSON.parse(`[${lines}]`)
    yield rows.map(([line, cells]) => ({ line, cells }))
  }
}

function readInChild(order: ListOrder): Promise<SheetFacts> {
  return new Promise((resolve, reject) => {
    runProgram<ReaderMessage>({
      program: app.makePath(reading.program),
      env: bareEnvironment(),
      execArgv: loaderFlags(reading.program),
      limits: { ...limits, time: reading.time },
      input: order,
      // The rows are written, so nobody waits for the child to end.
      onMessage: ({ facts, reason, values }) => {
        if (facts) resolve(facts)
        else reject(new Unreadable(reason!, values))
        return true
      },
    }).then(
      () => reject(new Unreadable('broken')),
      ({ failure, message }: ProgramFailure) => {
        if (failure === 'time') return reject(new Unreadable('tooLong'))
        if (failure === 'memory') return reject(new Unreadable('tooMuch'))
        logger.error({ complaint: message }, 'list not read')
        reject(new Unreadable('broken'))
      }
    )
  })
}
