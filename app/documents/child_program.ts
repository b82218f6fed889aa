import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

/** Why a child process failed. `thrown` and `crashed` may have a message of their own. */
export const failures = ['time', 'silence', 'memory', 'stopped', 'crashed', 'thrown'] as const
export type Failure = (typeof failures)[number]

export class ProgramFailure extends Error {
  constructor(
    readonly failure: Failure,
    message: string = failure
  ) {
    super(message)
  }
}

/** `time` of the whole run and `silence` between messages, in ms; `heap` and `memory` in MB. */
export type ProcessLimits = { time: number; silence?: number; heap: number; memory: number }

type Start = {
  program: string
  args?: string[]
  env: NodeJS.ProcessEnv
  execArgv?: string[]
  limits: Pick<ProcessLimits, 'heap'>
  /** Runs at a lower priority than work that people wait for. */
  background?: boolean
}

type ChildProgram<Message> = Start & {
  limits: ProcessLimits
  /** Sent to the program as its first message. */
  input?: Serializable
  signal?: AbortSignal
  /** Returns whether this was the program's last message. */
  onMessage(message: Message): boolean
}

/** A running child process. `ended` rejects with ProgramFailure unless it ends well or is dismissed. */
export type Program = {
  process: ChildProcess
  kill(failure: Failure): void
  dismiss(): void
  ended: Promise<void>
}

/**
 * Runs a program in a child process. Beyond a limit it is killed: it only reads, so nothing stays half
 * done. After its last message it is dismissed, for not every process of Node ends (`endAtOnce`).
 * @throws ProgramFailure unless it ends well
 */
export async function runProgram<Message>(work: ChildProgram<Message>): Promise<void> {
  const { limits, signal, onMessage } = work
  const program = startProgram(work)
  const stop = () => program.kill('stopped')
  const silence = limits.silence && setTimeout(() => program.kill('silence'), limits.silence)
  const unwatch = watchProgram(program, limits)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  program.process.on('message', (message) => {
    if (silence) silence.refresh()
    if (onMessage(message as Message)) program.dismiss()
  })
  if (work.input) program.process.send(work.input)
  try {
    await program.ended
  } finally {
    clearTimeout(silence)
    unwatch()
    signal?.removeEventListener('abort', stop)
  }
}

export function startProgram(work: Start): Program {
  const child = fork(work.program, work.args ?? [], {
    env: work.env,
    execArgv: [...(work.execArgv ?? []), ...heapFlags(work.limits)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (work.background && child.pid) setPriority(child.pid, PRIORITY_BELOW_NORMAL)

  let killed: Failure | 'dismissed' | undefined
  const kill = (reason: Failure | 'dismissed') => {
    killed ??= reason
    child.kill('SIGKILL')
  }
  let stderr = ''
  child.stderr!.on('data', (chunk) => {
    stderr = (stderr + chunk).slice(-2000)
  })
  const ended = new Promise<void>((resolve, reject) => {
    // A message on its way to a killed process is an error, too.
    child.on('error', (error) => killed || reject(new ProgramFailure('crashed', error.message)))
    // `exit` may come before the last message, `close` does not.
    child.on('close', (code) => {
      if (killed && killed !== 'dismissed') return reject(new ProgramFailure(killed))
      if (killed || code === 0) return resolve()
      if (/out of memory|allocation failed|Heap::/.test(stderr))
        return reject(new ProgramFailure('memory'))
      reject(new ProgramFailure('crashed', errorLine(stderr)))
    })
  })
  return { process: child, kill, dismiss: () => kill('dismissed'), ended }
}

/** Kills the program beyond a limit of time or memory, until the returned function is called. */
export function watchProgram(program: Program, limits: Pick<ProcessLimits, 'time' | 'memory'>) {
  const time = setTimeout(() => program.kill('time'), limits.time)
  const memory = setInterval(async () => {
    if ((await memoryOf(program.process.pid)) > limits.memory) program.kill('memory')
  }, 50)
  return () => {
    clearTimeout(time)
    clearInterval(memory)
  }
}

/** For programs that work on files of strangers: none of the settings and keys of the application. */
export const bareEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  // Two heaps for all threads: a fifth less memory.
  MALLOC_ARENA_MAX: '2',
})

export const loaderFlags = (program: string) =>
  program.endsWith('.ts') ? ['--import=@poppinss/ts-exec'] : []

export const heapFlags = ({ heap }: Pick<ProcessLimits, 'heap'>) => [
  `--max-old-space-size=${heap}`,
  '--max-semi-space-size=4',
]

/** The first line that names an error, else the first line. */
function errorLine(stderr: string): string | undefined {
  const lines = stripVTControlCharacters(stderr)
    .split('\n')
    .map((line) => line.trim())
  return lines.find((line) => /^\w*(Error|Exception|E_\w+)\b/.test(line)) ?? lines.find(Boolean)
}

/** Megabytes of the whole process; 0 without `/proc`: then only the heap is limited. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(pages.split(' ')[1] ?? 0) * 4096) / 1024 / 1024
}
