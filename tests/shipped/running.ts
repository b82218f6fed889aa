import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { until } from '#tests/helpers/until'

const everything = new Set<Running>()
process.once('exit', () => everything.forEach((one) => one.kill()))

/** A process in its own group, with its output. */
export class Running {
  said = ''
  readonly #child: ChildProcess

  constructor(program: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
    this.#child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    everything.add(this)
    this.#child.once('exit', () => everything.delete(this))
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (text) => {
        this.said = (this.said + stripVTControlCharacters(String(text))).slice(-20_000)
      })
  }

  /** Waits for an output. @throws Error with the whole output when the process ends instead */
  async saying(words: RegExp) {
    await until(() => words.test(this.said) || this.isOver, `it says ${words}`, 180)
    if (!words.test(this.said)) throw new Error(`it ended without ${words}:\n${this.said}`)
    return this
  }

  get isOver() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Waits for its end. @returns its exit code and whole output */
  async end() {
    if (!this.isOver) await once(this.#child, 'exit')
    return { code: this.#child.exitCode, said: this.said }
  }

  /** Asks it to stop, like a service manager. */
  async stop() {
    this.#child.kill('SIGTERM')
    return this.end()
  }

  /** Kills it and its children, like a power cut. */
  async kill() {
    try {
      if (this.#child.pid) process.kill(-this.#child.pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
    await this.end()
  }
}
