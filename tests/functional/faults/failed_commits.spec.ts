import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import NightlyExport from '#jobs/nightly_export'
import RunCreditResets from '#jobs/run_credit_resets'
import BulkChange from '#models/bulk_change'
import CreditReset from '#models/credit_reset'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { isEmbedded } from '#start/env'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { decide, requestIn } from '#tests/helpers/decisions'
import { failingCommits } from '#tests/helpers/failing_commits'
import { listTypes, keptFiles, sendForm } from '#tests/helpers/forms'
import { csv, importing } from '#tests/helpers/imports'
import { atLunch, balanceOf, counter, station } from '#tests/helpers/restaurants'
import { admin, openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('A post whose commit fails', (group) => {
  committedWorld(group)
  const { on, off } = failingCommits(group)

  test('a public form whose commit fails reports it, leaves nothing behind and can be sent again', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const answers = pressAnswers({ nonce: randomUUID() })
    const before = await keptFiles('portraits')
    await on('forms')
    const page = await sendForm(client, '/forms/prensa', answers)
    page.assertStatus(500)
    assert.isUndefined(page.header('location'))
    assert.isUndefined(page.session('submitted'))
    const program = await sendForm(client, '/forms/prensa', answers, { json: true })
    program.assertStatus(500)
    assert.match(program.body().message, /^¡Algo ha ido mal/)
    assert.isString(program.body().requestId)
    assert.lengthOf(await Form.all(), 0)
    assert.lengthOf(await MailMessage.all(), 0)
    assert.deepEqual(await keptFiles('portraits'), before)

    await off()
    const again = await sendForm(client, '/forms/prensa', answers)
    again.assertHeader('location', '/forms/prensa/gracias')
    const [form] = await Form.all()
    assert.match(form.idForm, /000001$/)
    assert.lengthOf(await keptFiles('portraits'), before.length + 2)
  })

  if (!isEmbedded)
    test('a decision that PostgreSQL takes back for another one can be sent again', async ({
      client,
      assert,
      cleanup,
    }) => {
      const { tennis } = await openTournaments()
      const form = await requestIn('waiting', tennis.id)
      await db.rawQuery(
        `create function end_in_deadlock() returns trigger language plpgsql as
         $$ begin raise deadlock_detected; end $$`
      )
      await db.rawQuery(
        'create trigger deadlocks before update on forms for each row execute function end_in_deadlock()'
      )
      cleanup(async () => {
        await db.rawQuery('drop function if exists end_in_deadlock cascade')
      })
      const approve = () =>
        decide(client, `${form.id}/changestate`, { state: 'approved' }, { asProgram: true })
      const { response: refused } = await approve()
      refused.assertStatus(409)
      assert.equal(refused.body().errors[0].rule, 'changedAtOnce')
      await db.rawQuery('drop function end_in_deadlock cascade')
      await approve()
      assert.equal((await form.refresh()).state, 'approved')
    })

  test('a decision whose commit fails changes nothing', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('waiting', tennis.id)
    const approve = () => decide(client, `${form.id}/changestate`, { state: 'approved' })
    await on('cards')
    const { response } = await approve()
    response.assertStatus(500)
    await form.refresh()
    assert.equal(form.state, 'waiting')
    assert.lengthOf(await FormLog.query().where('type', 'state'), 0)
    assert.lengthOf(await MailMessage.all(), 0)
    await off()
    const { response: again } = await approve()
    again.assertStatus(302)
    await form.refresh()
    assert.equal(form.state, 'approved')
  })

  test('a bulk decision whose commit fails is marked as failed and changes no request', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const forms = [await requestIn('waiting', tennis.id), await requestIn('waiting', tennis.id)]
    const ids = forms.map(({ id }) => id)
    await on('cards')
    const { response } = await decide(client, 'changestate', { ids })
    response.assertStatus(500)
    const bulkChange = await BulkChange.firstOrFail()
    assert.containsSubset(bulkChange.$attributes, { state: 'failed', done: 0, changed: 0 })
    assert.isNotEmpty(bulkChange.error)
    assert.lengthOf(await Form.query().where('state', 'waiting'), 2)
    await off()
    await decide(client, 'changestate', { ids })
    assert.lengthOf(await Form.query().where('state', 'approved'), 2)
  })

  test('a player list whose commit fails is a failed import that counts no row', async ({
    client,
    assert,
  }) => {
    const { take, last, players } = await importing(client)
    const rows = [
      ['id', 'Nombre', 'Apellidos'],
      [1, 'Ana', 'Uno'],
      [2, 'Eva', 'Dos'],
    ]
    await on('default_players')
    await take(rows)
    const run = await last()
    assert.equal(run.state, 'failed')
    assert.isNotEmpty(run.error)
    assert.containsSubset(run.$attributes, { done: 0, created: 0, failed: 0 })
    assert.lengthOf(await players(), 0)
    await off()
    assert.containsSubset(await take(rows), { created: 2, failed: 0 })
    assert.lengthOf(await players(), 2)
  })

  // SQLite answers every COMMIT.
  if (!isEmbedded)
    test('the files of an uploaded list stay if the connection breaks during its commit', async ({
      client,
      assert,
      cleanup,
    }) => {
      const { upload } = await importing(client)
      const before = await keptFiles('imports')
      await db.rawQuery(
        `create function break_connection() returns trigger language plpgsql as
         $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`
      )
      await db.rawQuery(
        `create constraint trigger breaks after insert on import_runs initially deferred
         for each row execute function break_connection()`
      )
      cleanup(() => db.rawQuery('drop function break_connection cascade').exec())
      const response = await upload(
        csv([
          ['id', 'Nombre', 'Apellidos'],
          [1, 'Ana', 'Uno'],
        ])
      )
      response.assertStatus(500)
      assert.lengthOf(await keptFiles('imports'), before.length + 2)
    })
})

