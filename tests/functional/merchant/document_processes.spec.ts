import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { making } from '#config/documents'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import PrintRun from '#models/print_run'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import { SLOW_TEST_MS } from '#tests/functional/operations/installation'
import { committedWorld } from '#tests/helpers/committed_world'
import { order, workbook } from '#tests/helpers/exports'
import { logged } from '#tests/helpers/log'
import { lastMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { approved, printed, runsOf } from '#tests/helpers/print_runs'
import { everythingStored } from '#tests/helpers/round_trips'
import { until } from '#tests/helpers/until'
import { openTournaments } from '#tests/helpers/world'

/** Documents are made by a child process of `ace document:make`, as in the shipped product. */
function madeApart(group: Group) {
  committedWorld(group)
  group.tap((one) => one.timeout(SLOW_TEST_MS))
  group.each.setup(() => {
    const { ...usual } = making
    const program = process.env.ASSETS === 'built' ? 'build/ace.js' : 'ace.js'
    Object.assign(making, { apart: true, program, silence: SLOW_TEST_MS })
    return () => void Object.assign(making, usual)
  })
}

/** The id of the process that is making a document. */
async function child(): Promise<number> {
  const makers = () =>
    readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter((one) => one && isMaker(one))
  return Number(await until(() => makers()[0], 'a process makes a document'))
}

/** Sends a signal to the process that makes the next document. @returns when it is sent */
const signalled = async (name: NodeJS.Signals) => process.kill(await child(), name)

function isMaker(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('document:make')
  } catch {
    return false
  }
}

/** A request whose row makes the workbook fail. */
async function poisoned() {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
  const detail = { ...form.detail, days: 'poison' }
  await form.merge({ detail }).save()
  return form
}

const newest = () => DocumentRun.query().orderBy('id', 'desc').firstOrFail()

test.group('A document made by a child process', (group) => {
  madeApart(group)

  // The suite of the shipped product makes the lists of all form types in this way.
  test('a child process makes a list with all columns', async ({ client, assert }) => {
    const { user, stored } = await everythingStored(client, 'press')
    const request = client.post('/merchant/mform/press/export').loginAs(user).withCsrfToken()
    await request.redirects(0).json({ columns: 'all' })
    const run = await newest()
    assert.deepEqual([run.state, run.error, run.done], ['done', null, 1])
    const [row] = await workbook()
    assert.includeMembers(Object.values(row), [stored.name, 'Prensa', '4, Tribuna: A12', 12.5])
    assert.equal((await lastMail())!.to, user.email)
  })

  test('a child process makes a print run', async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}&print=true`)
    const run = await newest()
    assert.deepEqual([run.state, run.error, run.done], ['done', null, 51])
    assert.equal((await PrintRun.firstOrFail()).state, 'printed')
  })

  test('the cards that a child process leaves out of a print run are in the log with the cause', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, ids } = await approved(2)
    await Card.query().where('formId', ids[1]).update({ token: '' })
    const { serial } = await Card.findByOrFail('formId', ids[1])
    const log = logged({ cleanup })
    const { runId } = await runsOf(client, user).make({ ids })
    assert.include((await DocumentRun.findOrFail(runId)).params, { cards: 1 })
    assert.match(log(), new RegExp(`"card":"${serial}","err":.*No input text.*card not drawn`))
  })
})

test.group('A failed child process', (group) => {
  madeApart(group)

  test('a failed document is reported by mail, on its page and under Jobs, and can be retried', async ({
    client,
    assert,
  }) => {
    const form = await poisoned()
    const admin = await people.admin()
    const { user } = await order(client)
    const run = await newest()
    const why = 'values.map is not a function'
    assert.deepEqual([run.state, run.error], ['failed', why])
    const mails = await MailMessage.all()
    assert.deepEqual(
      mails.map(({ to, template }) => [to, template]),
      [[user.email, 'forms_export_failed']]
    )
    assert.include((await lastMail())!.text, why)
    const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
    assert.equal((list.inertiaProps as any).failedExport.why, why)
    const jobs = '/merchant/config/jobs'
    const page = await client.get(jobs).loginAs(admin).withInertia()
    assert.deepInclude((page.inertiaProps as any).documents[0], { id: run.id, error: why })

    await form.merge({ detail: { ...form.detail, days: [] } }).save()
    await client.post(`${jobs}/documents/${run.id}/retry`).loginAs(admin).withCsrfToken()
    await run.refresh()
    assert.deepEqual([run.state, run.error], ['done', null])
    const now = await client.get('/merchant/mform/press').loginAs(user).withInertia()
    assert.isNull((now.inertiaProps as any).failedExport)
  })

  test('a failed document does not hold up the next one', async ({ client, assert }) => {
    const form = await poisoned()
    await order(client)
    await form.delete()
    await order(client)
    const runs = await DocumentRun.query().orderBy('id')
    assert.deepEqual(
      runs.map(({ state }) => state),
      ['failed', 'done']
    )
  })

  test('a document that exceeds the limit {limit} is explained in the language of its user')
    .with([
      { limit: 'silence', set: { silence: 800 }, why: /^No avanzaba/ },
      { limit: 'time', set: { time: 800 }, why: /^Tardaba más de 15 minutos/ },
      { limit: 'heap', set: { heap: 12 }, why: /^Necesitaba demasiada memoria/ },
      { limit: 'memory', set: { memory: 40 }, why: /^Necesitaba demasiada memoria/ },
    ])
    .run(async ({ client, assert }, { set, why }) => {
      await openTournaments()
      Object.assign(making, set)
      // A stopped process never makes progress.
      const isStopped = 'silence' in set || 'time' in set
      const [{ user }] = await Promise.all([order(client), isStopped && signalled('SIGSTOP')])
      assert.equal((await newest()).state, 'failed')
      const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
      assert.match((list.inertiaProps as any).failedExport.why, why)
      assert.lengthOf(await MailMessage.all(), 1)
    })

  test('a document whose process is killed from outside is made by another one', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await Promise.all([order(client), signalled('SIGKILL')])
    assert.deepInclude((await newest()).serialize(), { state: 'done', error: null })
    assert.deepEqual(
      (await MailMessage.all()).map(({ template }) => template),
      ['export']
    )
  })

  test('a document whose worker stops is made again without a message', async ({
    client,
    assert,
    cleanup,
  }) => {
    await openTournaments()
    let stops = 1
    Object.defineProperty(app, 'isTerminating', { configurable: true, get: () => stops-- > 0 })
    cleanup(() => void Reflect.deleteProperty(app, 'isTerminating'))
    await order(client)
    assert.equal((await newest()).state, 'done')
    assert.isBelow(stops, 0)
    assert.lengthOf(await db.from('mail_log').where('template', 'like', '%failed%'), 0)
  })
})
