import { fork, type Serializable } from 'node:child_process'
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

/** Milliseconds of the run and between messages; megabytes of the heap and of the process. */
export type Limits = { time: number; silence?: number; heap: number; memory: number }

type ChildProgram<Message> = {
  program: string
  args?: string[]
  env: NodeJS.ProcessEnv
  execArgv?: string[]
  limits: Limits
  /** Runs at a lower priority than work that people wait for. */
  background?: boolean
  /** Sent to the program as its first message. */
  input?: Serializable
  signal?: AbortSignal
  onMessage(message: Message): unknown
}

/**
 * Runs a program in a child process. If it exceeds a limit, it is killed: it only reads, so nothing
 * stays half done.
 * @throws ProgramFailure unless it ends well by itself
 */
export function runProgram<Message>(work: ChildProgram<Message>): Promise<void> {
  const { limits, signal, onMessage } = work
  return new Promise((resolve, reject) => {
    const child = fork(work.program, work.args ?? [], {
      env: work.env,
      execArgv: [...(work.execArgv ?? []), ...heapFlags(limits)],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const { PRIORITY_BELOW_NORMAL } = constants.priority
    if (work.background && child.pid) setPriority(child.pid, PRIORITY_BELOW_NORMAL)

    let killed: Failure | undefined
    const kill = (failure: Failure) => {
      killed ??= failure
      child.kill('SIGKILL')
    }
    const stop = () => kill('stopped')
    const time = setTimeout(() => kill('time'), limits.time)
    const silence = limits.silence && setTimeout(() => kill('silence'), limits.silence)
    const memory = setInterval(async () => {
      if ((await memoryOf(child.pid)) > limits.memory) kill('memory')
    }, 50)
    const end = (failed?: ProgramFailure) => {
      clearTimeout(time)
      clearTimeout(silence)
      clearInterval(memory)
      signal?.removeEventListener('abort', stop)
      if (failed) reject(failed)
      else resolve()
    }
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()

    let stderr = ''
    child.stderr!.on('data', (chunk) => {
      stderr = (stderr + chunk).slice(-2000)
    })
    child.on('message', (message) => {
      if (silence) silence.refresh()
      onMessage(message as Message)
    })
    // What is still on its way to a killed process is an error, too.
    child.on('error', (error) =>
      end(killed ? new ProgramFailure(killed) : new ProgramFailure('crashed', error.message))
    )
    // `exit` may come before the last message, `close` does not.
    child.on('close', (code) => {
      if (killed) return end(new ProgramFailure(killed))
      if (code === 0) return end()
      if (/out of memory|allocation failed|Heap::/.test(stderr))
        return end(new ProgramFailure('memory'))
      end(new ProgramFailure('crashed', errorLine(stderr)))
    })
    if (work.input) child.send(work.input)
  })
}

export const heapFlags = ({ heap }: Pick<Limits, 'heap'>) => [
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
