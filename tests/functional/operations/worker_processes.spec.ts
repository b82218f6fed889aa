import { test } from '@japa/runner'
import {
  SLOW_TEST_MS,
  PostgresInstallation,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { MailServer } from '#tests/helpers/mail_server'
import { keptPort } from '#tests/helpers/ports'
import { until } from '#tests/helpers/until'

const MAILS = 400
const FEWER = 100

const [name, Kind] =
  process.env.TEST_DB === 'postgres'
    ? (['PostgreSQL', PostgresInstallation] as const)
    : (['SQLite', SqliteInstallation] as const)

test.group(`Worker processes on ${name}`, (group) => {
  let product: SqliteInstallation | PostgresInstallation
  const server = new MailServer()

  group.setup(() => {
    product = new Kind()
    return async () => {
      await server.stop()
      await product.remove()
    }
  })
  group.setup(async () => {
    await product.wipe()
    await server.start()
    const settings = { WORKER: '1', PORT: String(await keptPort()), LOG_LEVEL: 'warn' }
    product.environment = { SMTP_URL: server.url, ...settings }
    await product.ace('prepare')
  })
  group.each.setup(() => {
    Object.assign(server, { received: [], refuse: () => null })
  })
  group.each.teardown(async () => {
    await product.query('delete from mail_log')
  })
  group.each.timeout(SLOW_TEST_MS)

  const order = (count: number) =>
    product.query(`
      insert into mail_log (template, "to", locale, params, state, next_try_at, created_at)
      values ${Array.from(
        { length: count },
        (_, at) => `('forms_export_failed', 'a${at}@example.com', 'es',
          '{"name":"A","formType":"press","list":"Prensa","why":"Boom"}', 'queued',
          '2026-01-01 00:00:00', '2026-01-01 00:00:00')`
      ).join(', ')}`)
  const sent = async () => {
    const [{ total }] = await product.query(
      `select count(*) as total from mail_log where state = 'sent'`
    )
    return Number(total)
  }
  const addresses = () => server.received.flatMap(({ recipients }) => recipients)

  test('a worker that is stopped while it sends mails ends, and each mail is sent once', async ({
    assert,
  }) => {
    await order(MAILS)
    const worker = await product.worker()
    await until(() => server.received.length >= 20, 'twenty mails have left')
    worker.kill('SIGTERM')
    worker.kill('SIGTERM')
    assert.equal(await worker.ended(), 0)
    assert.equal(await sent(), server.received.length, 'each that left was noted')
    assert.isBelow(server.received.length, MAILS)

    await product.worker()
    await until(async () => (await sent()) === MAILS, 'all mails have left')
    assert.lengthOf(new Set(addresses()), MAILS)
    assert.lengthOf(addresses(), MAILS)
  })

  test('a worker that is killed while it sends mails repeats only the mails it was sending', async ({
    assert,
  }) => {
    await order(FEWER)
    const worker = await product.worker()
    await until(() => server.received.length >= 20, 'twenty mails have left')
    worker.kill('SIGKILL')
    await worker.ended()
    await product.query(
      `update mail_log set next_try_at = '2026-01-01 00:00:00' where state = 'queued'`
    )
    await product.query('delete from queue_jobs')
    await product.worker()
    await until(async () => (await sent()) === FEWER, 'all mails have left')
    assert.lengthOf(new Set(addresses()), FEWER)
    assert.isAtMost(addresses().length - FEWER, 5)
    const ids = server.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)![1])
    assert.lengthOf(new Set(ids), FEWER, 'a mail that went twice has its own Message-ID twice')
  })

  test('a worker ends while a mail server hangs', async ({ assert }) => {
    server.refuse = () => 'hang'
    await order(10)
    const worker = await product.worker()
    await until(async () => {
      const [{ total }] = await product.query(
        'select count(*) as total from mail_log where attempts > 0'
      )
      return Number(total) > 0
    }, 'a mail is on its way')
    worker.kill('SIGTERM')
    assert.equal(await worker.ended(), 0)
    assert.include(worker.said(), 'stopped with work in hand')
  })
})
