/** The tests: chosen ones, the quick ones, the whole suite of the shipped product, or everything. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { checks, generateTypes } from './checks.mjs'
import { testEnvironment, throwawayEnvironment } from './environment.mjs'
import { Gate, inCi, sideBySide } from './gate.mjs'
import { installPackages } from './install.mjs'
import { databaseAddress, postgresAnswers, postgresUrl } from './postgres.mjs'
import { Failure, node, root } from './process.mjs'
import { TestRun } from './test_run.mjs'
import { ensureTools, findChromium, findLightChromium } from './tools.mjs'

// Not `ace test`: it rewrites the generated files, which the other runs are reading.
const suites = ['--import=@poppinss/ts-exec', 'bin/test.ts']
const shippedSuite = ['--import=@poppinss/ts-exec', 'tests/shipped/run.ts']

/** Specs of the layer that everything else stands on. */
const contractSpecs = ['contract', 'merchant/rights', 'errors']

/** Minutes that stages may take at most, several times what they take on a busy machine. */
const MINUTES = { packages: 8, tools: 8, check: 6, unit: 10, functional: 70, browser: 70 }

/** The chosen tests only: the arguments are those of `node ace test`. */
export async function runChosenTests(args) {
  await installPackages()
  const run = await TestRun.begin()
  try {
    const env = {
      ...testEnvironment(),
      ...run.environment,
      TEST_DATABASE_URL: databaseAddress(`${run.databases}chosen`),
      CHROMIUM_PATH: findChromium() ?? '',
    }
    const script =
      args[0] === 'shipped' ? [...shippedSuite, ...args.slice(1)] : ['ace.js', 'test', ...args]
    const { code } = await node(script, { env })
    return code
  } finally {
    await run.end()
  }
}

/** Checks, unit tests, the contract's, and the specs that changed since the last commit, on SQLite. */
export function runQuickTests() {
  const env = { ...testEnvironment(), NODE_ENV: 'test', TEST_DB: 'sqlite' }
  const changed = execFileSync('git', ['status', '--porcelain', '-uall', 'tests/functional'], {
    cwd: root,
    encoding: 'utf8',
  }).matchAll(/(tests\/functional\/\S+\.spec\.ts)$/gm)
  const files = new Set([
    ...contractSpecs.map((name) => `tests/functional/${name}.spec.ts`),
    ...Array.from(changed, ([, file]) => file),
  ])
  return Gate.run(async (gate) => {
    await installed(gate)
    const contract = () =>
      gate.specs('contract and what changed', {
        minutes: MINUTES.unit,
        script: [...suites, 'functional'],
        env: { ...env, TEST_FILES: [...files].join('\n') },
      })
    await sideBySide([...unit(gate, env), contract, ...allChecks(gate)], availableParallelism() + 1)
  })
}

/** Checks and all suites on both databases. */
export function runAllTests() {
  return Gate.run(async (gate) => {
    const env = await prepared(gate)
    const databases = await testDatabases(gate, env)
    await gate.check('generated files', {
      minutes: MINUTES.check,
      remedy: 'run npm run typecheck and commit .adonisjs',
      work: (options) => generateTypes({ mustBeFresh: inCi, ...options }),
    })
    const isBuilt = await gate.check('build', {
      minutes: MINUTES.check,
      remedy: 'mend what the build says',
      work: (options) =>
        node(['ace.js', 'build'], { env: throwawayEnvironment(), output: 'capture', ...options }),
    })
    const onAll = (name) => databases.map((database) => () => suite(gate, name, database))
    const [browser, ...browserAgain] = onAll('browser')
    const onTheBuild = [
      ...onAll('functional'),
      browser,
      ...shipped(gate, env, databases, { part: 'core', minutes: 12 }),
      ...browserAgain,
    ]
    await sideBySide(
      [...(isBuilt ? onTheBuild : []), ...allChecks(gate), ...unit(gate, env)],
      // Browsers and the shipped product wait half of their time.
      availableParallelism() + 1
    )
  })
}

