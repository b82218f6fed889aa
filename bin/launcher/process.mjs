/**
 * Child processes of the launcher; the signals that should stop the launcher stop them. Must run
 * on Node 20.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const isWindows = process.platform === 'win32'

/** Milliseconds between asking a group of processes to end and killing it. */
const GRACE = 10_000

/** Milliseconds in which one Ctrl-C may arrive several times. */
const SAME_SIGNAL = 1000

/** Something that the person has to fix; they see only the message, in one line. */
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
let stoppedAt

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
 * `onLine`: called with each line of a captured output.
 * `stopWith`: the signal the program ends cleanly on, if it is not the one received.
 * `until`: an AbortSignal. When it aborts, `beforeEnd` is awaited, then the program and all its
 * children are ended: asked first, killed after ten seconds.
 * Gives `{ code, output }`; throws ENOENT when there is no such program, Stopped after a signal.
 */
export async function run(program, args, options = {}) {
  if (stopSignal) {
    throw new Stopped(exitCode(null, stopSignal))
  }

  const { cwd = root, env = process.env, output = 'inherit', shell = false } = options
  const { stopWith, until, beforeEnd, onLine } = options
  const isGroup = Boolean(until) && !isWindows
  const child = spawn(program, args, {
    cwd,
    env,
    shell,
    stdio: stdioFor(output),
    detached: isGroup,
  })
  const entry = { child, stopWith, isGroup }
  running.add(entry)
  const endLate = async () => {
    await beforeEnd?.(child)
    end(entry, 'SIGTERM')
  }
  until?.addEventListener('abort', endLate)
  if (until?.aborted) endLate()
  const result = await ended(child, { output, onLine }).finally(() => {
    running.delete(entry)
    clearTimeout(entry.kill)
    until?.removeEventListener('abort', endLate)
  })

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
    if (Date.now() - stoppedAt > SAME_SIGNAL) killGroups()
    return
  }
  stopSignal = signal
  stoppedAt = Date.now()
  // On Windows Ctrl-C has already reached the child, and kill() would end it at once.
  if (isWindows) return
  for (const entry of running) {
    end(entry, entry.stopWith ?? signal)
  }
}

/** Asks a program to end. Of a group, all members are asked, and killed if they do not end. */
function end(entry, signal) {
  if (!entry.isGroup) {
    entry.child.kill(signal)
    return
  }
  signalGroup(entry.child, signal)
  entry.kill ??= setTimeout(() => signalGroup(entry.child, 'SIGKILL'), GRACE)
}

function killGroups() {
  for (const { child, isGroup } of running) {
    if (isGroup) signalGroup(child, 'SIGKILL')
  }
}

function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has already ended.
  }
}

function stdioFor(output) {
  const kinds = { inherit: 'inherit', capture: ['ignore', 'pipe', 'pipe'] }
  return kinds[output] ?? ['inherit', 'pipe', 'inherit']
}

function ended(child, { output, onLine }) {
  const chunks = []
  const lines = onLine && linesTo(onLine)
  const take = (stream, chunk) => {
    chunks.push(chunk)
    lines?.(stream, chunk)
  }
  child.stdout?.on('data', (chunk) => {
    take('stdout', chunk)
    if (output === 'tee') {
      process.stdout.write(chunk)
    }
  })
  child.stderr?.on('data', (chunk) => take('stderr', chunk))

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

/** Joins the pieces of the streams and cuts them into lines. */
function linesTo(onLine) {
  const unfinished = { stdout: '', stderr: '' }
  return (stream, chunk) => {
    const lines = (unfinished[stream] + chunk).split('\n')
    unfinished[stream] = lines.pop()
    lines.forEach((line) => onLine(line))
  }
}

function exitCode(code, signal) {
  return code ?? 128 + constants.signals[signal]
}
