/** The tests: chosen ones, the quick ones, or everything with the one line that sums it up. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checks, generateTypes } from './checks.mjs'
import { testEnvironment, throwawayEnvironment } from './environment.mjs'
import { Failure, Stopped, node, root } from './process.mjs'
import { ensureTools, findChromium, findLightChromium } from './tools.mjs'

const inCi = !['', '0', 'false'].includes(process.env.CI ?? '')
const postgresUrl =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/acreditacion_test'

// Not `ace test`: it rewrites the generated files, which the other runs are reading.
const suites = ['--import=@poppinss/ts-exec', 'bin/test.ts']
const shippedSuite = ['--import=@poppinss/ts-exec', 'tests/shipped/run.ts']

/** Specs of the layer that everything else stands on. */
const contractSpecs = ['contract', 'merchant/rights', 'errors']

/** The chosen tests only: the arguments are those of `node ace test`. */
export async function runChosenTests(args) {
  if (args[0] === 'quick') return runQuickTests()
  const env = { ...testEnvironment(), CHROMIUM_PATH: findChromium() ?? '' }
  const script =
    args[0] === 'shipped' ? [...shippedSuite, ...args.slice(1)] : ['ace.js', 'test', ...args]
  const { code } = await node(script, { env })
  return code
}

/** Unit tests, the contract's, and the specs that changed since the last commit, on SQLite. */
function runQuickTests() {
  const env = { ...testEnvironment(), NODE_ENV: 'test', TEST_DB: 'sqlite' }
  const changed = execFileSync('git', ['status', '--porcelain', '-uall', 'tests/functional'], {
    cwd: root,
    encoding: 'utf8',
  }).matchAll(/tests\/(functional\/\S+\.spec\.ts)$/gm)
  const files = [
    ...contractSpecs.map((name) => `functional/${name}.spec.ts`),
    ...Array.from(changed, ([, file]) => file),
  ]
  return summedUp(async (tests) => {
    const unit = (half) => () =>
      tests.run(`unit, half ${half}`, [...suites, 'unit'], { ...env, TEST_SHARD: `${half}/2` })
    await sideBySide(2, [
      unit(1),
      unit(2),
      () =>
        tests.run(
          'contract and what changed',
          [...suites, 'functional', ...new Set(files)].map((part) =>
            part.endsWith('.spec.ts') ? `--files=${part}` : part
          ),
          env
        ),
    ])
  })
}

/** Checks and all suites on both databases. What fails keeps nothing else from running. */
export function runAllTests() {
  return summedUp(async (tests) => {
    const chromium = await ensureTools({ strict: inCi })
    // Browsers get what people get: the built bundle under the strict policy.
    const env = {
      ...testEnvironment(),
      ...{ NODE_ENV: 'test', ASSETS: 'built', CHROMIUM_PATH: chromium },
      LIGHT_CHROMIUM_PATH: findLightChromium() ?? '',
    }
    const databases = await testDatabases(env)

    await tests.check('generated files', 'run npm run typecheck and commit .adonisjs', () =>
      generateTypes({ mustBeFresh: inCi })
    )
    const isBuilt = await tests.check('build', 'see what the build says', () =>
      node(['ace.js', 'build'], { env: throwawayEnvironment(), output: 'capture' })
    )
    const suiteOnAll = (suite) =>
      isBuilt ? databases.flatMap((database) => shards(tests, suite, database)) : []
    await Promise.all([
      sideBySide(availableParallelism(), suiteOnAll('functional')),
      // Beside the others: browsers wait half of their time, for pages. The checks follow them, when
      // the functional suites no longer fill the machine.
      sideBySide(1, [
        ...suiteOnAll('browser'),
        ...checks.map(
          ({ name, remedy, run }) =>
            () =>
              tests.check(name, remedy, run)
        ),
        () => tests.run('unit', [...suites, 'unit'], { ...env, TEST_DB: 'sqlite' }),
      ]),
      runShipped(tests, env, databases.length > 1 ? ['embedded', 'grown'] : ['embedded']),
    ])
  })
}

/**
 * A suite on a database, in parts where there are cores for them. Each part has a database, a folder
 * and a port of its own.
 */
function shards(tests, suite, { name, env }) {
  const count = suite === 'functional' && availableParallelism() > 2 ? 2 : 1
  return Array.from({ length: count }, (_, index) => {
    const title = `${suite} on ${name}${count > 1 ? `, part ${index + 1} of ${count}` : ''}`
    const own = { TEST_SHARD: `${index + 1}/${count}` }
    if (env.TEST_DATABASE_URL) own.TEST_DATABASE_URL = `${env.TEST_DATABASE_URL}_${suite}_${index}`
    return () => tests.run(title, [...suites, suite], { ...env, ...own })
  })
}

