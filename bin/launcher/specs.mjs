/** Runs the spec files of a suite, and ends those that hang. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { endFamily, familyTree, untilEnded } from './family.mjs'
import { blockedSessions, databaseAddress, dropDatabases } from './postgres.mjs'
import { node } from './process.mjs'

const MARK = 'ACREDITACION_PROCESS'
const LAST_LINES = 40
/** Milliseconds that the children of a process may outlive it. */
const LEAVE = 5000

let processes = 0

/**
 * Runs a suite in as many processes as it takes: one that hangs or dies is ended, its file has
 * failed, and the files after it go on in a new process with a new database.
 *
 * `title`: the stage, for people. `script`, `env`: how a process is started. `files`: those to run;
 * undefined: all, the process says which. `silence`: seconds that may pass without a test that begins
 * or ends. `until`: an AbortSignal that ends the run; its reason is printed.
 * `run`: the TestRun. `say`: prints a line.
 * Gives a Map of file → `{ passed, notRun, seconds, failures: [{ title, error }] }`.
 */
export async function runSpecs(suite) {
  const results = new Map()
  let { files } = suite
  do {
    const process = new SpecProcess({ ...suite, files })
    await process.run()
    for (const [file, result] of process.results) results.set(file, result)
    files = process.remaining
  } while (files.length > 0 && !suite.until.aborted)
  return results
}

const onPostgres = (env) => env.TEST_DB === 'postgres' || env.SHIPPED === 'grown'

class SpecProcess {
  results = new Map()
  #suite
  #mark = `${MARK}=`
  #progress
  /** Prefix of its database names. */
  #databases
  #files
  #read = 0
  #rest = ''
  #lines = []
  #running = null
  #file = null
  #fileBegan = 0
  #imported = null
  #lastSign = Date.now()
  #ended = new AbortController()
  #isOver = false
  #whyEnded = null
  #isBlamed = false

  constructor(suite) {
    const number = (processes += 1)
    this.#suite = suite
    this.#files = suite.files ?? []
    this.#mark += `${suite.run.id}_${number}`
    this.#progress = join(suite.run.folder, `progress-${number}.jsonl`)
    this.#databases = `${suite.run.databases}${number}_`
  }

