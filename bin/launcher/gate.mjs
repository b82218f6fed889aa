/**
 * The stages of the tests. Each has a limit, after which everything that belongs to it is ended. A failed
 * stage does not stop the others. The run has a limit too, and always reports.
 */
import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Failure, Stopped } from './process.mjs'
import { Report } from './report.mjs'
import { runSpecs } from './specs.mjs'
import { TestRun } from './test_run.mjs'

/** Minutes after which the whole ends itself. */
const WHOLE = 80
/** Seconds without a test that begins or ends; longer than any test may take. */
const SILENCE = 360
/** Files that may be tried a second time. More failures are no coincidence. */
const SECOND_TRIES = 3

const stageLimit = Number(process.env.GATE_STAGE_LIMIT_S)
const shortest = stageLimit > 0 ? stageLimit : Infinity

/** Random values of the tests follow from it. */
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31)

export const inCi = !['', '0', 'false'].includes(process.env.CI ?? '')

export class Gate {
  #report = new Report()
  #over = new AbortController()
  #run
  #suites = new Map()

  /** Runs the steps and gives the exit code; the last line says how many tests passed and failed. */
  static async run(steps, { minutes = WHOLE } = {}) {
    const gate = new Gate()
    console.log(`seed ${seed}`)
    const end = setTimeout(
      () => gate.#over.abort(`the tests did not end within ${minutes} minutes`),
      minutes * 60_000
    )
    try {
      await steps(gate)
      await gate.#tryAgain()
    } catch (error) {
      if (error instanceof Stopped) gate.#report.fail('the tests were told to stop')
      else if (error instanceof Failure) gate.#report.fail(error.message)
      else throw error
    } finally {
      clearTimeout(end)
      await gate.#run?.end()
    }
    console.log(`\nseed ${seed}`)
    return gate.#report.print({ mayNotSkip: inCi })
  }

  /** Gives everything that follows a name, a folder and databases of its own. Needs the packages. */
  async begin() {
    this.#run = await TestRun.begin()
  }

  /** Makes the folder for a checkout of the shipped product; its name has a space and an ñ. */
  makeCheckout() {
    const folder = join(this.#run.folder, 'acreditación España')
    mkdirSync(folder)
    return folder
  }

  /**
   * A check: `work` gets `{ until }` and gives `{ code, output }`, or throws a Failure. `remedy` says
   * what to do when it fails. Tells whether it passed.
   */
  async check(name, { minutes, remedy, work }) {
    let code = 1
    let output = ''
    await this.#stage(name, minutes, async (until) => {
      try {
        ;({ code, output } = await work({ until }))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        ;[code, output] = [1, error.message]
      }
      if (until.aborted) [code, output] = [1, `${until.reason}\n${output}`]
      if (code !== 0) this.#fail(`${name}${remedy ? ` (${remedy})` : ''}`, output)
      return code === 0 ? 'passed' : 'failed'
    })
    return code === 0
  }

  /** Spec files: `script` runs them with `env`. `silence`: seconds without a sign of a test. */
  async specs(name, { minutes, script, env, silence = SILENCE }) {
    const suite = { minutes, script, env, silence }
    this.#suites.set(name, suite)
    this.#report.suite(name, await this.#runSuite(name, suite))
  }

  /** Notes something that keeps tests from running. */
  fail(sentence) {
    this.#fail(sentence)
  }

  async #runSuite(name, { minutes, silence, ...suite }, files) {
    let results = new Map()
    await this.#stage(name, minutes, async (until, say) => {
      const limits = Number.isFinite(shortest) && { TEST_LIMIT_S: String(shortest / 2) }
      results = await runSpecs({
        ...suite,
        ...{ files, until, say, title: name, run: this.#run },
        env: { ...suite.env, ...limits, TEST_SEED: String(seed) },
        silence: Math.min(silence, (shortest * 2) / 3),
      })
      const counts = [...results.values()]
      const passed = counts.reduce((sum, one) => sum + one.passed, 0)
      const failed = counts.reduce((sum, one) => sum + one.failures.length, 0)
      if (passed + failed === 0) this.#fail(`${name}: no test ran`)
      // Some of its files have not run. A second try of failed files does not run them.
      if (until.aborted) this.#fail(`${name}: ${until.reason}`)
      const ended = until.aborted ? `, ended: ${until.reason}` : ''
      return `${passed} passed, ${failed} failed${ended}`
    })
    return results
  }

  async #stage(name, minutes, work) {
    if (this.#over.signal.aborted) {
      this.#report.stage(name, 0, 'not run')
      this.#fail(`${name} did not run: ${this.#over.signal.reason}`)
      return
    }
    const seconds = Math.min(minutes * 60, shortest)
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(`the stage did not end within ${seconds} s`),
      seconds * 1000
    )
    const startedAt = Date.now()
    console.log(`== ${name}`)
    let result = 'not ended'
    try {
      const until = AbortSignal.any([this.#over.signal, limit.signal])
      result = await work(until, (line) => console.log(`[${name}] ${line}`))
    } finally {
      clearTimeout(timer)
      const took = (Date.now() - startedAt) / 1000
      this.#report.stage(name, took, result)
      console.log(`${result}: ${name} (${Math.round(took)} s)`)
    }
  }

  /** Files that failed run once more, alone, if they are few: what passes then is listed as a debt. */
  async #tryAgain() {
    const failed = this.#report.failedFiles
    const count = failed.reduce((sum, { files }) => sum + files.length, 0)
    if (this.#over.signal.aborted) return
    if (count > SECOND_TRIES) {
      console.log(`${count} files failed: more than ${SECOND_TRIES} are not tried again`)
      return
    }
    for (const { name, files } of failed) {
      const suite = this.#suites.get(name)
      const results = await this.#runSuite(`second try: ${name}`, suite, files)
      this.#report.secondTry(name, results)
    }
  }

  #fail(sentence, output) {
    console.log(`✖ ${sentence}`)
    this.#report.fail(sentence, output)
  }
}

/** Runs all jobs in their order, `lanes` at a time. */
export async function sideBySide(jobs, lanes = availableParallelism()) {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work))
  const failure = ends.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
}
