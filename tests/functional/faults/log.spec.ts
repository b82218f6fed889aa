import { randomUUID } from 'node:crypto'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { stores } from '@adonisjs/session'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import Form from '#models/form'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import DeliverMails from '#jobs/deliver_mails'
import { EmlTransport } from '#mails/eml_transport'
import { orderMails } from '#tests/helpers/order_mails'
import { isEmbedded } from '#start/env'
import { committedWorld } from '#tests/helpers/committed_world'
import { completeAnswers, pathOf, publicTypes, sendForm } from '#tests/helpers/forms'
import { logged } from '#tests/helpers/log'
import { openTournaments, reviewer } from '#tests/helpers/world'

type Cleaned = Pick<TestContext, 'cleanup'>

/** Kinds of answers that contain personal data. */
const PERSONAL = ['text', 'note', 'email', 'phone', 'document', 'date', 'licence', 'postcode']

/** Lets every write of a table fail as a broken database does, until the test ends. */
async function breaking(table: string, event: 'insert' | 'update', { cleanup }: Cleaned) {
  const raise = `create trigger breaks before ${event} on ${table}`
  if (isEmbedded) await db.rawQuery(`${raise} begin select raise(abort, 'broken'); end`)
  else {
    await db.rawQuery(
      `create or replace function break_write() returns trigger language plpgsql as
       $$ begin raise exception 'broken' using detail = 'Failing row contains ' || new; end $$`
    )
    await db.rawQuery(`${raise} for each row execute function break_write()`)
  }
  const mended = () =>
    db.rawQuery(`drop trigger if exists breaks${isEmbedded ? '' : ` on ${table}`}`)
  cleanup(mended)
  return mended
}

test.group('Personal data in the log', (group) => {
  committedWorld(group)

  test('the log names nobody when a {$self} request cannot be stored')
    .with(publicTypes)
    .run(async ({ client, assert, cleanup }, key) => {
      const { tennis, golf } = await openTournaments()
      const type = formTypes.get(key)
      const { sent } = completeAnswers(type, (type.sport === 'golf' ? golf : tennis) as any)
      const marks = Object.entries(type.publicFields)
        .filter(([name, { kind }]) => PERSONAL.includes(kind.key) && sent[name])
        .map(([name, { kind }]) => {
          // A licence has its own format and cannot hold the mark.
          if (['Łukasz Đ', 'uno\ndos'].includes(sent[name])) sent[name] = 'Żurawmark'
          if (kind.key === 'email') sent[name] = 'zurawmark@example.com'
          return sent[name] as string
        })
      const log = logged({ cleanup })
      const mended = await breaking('forms', 'insert', { cleanup })
      const response = await sendForm(client, pathOf(type), sent)
      await mended()
      response.assertStatus(500)
      assert.include(log(), 'insert into')
      for (const mark of [...marks, 'Żurawmark', 'urawmark'])
        assert.notInclude(log().toLowerCase(), mark.toLowerCase())
    })

  test('the log names nobody when the database refuses a correction or a duplicate row', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const log = logged({ cleanup })
    const mended = await breaking('forms', 'update', { cleanup })
    const response = await client
      .put(`/merchant/mform/press/${form.id}`)
      .loginAs(await reviewer())
      .withCsrfToken()
      .redirects(0)
      .json({ ...form.answers, lastName: 'Żurawmark', version: form.version })
    await mended()
    const twin = { ...form.$attributes, id: undefined, lastName: 'Żurawmark' }
    await Form.create(twin as any).catch((error) => logger.error({ err: error }, 'twin'))
    assert.include([302, 500], response.status())
    assert.include(log(), 'twin')
    assert.notInclude(log(), 'Żurawmark')
    assert.notInclude(log(), form.email!)
  })

  test('the log shows no session and no secret when a session cannot be stored', async ({
    assert,
    cleanup,
  }) => {
    const provider: any = stores.database()
    const factory = await configProvider.resolve<any>(app, provider)
    const store = factory({}, { age: '12h' })
    const id = randomUUID()
    await store.write(id, { 'csrf-secret': 'Żurawmark', 'auth_web': 1 })
    const log = logged({ cleanup })
    const mended = await breaking('sessions', 'update', { cleanup })
    for (const write of [
      () => store.write(id, { 'csrf-secret': 'Żurawmark' }),
      () => store.touch(id),
    ])
      await write().catch((error: Error) => logger.error({ err: error }, error.message))
    await mended()
    assert.match(log(), /update.*sessions/)
    for (const secret of [id, 'Żurawmark', 'csrf']) assert.notInclude(log(), secret)
  })

  test('the log does not show the recipient of a failed mail', async ({ assert, cleanup }) => {
    const log = logged({ cleanup })
    const real = EmlTransport.prototype.send
    EmlTransport.prototype.send = async () => {
      throw Object.assign(new Error('550 5.1.1 <zurawmark@example.com>: "Żurawmark" unknown'), {
        rejected: ['zurawmark@example.com'],
      })
    }
    cleanup(() => {
      EmlTransport.prototype.send = real
    })
    await orderMails([{ template: 'received', to: 'zurawmark@example.com', locale: 'es' }])
    await DeliverMails.dispatch({}).run()
    assert.include(log(), 'mail not delivered')
    assert.notMatch(log(), /urawmark/)
  })
})