test.group('Scheduled work whose commit fails', (group) => {
  committedWorld(group)
  atNoon(group)
  const { on, off } = failingCommits(group)

  test('a credit reset whose commit fails is done at the next try, once', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('approved', tennis.id)
    await CreditReset.create({
      ...{ name: 'Comidas', sourceColumn: 'type', sourceValues: form.type },
      ...{ resetColumn: 'credits', resetValue: '3', dailyAt: '00:00' },
    })
    const perform = () => new (RunCreditResets as any)({}).perform()
    await on('change_batches')
    await assert.rejects(perform)
    await off()
    await perform()
    await perform()
    await form.refresh()
    assert.equal(form.credits, 3)
    assert.lengthOf(await BulkChange.all(), 1)
  })

  test('nightly lists whose commit fails are ordered at the next try, each once', async ({
    assert,
  }) => {
    await openTournaments()
    await admin()
    const perform = () => new (NightlyExport as any)({}).perform()
    await on('document_runs')
    await assert.rejects(perform)
    assert.lengthOf(await DocumentRun.all(), 0)
    await off()
    await perform()
    assert.lengthOf(await DocumentRun.all(), listTypes.length)
  })
})

test.group('A charge whose commit fails', (group) => {
  committedWorld(group)
  atLunch(group)
  const { on, off } = failingCommits(group)

  test('a charge whose commit fails is reported, keeps the balance and can be sent again', async ({
    client,
    assert,
  }) => {
    const { form, by } = await counter()
    const before = await balanceOf(form)
    const nonce = randomUUID()
    await on('ledger_entries')
    const { status, message } = await station(client, by).charge(form, { amount: 2, nonce })
    assert.equal(status, 500)
    assert.match(message, /^Something went wrong/)
    assert.deepEqual(await balanceOf(form), before)
    await off()
    const again = await station(client, by).charge(form, { amount: 2, nonce })
    assert.equal(again.status, 200)
    assert.equal((await balanceOf(form)).credits, before.credits - 2)
  })
})

test.group('A full disk', (group) => {
  committedWorld(group)

  test('a photo that does not fit on the disk leaves no file behind', async ({
    client,
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const disk = Object.getPrototypeOf(drive.use())
    const real = disk.put
    disk.put = async function (key: string, ...given: unknown[]) {
      await real.call(this, key, ...given)
      if (key.includes('.thumb.')) throw new Error('ENOSPC: no space left on device')
    }
    cleanup(() => {
      disk.put = real
    })
    const before = await keptFiles('portraits')
    const response = await sendForm(client, '/forms/prensa', pressAnswers({ nonce: randomUUID() }))
    response.assertStatus(500)
    assert.lengthOf(await Form.all(), 0)
    assert.deepEqual(await keptFiles('portraits'), before)
  })
})
