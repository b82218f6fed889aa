import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { SLOW_TEST_MS, SqliteInstallation } from '#tests/functional/operations/installation'
import { keptPort } from '#tests/helpers/ports'

const settings: [name: string, value: string, expected: RegExp][] = [
  ['PORT', 'abc', /PORT/],
  ['PORT', '99999', /PORT must be a number from 1 to 65535/],
  ['APP_URL', 'xyz', /APP_URL/],
  ['LOG_LEVEL', 'foo', /LOG_LEVEL/],
  ['NIGHTLY_EXPORT_AT', '2:00', /NIGHTLY_EXPORT_AT must be an hour/],
  ['DATABASE_URL', 'mysql://x/y', /DATABASE_URL must be/],
  ['TRUST_PROXY', 'foo', /TRUST_PROXY must be/],
  ['SMTP_URL', 'smtp://user:geheim:x@:y', /SMTP_URL must be/],
  ['REDIS_URL', 'foo', /REDIS_URL must be/],
  ['APP_KEY', 'short', /APP_KEY must be at least 16/],
  ['APP_KEY', 'file:/nowhere/key', /APP_KEY must name a file that can be read: \/nowhere\/key/],
  ['CLAMD_URL', 'http://x', /CLAMD_URL must be an address such as tcp:/],
  ['DRIVE_DISK', 's3', /DRIVE_DISK=s3 needs S3_BUCKET, S3_KEY, S3_SECRET/],
]