/** The whole suite of the shipped product, also kills, nightly hours and thousands. */
export function runShippedTests() {
  return Gate.run(
    async (gate) => {
      const env = await prepared(gate)
      const databases = await testDatabases(gate, env)
      await sideBySide(
        shipped(gate, env, databases, { part: 'whole', minutes: 60, silence: 900 }),
        databases.length
      )
    },
    { minutes: 75 }
  )
}

const allChecks = (gate) =>
  checks.map(
    ({ name, remedy, run }) =>
      () =>
        gate.check(name, { minutes: MINUTES.check, remedy, work: run })
  )

/** Documents take as long as all others: they start programs. */
function unit(gate, env) {
  const files = globSync('tests/unit/**/*.spec.ts', { cwd: root })
  const { documents, others } = Object.groupBy(files, (file) =>
    file.startsWith('tests/unit/documents/') ? 'documents' : 'others'
  )
  const stage = (name, chosen) => () =>
    gate.specs(name, {
      minutes: MINUTES.unit,
      script: [...suites, 'unit'],
      env: { ...env, TEST_DB: 'sqlite', TEST_FILES: chosen.join('\n') },
    })
  return [stage('unit, documents', documents), stage('unit, others', others)]
}

const suite = (gate, name, database) =>
  gate.specs(`${name} on ${database.name}`, {
    minutes: MINUTES[name],
    script: [...suites, name],
    env: database.env,
  })

/** The product as people run it, in both installations of the README, from one checkout. */
function shipped(gate, env, databases, { part, ...limits }) {
  const installations = databases.length > 1 ? ['embedded', 'grown'] : ['embedded']
  const checkout = gate.makeCheckout()
  return installations.map(
    (installation) => () =>
      gate.specs(`the shipped product, ${installation}`, {
        ...limits,
        script: shippedSuite,
        env: { ...env, SHIPPED: installation, SHIPPED_PART: part, SHIPPED_CHECKOUT: checkout },
      })
  )
}

/** Installs what the tests need. Gives the path of Chromium. */
async function installed(gate) {
  const isInstalled = await gate.check('packages', {
    minutes: MINUTES.packages,
    work: async (options) => {
      await installPackages(options)
      return { code: 0, output: '' }
    },
  })
  if (!isInstalled) throw new Failure('nothing can be tested without packages')
  await gate.begin()
  let chromium
  const hasTools = await gate.check('tools', {
    minutes: MINUTES.tools,
    work: async (options) => {
      chromium = await ensureTools({ strict: inCi, ...options })
      return { code: 0, output: '' }
    },
  })
  if (!hasTools) throw new Failure('nothing can be tested without these programs')
  return chromium
}

/** Installs what the tests need. Gives the environment of tests on the built product. */
async function prepared(gate) {
  const chromium = await installed(gate)
  // Browsers get what people get: the built bundle under the strict policy.
  return {
    ...testEnvironment(),
    ...{ NODE_ENV: 'test', ASSETS: 'built', CHROMIUM_PATH: chromium },
    LIGHT_CHROMIUM_PATH: findLightChromium() ?? '',
  }
}

/** SQLite, and PostgreSQL where a server answers; CI must have one. */
async function testDatabases(gate, env) {
  const databases = [{ name: 'SQLite', env: { ...env, TEST_DB: 'sqlite' } }]
  if (await postgresAnswers()) {
    databases.push({ name: 'PostgreSQL', env: { ...env, TEST_DB: 'postgres' } })
  } else if (inCi) {
    gate.fail(`PostgreSQL suites cannot run: no server answers at ${new URL(postgresUrl).host}`)
  } else {
    console.log(`skipped: PostgreSQL suites (no server at ${new URL(postgresUrl).host})`)
  }
  return databases
}
