/**
 * Child processes of the launcher; the signals that should stop the launcher stop them. Must run
 * on Node 18.
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const isWindows = process.platform === 'win32'

/** Something the person has to mend; the message is the one line they see. */
export class Failure extends Error {}

/** The launcher was told to stop; `code` is what to exit with. */
export class Stopped extends Error {
  constructor(code) {
    super('stopped')
    this.code = code
  }
}

/** Progress goes to stderr, so that the output of a task can be piped. */
export function note(text) {
  console.error(text)
}

const running = new Set()
let stopSignal

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stop(signal))
}

// npm passes SIGTERM to its shell only, and a shell such as dash dies of it without telling us.
if (process.env.npm_lifecycle_event && !isWindows) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref()
}

/**
 * Runs a program to its end.
 * `output`: `inherit`, `capture` (collected, not shown) or `tee` (stdout collected and shown).
 * `stopWith`: the signal the program ends cleanly on, if it is not the one received.
 * `background`: other programs come first.
 * Gives `{ code, output }`; throws ENOENT when there is no such program, Stopped after a signal.
 */
export async function run(program, args, options = {}) {
  if (stopSignal) {
    throw new Stopped(exitCode(null, stopSignal))
  }

  const { cwd = root, env = process.env, output = 'inherit', shell = false } = options
  const { stopWith, background = false } = options
  const child = spawn(program, args, { cwd, env, shell, stdio: stdioFor(output) })
  if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const entry = { child, stopWith }
  running.add(entry)
  const result = await ended(child, output).finally(() => running.delete(entry))

  if (stopSignal) {
    throw new Stopped(result.code)
  }
  return result
}

/** Runs a script with the Node that runs the launcher. */
export function node(args, options) {
  return run(process.execPath, args, options)
}

function stop(signal) {
  // A terminal, npm and an outer launcher may all deliver the same Ctrl-C. Passing on a second
  // one would kill a program that is busy ending cleanly.
  if (stopSignal) {
    return
  }
  stopSignal = signal
  // On Windows Ctrl-C has already reached the child, and kill() would end it at once.
  if (isWindows) return
  for (const { child, stopWith } of running) {
    child.kill(stopWith ?? signal)
  }
}

function stdioFor(output) {
  const kinds = { inherit: 'inherit', capture: ['inherit', 'pipe', 'pipe'] }
  return kinds[output] ?? ['inherit', 'pipe', 'inherit']
}

function ended(child, output) {
  const chunks = []
  child.stdout?.on('data', (chunk) => {
    chunks.push(chunk)
    if (output === 'tee') {
      process.stdout.write(chunk)
    }
  })
  child.stderr?.on('data', (chunk) => chunks.push(chunk))

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const finish = () =>
        resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString() })
      // A browser left behind can hold the pipe open for ever.
      const patience = setTimeout(finish, 2000)
      child.once('close', () => {
        clearTimeout(patience)
        finish()
      })
    })
  })
}

function exitCode(code, signal) {
  return code ?? 128 + constants.signals[signal]
}