test.group('The start of the product', (group) => {
  const product = new SqliteInstallation()
  let silent: Server
  let port: number
  /** The tests themselves use the usual port. */
  let free: string

  group.setup(() => () => product.remove())
  group.setup(async () => {
    // A server that accepts connections and never answers.
    silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    port = (silent.address() as AddressInfo).port
    free = String(await keptPort())
    return () => void silent.close()
  })
  group.each.teardown(() => {
    product.environment = {}
  })
  group.each.timeout(SLOW_TEST_MS)

  const refusal = async (environment: Record<string, string>, ...args: string[]) => {
    product.environment = { PORT: free, ...environment }
    return product.ace(...(args.length ? args : ['prepare', '--serve']))
  }

  test('the setting {0}={1} stops the start with one line that names it')
    .with(settings)
    .run(async ({ assert }, [name, value, expected]) => {
      const { code, said } = await refusal({ [name]: value })
      assert.equal(code, 1)
      assert.match(said, expected)
      assert.match(said, /^Wrong settings: [^\n]+\n$/)
      assert.notInclude(said, 'geheim')
    })

  test('a secret may be a file, named in the environment or in .env', async ({ assert }) => {
    const [long, short] = ['long', 'short'].map((name) => join(product.storage, name))
    writeFileSync(long, `${'k'.repeat(32)}\n`)
    writeFileSync(short, 'short\n')
    const accepted = /^Nothing was done/
    assert.match((await refusal({ APP_KEY: `file:${long}` }, 'purge')).said, accepted)
    assert.match((await refusal({ APP_KEY: `file:${short}` })).said, /APP_KEY must be at least 16/)
    writeFileSync(join(product.storage, '.env'), `BACKUP_KEY=file:${short}\n`)
    const { said } = await refusal({ ENV_PATH: product.storage })
    assert.match(said, /^Wrong settings: BACKUP_KEY must be at least 32/)
    writeFileSync(join(product.storage, '.env'), `BACKUP_KEY=file:${long}\n`)
    assert.match((await refusal({ ENV_PATH: product.storage }, 'purge')).said, accepted)
    rmSync(join(product.storage, '.env'))
  })

  test('the command {0} says in one line that a database has no tables')
    .with([['purge'], ['user:create', 'ana@example.com'], ['export:nightly', '--now']])
    .run(async ({ assert }, command) => {
      const { code, said } = await refusal({}, ...command)
      assert.equal(code, 1)
      assert.match(
        said,
        /^Nothing was done: [^\n]*\d+ are missing: run node ace\.js prepare[^\n]*\n$/
      )
    })

  test('a storage folder that is a file stops the start', async ({ assert }) => {
    const file = join(product.storage, 'file')
    writeFileSync(file, '')
    const { code, said } = await refusal({ STORAGE_DIR: file })
    assert.equal(code, 1)
    assert.match(said, /^Wrong settings: STORAGE_DIR must be a folder [^\n]+\n$/)
  })

  test('a port in use stops the start before any file is made', async ({ assert }) => {
    const { code, said } = await refusal({ PORT: String(port) })
    assert.equal(code, 1)
    assert.equal(
      said,
      `Cannot start: PORT ${port} of 127.0.0.1 is in use by another program: set another one\n`
    )
    await assert.rejects(() => product.query('select * from forms'), /no such table/)
  })

  for (const [what, environment] of [
    ['a Redis', (at: string) => ({ REDIS_URL: `redis://:geheim@${at}` })],
    ['a PostgreSQL', (at: string) => ({ DATABASE_URL: `postgres://a:geheim@${at}/b` })],
    [
      'a bucket',
      (at: string) => ({
        DRIVE_DISK: 's3',
        S3_BUCKET: 'b',
        S3_KEY: 'k',
        S3_SECRET: 'geheim',
        S3_ENDPOINT: `http://${at}`,
      }),
    ],
  ] as const) {
    test(`the start stops when ${what} is down or hangs, with one line and without the password`, async ({
      assert,
    }) => {
      for (const at of ['127.0.0.1:1', `127.0.0.1:${port}`]) {
        const { code, said } = await refusal(environment(at))
        assert.equal(code, 1)
        assert.match(said, /^Cannot start: (redis|database|drive): [^\n]+\n$/)
        assert.notInclude(said, 'geheim')
      }
    })
  }

  test('the server does not start before the migrations have run', async ({ assert }) => {
    product.environment = { PORT: free }
    const { code, said } = await product.node('bin/server.ts')
    assert.equal(code, 1)
    assert.match(said, /Cannot start: migrations: \d+ are missing: run node ace.js prepare\n$/)
  })

  test('a server behind TLS demands it for a year on every answer, and serves none of its own files', async ({
    assert,
  }) => {
    product.environment = {}
    await product.ace('prepare')
    const http = `http://127.0.0.1:${free}`
    const answers = async (APP_URL: string) => {
      product.environment = { PORT: free, APP_URL, WORKER: '0' }
      const server = await product.worker()
      const paths = ['/health', '/favicon.svg', '/.env', '/.git/config', '/package.json']
      const all = await Promise.all(
        paths.map((path) => fetch(http + path, { headers: { accept: 'application/json' } }))
      )
      server.kill('SIGTERM')
      await server.ended()
      return all.map(({ status, headers }) => [status, headers.get('strict-transport-security')])
    }
    const statuses = [200, 200, 404, 404, 404]
    const year = 'max-age=31536000; includeSubDomains'
    assert.deepEqual(
      await answers('https://a.example'),
      statuses.map((status) => [status, year])
    )
    assert.deepEqual(
      await answers(http),
      statuses.map((status) => [status, null])
    )
  })

  test('the doctor reports the state of each part', async ({ assert }) => {
    product.environment = {}
    await product.ace('prepare')
    const good = await product.ace('doctor', '--json')
    const report = JSON.parse(good.said)
    assert.equal(good.code, 0, good.said)
    const names = report.checks.map(({ name }: { name: string }) => name)
    for (const name of ['database', 'migrations', 'drive', 'clock', 'disk', 'versions', 'keys'])
      assert.include(names, name)

    product.environment = { REDIS_URL: 'redis://:geheim@127.0.0.1:1' }
    const { code, said } = await product.ace('doctor')
    assert.equal(code, 1)
    assert.match(
      said,
      /^error +redis +connect ECONNREFUSED 127.0.0.1:1: start Redis or mend REDIS_URL$/m
    )
    assert.notInclude(said, 'geheim')
  })
})
