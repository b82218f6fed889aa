/*
 | Runs the suites. `TEST_DB=postgres` runs them on PostgreSQL instead of SQLite.
 */
import 'reflect-metadata'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { prepareTestDatabase } from '../tests/helpers/test_database.js'

/** A port nobody listens on, so that two runs do not meet. */
function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

const storage = mkdtempSync(join(tmpdir(), 'acreditacion-test-'))
process.on('exit', () => rmSync(storage, { recursive: true, force: true }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  PORT: process.env.TEST_PORT ?? String(await freePort()),
  HOST: '127.0.0.1',
  APP_KEY: 'test-key-0123456789abcdefghijklmnop',
  HASH_KEY: 'test-hash-0123456789abcdefghijklmn',
  STORAGE_DIR: storage,
  SUBMISSION_LIMIT: '10000',
  APP_NAME: 'Acreditacion',
})
for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'DEMO_PASSWORD', 'APP_URL'])
  delete process.env[name]
await prepareTestDatabase()

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      ...{
        setup: runnerHooks.setup,
        teardown: runnerHooks.teardown.concat([() => app.terminate()]),
      },
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
