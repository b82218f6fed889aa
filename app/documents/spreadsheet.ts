import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import logger from '@adonisjs/core/services/logger'
import type { SheetRow } from '#documents/spreadsheets/heading'
import { limits } from '#documents/spreadsheets/limits'
import type { Order, SheetFacts } from '#documents/spreadsheets/reading'
import { Unreadable, type Reason } from '#documents/spreadsheets/unreadable'

export { limits } from '#documents/spreadsheets/limits'
export { Unreadable } from '#documents/spreadsheets/unreadable'
export type { SheetRow } from '#documents/spreadsheets/heading'
export type { SheetFacts } from '#documents/spreadsheets/reading'

type Answer = { facts?: SheetFacts; reason?: Reason; values?: Record<string, string | number> }

const isSource = import.meta.url.endsWith('.ts')
const program = fileURLToPath(
  new URL(`spreadsheets/child.${isSource ? 'ts' : 'js'}`, import.meta.url)
)

// One after the other: several at once would need so many times the memory.
let turn: Promise<unknown> = Promise.resolve()

/**
 * Reads a list (.csv, .xlsx, .xls) and writes its rows to a file, in a process with little memory
 * and time: whatever is in the file, this process goes on serving people.
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
    const child = fork(program, [], {
      // Nothing of the application's settings, least of all its keys.
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      execArgv: [
        `--max-old-space-size=${limits.heap}`,
        '--max-semi-space-size=4',
        ...(isSource ? ['--import=@poppinss/ts-exec'] : []),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let killed: Reason | undefined
    const kill = (reason: Reason) => {
      killed ??= reason
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => kill('tooLong'), limits.time)
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) > limits.memory) kill('tooMuch')
    }, 50)
    let complaint = ''
    child.stderr!.on('data', (chunk) => (complaint = (complaint + chunk).slice(-2000)))
    let answered = false
    child.on('message', ({ facts, reason, values }: Answer) => {
      answered = true
      // Its rows are written by now, and nobody waits for it to let go of its memory.
      if (facts) resolve(facts)
      else reject(new Unreadable(reason!, values))
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      clearInterval(watch)
      if (answered) return
      if (killed) return reject(new Unreadable(killed))
      // Out of its heap, a process ends by a signal of its own.
      if (signal || /heap|memory|allocation/i.test(complaint))
        return reject(new Unreadable('tooMuch'))
      logger.error({ code, complaint }, 'list not read')
      reject(new Unreadable('broken'))
    })
    child.send(order)
  })
}

/**
 * Megabytes that a process holds, what lies beside its heap included; 0 where the system does not
 * say, and the limit of the heap has to do.
 */
async function memoryOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(pages.split(' ')[1] ?? 0) * 4096) / 1024 / 1024
}
