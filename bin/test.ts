/*
 | Runs the suites. `TEST_DB=postgres` runs them on PostgreSQL instead of SQLite.
 */
import { APP_ROOT, newIgnitor } from './ignitor.js'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import type { TestSuite } from '@japa/runner/types'
import { freePort, keptPort } from '../tests/helpers/ports.js'
import { seed } from '../tests/helpers/seed.js'
import { prepareTestDatabase } from '../tests/helpers/test_database.js'
import { chosenFiles, progress } from '../tests/progress.js'

/** All files of a suite, in an order that is the same everywhere. */
function filesOf(suite: TestSuite): string[] {
  const patterns = suite.files as string[]
  const exclude = patterns
    .filter((pattern) => pattern[0] === '!')
    .map((pattern) => pattern.slice(1))
  return globSync(patterns, { cwd: APP_ROOT, exclude }).sort()
}

const storage = mkdtempSync(join(tmpdir(), 'acreditacion-test-'))
process.on('exit', () => rmSync(storage, { recursive: true, force: true }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  PORT: process.env.TEST_PORT ?? String(await keptPort()),
  // Pages of two runs on one machine would connect to the same Vite.
  VITE_HMR_PORT: String(await freePort()),
  HOST: '127.0.0.1',
  APP_KEY: 'test-key-0123456789abcdefghijklmnop',
  HASH_KEY: 'test-hash-0123456789abcdefghijklmn',
  STORAGE_DIR: storage,
  SUBMISSION_LIMIT: '10000',
  DEMO: '1',
  APP_NAME: 'Acreditacion',
})
for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'DEMO_PASSWORD', 'APP_URL'])
  delete process.env[name]
await prepareTestDatabase()
console.log(`seed ${seed}`)

newIgnitor()
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure(
      progress({
        ...app.rcFile.tests,
        ...config,
        suites: app.rcFile.tests.suites.map((suite) => chosenFiles(suite, filesOf(suite))),
        ...{
          setup: runnerHooks.setup,
          teardown: runnerHooks.teardown.concat([() => app.terminate()]),
        },
      })
    )
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
