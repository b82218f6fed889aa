/** Everything `npm test` runs, and the one line that sums it up. */
import { connect } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { checks } from './checks.mjs'
import { testEnvironment } from './environment.mjs'
import { Failure, Stopped, node } from './process.mjs'
import { ensureTools, findChromium } from './tools.mjs'

const inCi = !['', '0', 'false'].includes(process.env.CI ?? '')
const postgresUrl =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/acreditacion_test'

/** The chosen tests only: the arguments are those of `node ace test`. */
export async function runChosenTests(args) {
  const env = { ...testEnvironment(), CHROMIUM_PATH: findChromium() ?? '' }
  const { code } = await node(['ace.js', 'test', ...args], { env })
  return code
}

/** Checks, then all suites on both databases; the first failure ends it. */
export async function runAllTests() {
  const tally = { passed: 0, failed: 0, notRun: 0 }
  let code = 1
  try {
    await runSteps(tally)
    code = 0
  } catch (error) {
    if (error instanceof Stopped) {
      code = error.code || 1
    } else if (!(error instanceof Failure)) {
      throw error
    }
    console.log(error.message)
    // A failed step that is no test must not look like a clean result.
    tally.failed ||= 1
  } finally {
    console.log(`${tally.passed} passed, ${tally.failed} failed`)
  }
  return code
}

async function runSteps(tally) {
  const chromium = await ensureTools({ strict: inCi })
  // Browsers get what people get: the built bundle under the strict policy.
  const env = { ...testEnvironment(), CHROMIUM_PATH: chromium, ASSETS: 'built' }

  for (const { name, remedy, run } of checks) {
    heading(name)
    if ((await run()) !== 0) {
      throw new Failure(`failed: ${name} (${remedy})`)
    }
  }

  heading('front end')
  const { code } = await node(['node_modules/vite/bin/vite.js', 'build', '--app'], { env })
  if (code !== 0) throw new Failure('failed: the front end does not build')

  const databases = [{ name: 'SQLite', env: { ...env, TEST_DB: 'sqlite' } }]
  const postgres = await postgresEnvironment()
  if (postgres) databases.push({ name: 'PostgreSQL', env: { ...env, ...postgres } })

  // Side by side: each has a database, a folder and a port of its own, and waits half of its time.
  const runs = await Promise.allSettled(
    databases.map((database, index) =>
      runSuites(database, ['unit', 'functional'], tally, index === 0 ? 'tee' : 'capture')
    )
  )
  const failure = runs.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
  // One after the other: a browser fills a machine by itself.
  for (const database of databases) await runSuites(database, ['browser'], tally, 'tee')

  if (inCi && tally.notRun > 0) {
    throw new Failure(`failed: ${tally.notRun} tests were skipped, which CI does not allow`)
  }
}

/** What points the tests at PostgreSQL; nothing where no server answers. */
async function postgresEnvironment() {
  if (!URL.canParse(postgresUrl)) {
    throw new Failure(
      'failed: TEST_DATABASE_URL must be an address such as postgres://user@host/name'
    )
  }
  const { hostname, port } = new URL(postgresUrl)
  const address = `${hostname}:${port || 5432}`
  if (await answers(hostname, Number(port || 5432))) {
    return { TEST_DB: 'postgres', TEST_DATABASE_URL: postgresUrl }
  }
  if (inCi) {
    throw new Failure(`failed: PostgreSQL suites (no server at ${address}): start one`)
  }
  console.log(`skipped: PostgreSQL suites (no server at ${address})`)
}

/** @param {'tee' | 'capture'} output shown as it comes, or all at the end */
async function runSuites({ name, env }, suites, tally, output) {
  const title = `tests on ${name}: ${suites.join(', ')}`
  if (output === 'tee') heading(title)
  // The output is piped to be counted, which would turn its colours off.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  // Not `ace test`, which would write the generated files anew under the eyes of the other run.
  const script = ['--import=@poppinss/ts-exec', 'bin/test.ts', ...suites]
  const { code, output: printed } = await node(script, {
    env: { ...env, ...colours, NODE_ENV: 'test' },
    output,
  })
  if (output === 'capture') {
    heading(title)
    process.stdout.write(printed)
  }

  const counts = countsIn(printed)
  const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1)
  tally.passed += counts.passed
  tally.failed += failed
  tally.notRun += counts.skipped + counts.todo
  if (failed > 0) {
    throw new Failure(`failed: ${title}`)
  }
  if (counts.passed === 0) {
    throw new Failure(`failed: no ${title}`)
  }
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

function heading(text) {
  console.log(`\n== ${text}`)
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
