import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import BulkChange from '#models/bulk_change'
import CreditReset from '#models/credit_reset'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { MassUpdate } from '#bulk_changes/mass_update'
import { restrictPerson } from '#people/restriction'
import { desk } from '#tests/helpers/changes'
import { emptyWorld, flashed } from '#tests/helpers/world'

const byCategory = 'config/bycategory'
const update = (changes: object = {}) => ({
  sourceColumn: 'category',
  sourceValues: 'press',
  resetColumn: 'credits',
  resetValue: '5',
  ...changes,
})

test.group('A mass update', (group) => {
  emptyWorld(group)

  test('the preview of a mass update counts the affected requests and changes nothing', async ({
    client,
    assert,
  }) => {
    const { forms, ask } = await desk(client, 3, 'admin')
    await forms[0].merge({ credits: 5 }).save()
    const preview = await ask(byCategory, update())
    assert.containsSubset(preview, { count: 2, total: 3, applies: 2, skipped: { same: 1 } })
    assert.lengthOf(preview.sample, 2)
    assert.lengthOf(await Form.query().where('credits', 5), 1)
    assert.lengthOf(await BulkChange.all(), 0)
  })

  test('a mass update leaves out restricted requests, and a reset of credits does not', async ({
    client,
    assert,
  }) => {
    const { forms, ids, user, ask, post } = await desk(client, 2, 'admin')
    await restrictPerson(ids[0], { by: user, reason: 'Lo pidió' })
    const preview = await ask(byCategory, update())
    assert.containsSubset(preview, { total: 2, applies: 1, skipped: { restricted: 1 } })
    await post(byCategory, update())
    const credits = async () => {
      for (const form of forms) await form.refresh()
      return forms.map((form) => form.credits)
    }
    assert.deepEqual(await credits(), [0, 5])
    const reset = new MassUpdate({ column: 'category', values: ['press'] }, { credits: 7 })
    await reset.apply('reset', user)
    assert.deepEqual(await credits(), [7, 7])
  })

  test('the page of a mass update also shows the count', async ({ client, assert }) => {
    const { user } = await desk(client, 3, 'admin')
    const page = await client
      .post(`/merchant/${byCategory}`)
      .loginAs(user)
      .withCsrfToken()
      .withInertia()
      .json(update({ preview: true }))
    assert.equal(page.inertiaComponent, 'merchant/config/mass_update')
    assert.equal((page.inertiaProps as any).count, 3)
  })

  test('a mass update sets its value for all, with logs and ledger entries, and can be undone', async ({
    client,
    assert,
  }) => {
    const { user, post, ids } = await desk(client, 3, 'admin')
    assert.include(flashed(await post(byCategory, update())).notice, { type: 'success' })
    const credits = async () => (await Form.query().orderBy('id')).map((form) => form.credits)
    assert.deepEqual(await credits(), [5, 5, 5])
    const logs = await FormLog.query().where('type', 'updated').orderBy('formId')
    assert.deepEqual(
      logs.map(({ formId, userId, from, to }) => ({ formId, userId, from, to })),
      ids.map((formId) => ({ formId, userId: user.id, from: { credits: 0 }, to: { credits: 5 } }))
    )
    const ledger = await db.from('ledger_entries').select('delta', 'balance', 'cause')
    assert.deepEqual(
      ledger.map(({ ...row }) => row),
      Array.from({ length: 3 }, () => ({ delta: 5, balance: 5, cause: 'mass' }))
    )
    const { id } = await BulkChange.firstOrFail()
    await post(`mform/changes/${id}/undo`)
    assert.deepEqual(await credits(), [0, 0, 0])
    const [{ sum }] = await db.from('ledger_entries').sum('delta as sum')
    assert.equal(Number(sum), 0)
  })

  test('a mass update finds requests by {sourceColumn}')
    .with([
      { sourceColumn: 'type', sourceValues: 'press, gpress' },
      { sourceColumn: 'category', sourceValues: 'photo' },
      { sourceColumn: 'media', sourceValues: 'radio,photographer' },
      { sourceColumn: 'company', sourceValues: 'DIARIO DE PRUEBA' },
      { sourceColumn: 'idNationality', sourceValues: 'FR' },
      { sourceColumn: 'detail.type', sourceValues: 'Coach' },
    ])
    .run(async ({ client, assert }, source) => {
      const { tennis, post } = await desk(client, 0, 'admin')
      const odd = {
        category: 'photo' as const,
        company: 'Diario de Prueba',
        idNationality: 'FR',
        detail: { media: 'radio', type: 'Coach' },
      }
      await FormFactory.merge({ tournamentId: tennis.id, ...odd }).create()
      await FormFactory.merge({ tournamentId: tennis.id, type: 'ballboy', detail: {} }).create()
      await post(byCategory, update(source))
      const [one, other] = await Form.query().orderBy('id')
      assert.deepEqual([one.credits, other.credits], [5, 0])
    })

  test('a mass update finds the company {$self} whatever its capitals')
    .with(['El País', 'EL PAÍS', 'el país'])
    .run(async ({ client, assert }, company) => {
      const { tennis, post } = await desk(client, 0, 'admin')
      for (const stored of ['EL PAÍS', 'El País', 'El Pais'])
        await FormFactory.merge({ tournamentId: tennis.id, company: stored }).create()
      await post(byCategory, update({ sourceColumn: 'company', sourceValues: company }))
      const found = await Form.query().orderBy('id')
      assert.deepEqual(
        found.map(({ credits }) => credits),
        [5, 5, 0]
      )
    })

  test('a mass update finds a company with a comma in its name, and not one named like a part', async ({
    client,
    assert,
  }) => {
    const { tennis, post } = await desk(client, 0, 'admin')
    for (const company of ['Tenis,  S.L.', 'Tenis', 'S.L.', 'Globo'])
      await FormFactory.merge({ tournamentId: tennis.id, company }).create()
    for (const sourceValues of ['TENIS, S.L.,Globo', ['Tenis', 'S.L.', 'globo']]) {
      await Form.query().update({ credits: 0 })
      await post(byCategory, update({ sourceColumn: 'company', sourceValues }))
      const found = await Form.query().orderBy('id')
      assert.deepEqual(
        found.map(({ credits }) => credits),
        [5, 0, 0, 5]
      )
    }
  })

  test('a mass update finds each of the companies whose names end alike', async ({
    client,
    assert,
  }) => {
    const { tennis, post } = await desk(client, 0, 'admin')
    for (const company of ['Tenis, S.L.', 'Globo, S.L.', 'Tenis', 'Globo', 'S.L.'])
      await FormFactory.merge({ tournamentId: tennis.id, company }).create()
    const source = { sourceColumn: 'company', sourceValues: 'Tenis, S.L., Globo, S.L.' }
    await post(byCategory, update(source))
    const reset = { ...update({ ...source, resetValue: '9' }), name: 'Clubes', dailyAt: '' }
    const credits = async () => (await Form.query().orderBy('id')).map((form) => form.credits)
    assert.deepEqual(await credits(), [5, 5, 0, 0, 0])
    await post('config/resetCredits', reset)
    await post(`config/resetCredits/${(await CreditReset.firstOrFail()).id}/run`)
    assert.deepEqual(await credits(), [9, 9, 0, 0, 0])
  })

  test('a mass update leaves the form types alone that its administrator does not see', async ({
    client,
    assert,
  }) => {
    const { tennis, user, post } = await desk(client, 0, 'admin')
    await user.merge({ formTypes: ['press'] }).save()
    for (const type of ['press', 'line'])
      await FormFactory.merge({ tournamentId: tennis.id, type }).create()
    await post(byCategory, update())
    const [press, line] = await Form.query().orderBy('id')
    assert.deepEqual([press.credits, line.credits], [5, 0])
  })

  test('a mass update offers the permissions of each edition apart', async ({ client, assert }) => {
    const { tennis, golf, user } = await desk(client, 0, 'admin')
    const page = await client.get(`/merchant/${byCategory}`).loginAs(user).withInertia()
    const { options } = page.inertiaProps as any
    assert.sameDeepMembers(
      options.permissions.map((profile: any) => [profile.label, profile.group]),
      [golf, tennis].map(({ fullName }) => ['Prensa', fullName])
    )
  })

  test('a mass update of a permission accepts the values of the form', async ({
    client,
    assert,
  }) => {
    const { forms, post, permission, restaurant } = await desk(client, 2, 'admin')
    await forms[0].merge({ idPermission: permission.id }).save()
    for (const [resetColumn, resetValue] of Object.entries({
      category: 'vip',
      color: '#00AA00',
      amount: '12,50',
      restaurants: String(restaurant.id),
      datePermission: '23/04/2024',
      endPermission: '2024-04-25',
    })) {
      const sourceValues = String(permission.id)
      await post('config/bypermission', {
        sourceColumn: 'idPermission',
        sourceValues,
        resetColumn,
        resetValue,
      })
    }
    const [one, other] = await Form.query().orderBy('id')
    assert.deepInclude(one.$attributes, {
      category: 'vip',
      color: '#00aa00',
      amount: 1250,
      restaurants: [String(restaurant.id)],
      datePermission: '2024-04-23',
      endPermission: '2024-04-25',
    })
    assert.equal(other.version, 1)
  })

  test('a mass update skips requests whose last day would come before the first', async ({
    client,
    assert,
  }) => {
    const { forms, ask, post } = await desk(client, 4, 'admin')
    await forms[0].merge({ datePermission: '2024-05-02', endPermission: '2024-05-05' }).save()
    await forms[1].merge({ datePermission: '2024-05-01' }).save()
    await forms[2].merge({ endPermission: '2024-04-20' }).save()
    const change = update({ resetColumn: 'endPermission', resetValue: '2024-05-01' })
    const preview = await ask(byCategory, change)
    assert.containsSubset(preview, { total: 4, applies: 3, skipped: { dates: 1 } })
    await post(byCategory, change)
    const ends = async () => (await Form.query().orderBy('id')).map((form) => form.endPermission)
    assert.deepEqual(await ends(), ['2024-05-05', '2024-05-01', '2024-05-01', '2024-05-01'])
    const rows = await db.from('change_batch_rows').where('skipped', 'dates').select('form_id')
    assert.deepEqual(
      rows.map((row) => Number(row.form_id)),
      [forms[0].id]
    )

    const later = update({ resetColumn: 'datePermission', resetValue: '2024-05-03' })
    assert.containsSubset(await ask(byCategory, later), { applies: 1, skipped: { dates: 3 } })
    await post(byCategory, later)
    const starts = (await Form.query().orderBy('id')).map((form) => form.datePermission)
    assert.deepEqual(starts, ['2024-05-03', '2024-05-01', null, null])
  })

  test('a mass update does not touch other editions', async ({ client, assert }) => {
    const { post } = await desk(client, 0, 'admin')
    const past = await TournamentFactory.apply('past').create()
    await FormFactory.merge({ tournamentId: past.id }).create()
    await post(byCategory, update())
    assert.equal((await Form.firstOrFail()).credits, 0)
  })

  test('a mass update with an invalid {field} is refused')
    .with([
      { field: 'sourceColumn', changes: { sourceColumn: 'state' } },
      { field: 'sourceColumn', changes: { sourceColumn: 'idPermission', sourceValues: '1' } },
      { field: 'sourceColumn', changes: { sourceColumn: 'id; drop table forms' } },
      { field: 'sourceValues', changes: { sourceValues: 'press,king' } },
      { field: 'sourceValues', changes: { sourceValues: ' , ' } },
      { field: 'sourceValues', changes: { sourceValues: '' } },
      { field: 'resetColumn', changes: { resetColumn: 'state' } },
      { field: 'resetColumn', changes: { resetColumn: 'document' } },
      { field: 'resetValue', changes: { resetValue: '-1' } },
      { field: 'resetValue', changes: { resetValue: '1.5' } },
      { field: 'resetValue', changes: { resetValue: '' } },
      { field: 'resetValue', changes: { resetColumn: 'amount', resetValue: 'mucho' } },
      { field: 'resetValue', changes: { resetColumn: 'category', resetValue: 'king' } },
      { field: 'resetValue', changes: { resetColumn: 'idPermission', resetValue: '999999' } },
      { field: 'resetValue', changes: { resetColumn: 'datePermission', resetValue: '31/02/2024' } },
    ])
    .run(async ({ client, assert }, { field, changes }) => {
      const { post } = await desk(client, 1, 'admin')
      const response = await post(byCategory, update(changes))
      assert.property(flashed(response).errors, field)
      assert.equal((await Form.firstOrFail()).version, 1)
    })

  test('a mass update that fails in the middle changes nothing', async ({ client, assert }) => {
    const { forms, user } = await desk(client, 1100, 'admin')
    // The database refuses the last request of the second part.
    await forms[900].merge({ credits: 3 }).save()
    const source = { column: 'category' as const, values: ['press'] }
    const broken = new MassUpdate(source, { credits: 7 })
    const { embedded } = { embedded: db.connection().dialect.name !== 'postgres' }
    await db.rawQuery(
      embedded
        ? `create trigger stop_here before update of credits on forms when old.credits = 3
           begin select raise(abort, 'stopped'); end`
        : `create function stop_here() returns trigger language plpgsql as
           $$ begin if old.credits = 3 then raise exception 'stopped'; end if; return new; end $$`
    )
    if (!embedded)
      await db.rawQuery(
        'create trigger stop_here before update on forms for each row execute function stop_here()'
      )
    await assert.rejects(() => broken.apply('mass', user))
    assert.lengthOf(await Form.query().where('credits', 7), 0)
    assert.lengthOf(await FormLog.query().where('type', 'updated'), 0)
    const bulkChange = await BulkChange.firstOrFail()
    assert.deepEqual([bulkChange.state, bulkChange.changed, bulkChange.done], ['failed', 0, 0])
    await db.rawQuery(embedded ? 'drop trigger stop_here' : 'drop trigger stop_here on forms')
    if (!embedded) await db.rawQuery('drop function stop_here()')
  })
})