/** The product as people run it, in the two ways that the README tells, from one checkout. */
async function runShipped(tests, env, ways) {
  const checkout = mkdtempSync(join(tmpdir(), 'acreditación España '))
  try {
    await Promise.all(
      ways.map((way) =>
        tests.run(`the shipped product, ${way}`, shippedSuite, {
          ...env,
          SHIPPED: way,
          SHIPPED_CHECKOUT: checkout,
        })
      )
    )
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

/** Runs the steps and gives the exit code; the last line says how many tests passed and failed. */
async function summedUp(steps) {
  const tests = new Tests()
  try {
    await steps(tests)
  } catch (error) {
    if (error instanceof Stopped) return error.code || 1
    if (!(error instanceof Failure)) throw error
    tests.fail(error.message)
  }
  return tests.sumUp()
}

/** What ran so far. The output of what passes is not shown, that of what fails comes at the end. */
class Tests {
  #counts = { passed: 0, failed: 0, notRun: 0 }
  #failures = []

  /** Runs a check, whose output counts if its exit code is not 0. Tells whether it passed. */
  async check(name, remedy, run) {
    const begun = Date.now()
    const { code, output } = await run()
    if (code === 0) this.#say('passed', name, begun)
    else this.fail(`failed: ${name} (${remedy})`, output)
    return code === 0
  }

  async run(title, script, env) {
    const begun = Date.now()
    // The output is piped to be counted, which would turn its colours off.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const { code, output } = await node(script, {
      ...{ env: { ...env, ...colours }, output: 'capture' },
      // People would wait for a browser and for the product, for these nobody does.
      background: /^(unit|functional)/.test(title),
    })
    const { passed, failed, skipped, todo } = countsIn(output)
    this.#counts.passed += passed
    this.#counts.notRun += skipped + todo
    if (code !== 0 || failed > 0) this.fail(`failed: ${title}`, output, failed || 1)
    else if (passed === 0) this.fail(`failed: no tests of ${title}`, output)
    else this.#say(`${passed} passed`, title, begun)
  }

  fail(sentence, output = '', count = 1) {
    console.log(sentence)
    this.#failures.push({ sentence, output })
    this.#counts.failed += count
  }

  sumUp() {
    const { passed, notRun } = this.#counts
    if (inCi && notRun > 0) {
      this.fail(`failed: ${notRun} tests were skipped, which CI does not allow`)
    }
    for (const { sentence, output } of this.#failures) console.log(`\n== ${sentence}\n${output}`)
    // Again, because the last lines are what people see first.
    for (const { sentence } of this.#failures) console.log(sentence)
    console.log(`${passed} passed, ${this.#counts.failed} failed`)
    return this.#failures.length > 0 ? 1 : 0
  }

  #say(result, title, begun) {
    console.log(`${result}: ${title} (${Math.round((Date.now() - begun) / 1000)} s)`)
  }
}

/** Runs all jobs in their order, so many at a time. */
async function sideBySide(lanes, jobs) {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work))
  const failure = ends.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
}

/** SQLite, and PostgreSQL where a server answers; CI must have one. */
async function testDatabases(env) {
  const databases = [{ name: 'SQLite', env: { ...env, TEST_DB: 'sqlite' } }]
  if (!URL.canParse(postgresUrl)) {
    throw new Failure('TEST_DATABASE_URL must be an address such as postgres://user@host/name')
  }
  const { hostname, port } = new URL(postgresUrl)
  const address = `${hostname}:${port || 5432}`
  if (await answers(hostname, Number(port || 5432))) {
    const settings = { TEST_DB: 'postgres', TEST_DATABASE_URL: postgresUrl }
    databases.push({ name: 'PostgreSQL', env: { ...env, ...settings } })
  } else if (inCi) {
    throw new Failure(`PostgreSQL suites cannot run (no server at ${address}): start one`)
  } else {
    console.log(`skipped: PostgreSQL suites (no server at ${address})`)
  }
  return databases
}

/** Japa ends with a line such as `Tests  12 passed, 1 failed, 2 skipped (15)`. */
function countsIn(output) {
  const counts = { passed: 0, failed: 0, skipped: 0, todo: 0 }
  const lines = stripVTControlCharacters(output).split(/\r?\n/)
  const summary = lines.findLast((line) => /^\s*Tests\s+\d.*\(\d+\)\s*$/.test(line)) ?? ''
  for (const [, number, kind] of summary.matchAll(/(\d+) (\w+)/g)) {
    counts[kind] = Number(number)
  }
  return counts
}

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}
