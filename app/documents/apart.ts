import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

/** `thrown` and `crashed` may carry a cause of their own. */
export const failures = ['time', 'silence', 'memory', 'stopped', 'crashed', 'thrown'] as const
export type Failure = (typeof failures)[number]

export class FailedApart extends Error {
  constructor(
    readonly failure: Failure,
    words: string = failure
  ) {
    super(words)
  }
}

/** Milliseconds; megabytes of the heap and of all memory. */
export type Limits = { time: number; silence?: number; heap: number; memory: number }

type Apart<Message> = {
  program: string
  args?: string[]
  env: NodeJS.ProcessEnv
  execArgv?: string[]
  limits: Limits
  /** Runs at a lower priority than work that people wait for. */
  background?: boolean
  /** Message sent when it runs. */
  order?: any
  signal?: AbortSignal
  hear(message: Message): unknown
}

/**
 * Runs a program in a child process with limits; beyond one it is killed. It only reads, so nothing
 * is left half done.
 * @throws FailedApart unless it ends well by itself
 */
export function runApart<Message>(work: Apart<Message>): Promise<void> {
  const { limits, signal, hear } = work
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
    const end = (failed?: FailedApart) => {
      clearTimeout(time)
      clearTimeout(silence)
      clearInterval(memory)
      signal?.removeEventListener('abort', stop)
      failed ? reject(failed) : resolve()
    }
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()

    let words = ''
    child.stderr!.on('data', (chunk) => (words = (words + chunk).slice(-2000)))
    child.on('message', (message) => {
      if (silence) silence.refresh()
      hear(message as Message)
    })
    child.on('error', (error) => end(new FailedApart('crashed', error.message)))
    // `exit` may come before the last message, `close` does not.
    child.on('close', (code) => {
      if (killed) return end(new FailedApart(killed))
      if (code === 0) return end()
      if (/out of memory|allocation failed|Heap::/.test(words))
        return end(new FailedApart('memory'))
      end(new FailedApart('crashed', lastWords(words)))
    })
    if (work.order) child.send(work.order)
  })
}

export const heapFlags = ({ heap }: Pick<Limits, 'heap'>) => [
  `--max-old-space-size=${heap}`,
  '--max-semi-space-size=4',
]

function lastWords(complaint: string): string | undefined {
  const lines = stripVTControlCharacters(complaint)
    .split('\n')
    .map((line) => line.trim())
  return lines.find((line) => /^\w*(Error|Exception|E_\w+)\b/.test(line)) ?? lines.find(Boolean)
}

/**
 * Megabytes of a process, memory beside its heap included; 0 where the system does not tell, and
 * only the heap is limited.
 */
async function memoryOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(pages.split(' ')[1] ?? 0) * 4096) / 1024 / 1024
}
