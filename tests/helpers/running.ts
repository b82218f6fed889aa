import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { until, within } from '#tests/helpers/until'

const everything = new Set<Running>()
process.once('exit', () => everything.forEach((one) => one.kill()))

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Whether it speaks with the tests in messages, like a forked one. */
  messages?: boolean
}

/** A process in its own group, with its output. It is killed when it does not do in time what is waited for. */
export class Running {
  said = ''
  readonly child: ChildProcess
  readonly #name: string
  readonly #ended: Promise<unknown>
  readonly #closed: Promise<unknown>
  #isClosed = false

  constructor(program: string, args: string[], { messages = false, ...options }: Options = {}) {
    this.#name = [program.split('/').at(-1), ...args].join(' ').slice(0, 200)
    this.child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe', ...(messages ? (['ipc'] as const) : [])],
      detached: true,
    })
    everything.add(this)
    this.child.on('error', (error) => (this.said += error.message))
    this.#closed = once(this.child, 'close')
      .catch(() => {})
      .finally(() => (this.#isClosed = true))
    this.#ended = once(this.child, 'exit')
      .catch(() => {})
      .finally(() => everything.delete(this))
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said = (this.said + stripVTControlCharacters(text)).slice(-200_000)
      })
  }

  /** Waits for an output. @throws Error with the whole output when the process ends instead */
  async saying(words: RegExp, seconds = 300) {
    await this.#inTime(
      until(() => words.test(this.said) || this.isOver, `it says ${words}`, seconds)
    )
    if (this.isOver) await this.#written()
    if (!words.test(this.said)) throw new Error(`it ended without ${words}:\n${this.#lastWords}`)
    return this
  }

  get isOver() {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** Waits for its end. @returns its exit code and whole output */
  async end(seconds = 240) {
    await this.#inTime(within(this.#ended, 'it ends', seconds))
    await this.#written()
    return { code: this.child.exitCode, said: this.said }
  }

  /** Asks it to stop, like a service manager. */
  async stop(seconds = 120) {
    this.child.kill('SIGTERM')
    return this.end(seconds)
  }

  /** Kills it and its children, like a power cut. */
  async kill() {
    this.#killGroup()
    await within(this.#ended, `${this.#name} is killed`)
  }

  /** Waits for the rest of its output, which a process that it started may hold for longer. */
  async #written() {
    await within(this.#closed, 'its output ends', 5).catch(() => {})
  }

  get #lastWords() {
    return this.said.slice(-5000)
  }

  async #inTime<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error: any) {
      this.#killGroup()
      throw new Error(`${this.#name}: ${error.message}; its last words:\n${this.#lastWords}`)
    }
  }

  #killGroup() {
    // Its number may already be that of another process.
    if (this.#isClosed || !this.child.pid) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}