  /** The files that a next process should run. */
  get remaining() {
    if (this.#isOver) return []
    if (this.#file) return this.#files.slice(this.#files.indexOf(this.#file) + 1)
    // A file that cannot be imported does not stop the others.
    return this.#imported ? this.#files.filter((file) => file !== this.#imported) : []
  }

  async run() {
    const { script, env, until, run, say, silence } = this.#suite
    const [name, value] = this.#mark.split('=')
    const watch = setInterval(() => this.#look(silence), 500)
    const stop = () => this.#endFor(until.reason)
    until.addEventListener('abort', stop)
    if (until.aborted) stop()
    const { code } = await node(script, {
      env: {
        ...env,
        ...run.environment,
        [name]: value,
        TEST_PROGRESS: this.#progress,
        ...(this.#suite.files && { TEST_FILES: this.#suite.files.join('\n') }),
        TEST_DATABASE_URL: databaseAddress(`${this.#databases}tests`),
      },
      output: 'capture',
      until: this.#ended.signal,
      beforeEnd: () => this.#describe(),
      onLine: (line) => {
        this.#lines = [...this.#lines.slice(1 - LAST_LINES), line]
        if (line.trim()) say(line)
      },
    }).finally(() => {
      clearInterval(watch)
      until.removeEventListener('abort', stop)
    })
    this.#readProgress()
    this.#closeFile()
    if (!this.#isOver && !this.#whyEnded) this.#blame(`the process ended with code ${code}`)
    else if (this.#isOver && code !== 0 && !this.#hasFailures)
      this.#blame(`all tests passed, but the process ended with code ${code}`)
    if (!this.#whyEnded) await this.#lookForLeftovers()
    await endFamily(this.#mark)
    if (onPostgres(env)) await dropDatabases(this.#databases)
  }

  /** Programs end with the test that started them. They get a moment to end by themselves. */
  async #lookForLeftovers() {
    await untilEnded(this.#mark, LEAVE)
    const leftovers = familyTree(this.#mark)
    if (leftovers.length > 0) this.#fail(this.#suite.title, 'left running', leftovers.join('\n'))
  }

  get #hasFailures() {
    return [...this.results.values()].some(({ failures }) => failures.length > 0)
  }

  #look(silence) {
    this.#readProgress()
    const seconds = Math.round((Date.now() - this.#lastSign) / 1000)
    if (seconds >= silence) this.#endFor(`no test began or ended for ${seconds} s`)
  }

  #endFor(reason) {
    if (this.#whyEnded) return
    this.#whyEnded = reason
    this.#ended.abort(reason)
  }

  /** Prints what the process is doing, before it is ended. */
  async #describe() {
    const { say, title, env } = this.#suite
    this.#readProgress()
    const seconds = Math.round((Date.now() - this.#lastSign) / 1000)
    say(`-- ${title} is ended: ${this.#whyEnded}`)
    say(`   running: ${this.#whatRuns} (for ${seconds} s)`)
    if (onPostgres(env))
      for (const line of await blockedSessions(this.#databases)) say(`   PostgreSQL: ${line}`)
    say('   processes:')
    familyTree(this.#mark).forEach((line) => say(`     ${line}`))
    if (this.#lines.length > 0) say('   the last lines:')
    this.#lines.forEach((line) => say(`     ${line}`))
    this.#blame(`${this.#whyEnded}; running: ${this.#whatRuns} for ${seconds} s`)
  }

  get #whatRuns() {
    if (this.#running) return `${this.#running.file} › ${this.#running.title}`
    if (this.#file) return `${this.#file}, between its tests`
    return this.#imported ? `the import of ${this.#imported}` : 'nothing yet'
  }

  /** Notes a failure of what was running. */
  #blame(error) {
    const file = this.#running?.file ?? this.#file ?? this.#imported ?? this.#suite.title
    this.#fail(file, this.#running?.title ?? '', error)
    this.#isBlamed = true
  }

  #fail(file, title, error) {
    // While the process is being ended, failures have that cause.
    if (this.#isBlamed) return
    this.#resultOf(file).failures.push({ title, error })
    this.#suite.say(`✖ ${file}${title && ` › ${title}`}`)
    error.split('\n').forEach((line) => this.#suite.say(`    ${line}`))
  }

  #resultOf(file) {
    if (!this.results.has(file))
      this.results.set(file, { passed: 0, notRun: 0, seconds: 0, failures: [] })
    return this.results.get(file)
  }

  #readProgress() {
    if (!existsSync(this.#progress)) return
    const file = openSync(this.#progress, 'r')
    const buffer = Buffer.alloc(1 << 20)
    try {
      for (let size; (size = readSync(file, buffer, 0, buffer.length, this.#read)) > 0;) {
        this.#read += size
        // Latin 1 keeps the bytes of a letter that the buffer cut; JSON is decoded as a whole line.
        const lines = (this.#rest + buffer.toString('latin1', 0, size)).split('\n')
        this.#rest = lines.pop()
        for (const line of lines) this.#take(JSON.parse(Buffer.from(line, 'latin1').toString()))
      }
    } finally {
      closeSync(file)
    }
  }

  #take({ at, event, file, title, files, errors = [], error, notRun }) {
    this.#lastSign = Date.now()
    if (event === 'files') this.#files = files
    if (event === 'import') this.#imported = file
    if (event === 'ready') this.#imported = null
    if (event === 'start') {
      if (file !== this.#file) this.#openFile(file, at)
      this.#running = { file, title }
    }
    if (event === 'end') {
      // A test that is left out has no start.
      if (file !== this.#file) this.#openFile(file, at)
      this.#running = null
      const result = this.#resultOf(file)
      if (notRun) result.notRun += 1
      else if (errors.length === 0) result.passed += 1
      result.seconds = (at - this.#fileBegan) / 1000
      errors.forEach((text) => this.#fail(file, title, text))
    }
    const where = file ?? this.#file ?? this.#suite.title
    if (event === 'hook') errors.forEach((text) => this.#fail(where, title, text))
    if (event === 'stray') this.#fail(where, title ?? '', `an error that nobody awaited: ${error}`)
    if (event === 'left') {
      this.#whyEnded = 'it is of no use any more'
      if (error) this.#fail(file ?? this.#suite.title, title ?? '', error)
    }
    if (event === 'over') this.#isOver = true
  }

  #openFile(file, at) {
    this.#closeFile()
    this.#file = file
    this.#fileBegan = at
    this.#resultOf(file)
  }

  /** Reports the file that ends now. */
  #closeFile() {
    if (!this.#file) return
    const { passed, failures, seconds } = this.#resultOf(this.#file)
    const failed = failures.length > 0 ? `, ${failures.length} failed` : ''
    this.#suite.say(`${this.#file}: ${passed} passed${failed} (${seconds.toFixed(1)} s)`)
  }
}
