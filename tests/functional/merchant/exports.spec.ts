import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import DocumentRun from '#models/document_run'
import JournalEntry from '#models/journal_entry'
import { countExport, EXPORTS_AN_HOUR } from '#start/limiter'
import { people } from '#tests/helpers/office'
import { order, workbook } from '#tests/helpers/exports'
import { decideOn } from '#tests/helpers/decisions'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

test.group('The export of a list', (group) => {
  emptyWorld(group)

  test('the workbook has days as dates and text as text', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({
      tournamentId: tennis.id,
      name: '=1+1',
      lastName: '<!--<script>',
      company: '+34 007',
      cp: '01001',
      document: '00000000T',
      birthDate: '1990-03-14',
      amount: 1250,
      credits: 3,
      state: 'approved',
      submittedAt: DateTime.fromISO('2024-04-22T22:30:00Z'),
      idCountry: 'KR',
      detail: {
        media: 'tv_nrh',
        mediaName: '@cadena',
        validity: 'full',
        days: ['2024-04-22', '2024-04-23'],
        freelance: true,
      },
    }).create()
    await order(client, {}, await people.reviewer())
    const [row] = await workbook()
    assert.deepInclude(row, {
      'Nombre': '=1+1',
      'Apellidos': '<!--<script>',
      'Código postal': '01001',
      'Fecha de nacimiento': '1990-03-14',
      'Estado': 'Aprobada',
      'País de residencia': 'Corea del Sur',
      'Nacionalidad': 'España',
      'Recibida': '2024-04-23T00:30',
      'Categoría': 'Prensa',
    })
    const values = Object.values(row)
    assert.includeMembers(values, [
      '+34 007',
      '00000000T',
      12.5,
      3,
      '@cadena',
      '22/04/2024, 23/04/2024',
      'Sí',
    ])
  })

  test('the workbook says that a request was withdrawn', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const withdrawn = { state: 'rejected' as const, withdrawnAt: DateTime.utc() }
    await FormFactory.merge({ tournamentId: tennis.id, ...withdrawn }).create()
    await order(client, {}, await people.reviewer())
    const [row] = await workbook()
    assert.equal(row['Estado'], 'Retirada')
  })

  test('the workbook has the day of a pass as a date', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const detail = { validity: 'one_day', day: tennis.startsOn }
    await FormFactory.merge({ tournamentId: tennis.id, type: 'player', detail }).create()
    const user = await people.exporter()
    const address = '/merchant/mform/player/export'
    await client.post(address).loginAs(user).withCsrfToken().redirects(0).json({})
    assert.equal((await workbook())[0]['Día del pase'], tennis.startsOn)
  })

  test('the workbook contains exactly the requests that the list shows', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const names = ['Ana', 'Iñaki', 'Łukasz']
    const forms = await FormFactory.merge(
      names.map((name) => ({ tournamentId: tennis.id, name }))
    ).createMany(3)
    await decideOn([forms[1].id], 'approved')
    for (const [filter, found] of [
      [{}, names],
      [{ search: 'inaki', state: '', category: null }, ['Iñaki']],
      [{ state: 'waiting' }, ['Ana', 'Łukasz']],
      [{ category: 'photo' }, []],
      [{ ids: [forms[2].id, forms[0].id] }, ['Ana', 'Łukasz']],
      [{ ids: [forms[2].id], state: 'approved' }, []],
    ] as const) {
      await order(client, filter)
      assert.deepEqual(
        (await workbook()).map((row) => row.Nombre),
        [...found]
      )
    }
  })

  test('the workbook opens no sealed answer of a withheld request', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const restricted = { tournamentId: tennis.id, name: 'Ana', restrictedAt: DateTime.utc() }
    await FormFactory.merge(restricted).create()
    await db.from('forms').update({ sealed: 's1.nobody-can-open-it' })
    await order(client, {}, await people.reviewer())
    assert.deepInclude((await workbook())[0], { Nombre: 'Ana' })
  })

  test("the workbook is in the reader's language", async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Ana' }).create()
    const english = await people.admin()
    await english.merge({ locale: 'en' }).save()
    await order(client, {}, english)
    const [row] = await workbook()
    assert.deepInclude(row, { 'First name': 'Ana', 'State': 'Waiting', 'Nationality': 'Spain' })
  })

  test('a user orders a hundred lists and exports of people in an hour, and then no more', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const user = await people.admin()
    for (let ordered = 1; ordered < EXPORTS_AN_HOUR; ordered++) await countExport(user)
    assert.equal(flashed((await order(client, {}, user)).response).notice?.type, 'success')
    const lists = [
      client.post('/merchant/mform/press/export').json({}),
      client.post('/merchant/restaurantlog/export').json({}),
      client.get(`/merchant/people/${form.id}/export`),
    ]
    for (const list of lists) {
      const refused = await list.loginAs(user).withCsrfToken().redirects(0)
      refused.assertStatus(302)
      assert.deepEqual(flashed(refused).notice, {
        type: 'error',
        message:
          'Ha pedido demasiadas listas o copias de datos. Vuelva a intentarlo dentro de una hora.',
      })
    }
    const program = await client
      .post('/merchant/mform/press/export')
      .loginAs(user)
      .withCsrfToken()
      .withSession({ locale: 'en' })
      .accept('json')
      .json({})
    program.assertStatus(429)
    assert.match(program.body().message, /^You have requested too many lists/)
    assert.lengthOf(await DocumentRun.query().where('userId', user.id), 1)
    assert.isNull(await JournalEntry.query().where({ kind: 'export', formId: form.id }).first())
    const other = await order(client, {}, await people.exporter())
    assert.equal(flashed(other.response).notice?.type, 'success')
  })
})
