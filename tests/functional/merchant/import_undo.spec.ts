import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import ImportList from '#jobs/import_list'
import { workOn } from '#imports/run_import'
import DefaultPlayer from '#models/default_player'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { forgetImport } from '#imports/forget_import'
import ImportRun from '#models/import_run'
import { PlayerMerge } from '#players/merge'
import { committedWorld } from '#tests/helpers/committed_world'
import { csv, importing, type Cells } from '#tests/helpers/imports'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, playerOf } from '#tests/helpers/world'

const header = ['id', 'Nombre', 'Apellidos', 'Nac', 'Nacimiento', 'Ranking', 'Estado']
const ana = (rank: number | string, nationality = 'ESP') => [
  ...[1, 'Ana', 'Uno', nationality, '1999-01-02', rank, ''],
]
const eva = [2, 'Eva', 'Dos', 'FRA', '', 7, 'WC']

/** All player rows as stored. */
const rowsOfPlayers = () => db.from('default_players').orderBy('id')

test.group('The undoing of an import', (group) => {
  emptyWorld(group)

  test('undoing an import restores every row exactly', async ({ client, assert }) => {
    const { take, undo, last, tennis } = await importing(client)
    await playerOf(tennis, { tour: 'WTA', playerId: null, name: 'Ons', lastName: 'Niño' })
    await take([header, ana(3), [5, 'Iga', 'Swiatek', '', '', '', 'Q']])
    await db.from('default_players').update({ updated_at: '2024-01-02 03:04:05' })
    const before = await rowsOfPlayers()
    const counts = await take([
      header,
      ana(9, 'FRA'),
      eva,
      ['', 'ONS', 'NIÑO', 'TUN', '1994-08-28', 2, 'W/D'],
      [5, 'Iga', 'Świątek', 'POL', '2001-05-31', 1, 'DA'],
      [6, 'Coco', 'Gauff', '', '', '', ''],
    ])
    assert.containsSubset(counts, { created: 2, updated: 3 })
    assert.notDeepEqual(await rowsOfPlayers(), before)
    const run = await last()
    const response = await undo(run.id)
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: 'La importación se ha deshecho: 2 eliminados, 3 como estaban antes.',
    })
    assert.deepEqual(await rowsOfPlayers(), before)
  })

  test('a user who may not read the rows of an import is not offered its undo, and cannot undo it', async ({
    client,
    assert,
  }) => {
    const { take, last, path, players } = await importing(client)
    await take([header, ana(3), eva])
    const { id } = await last()
    const other = await people.creator()
    const page = await client.get(`${path}/${id}`).loginAs(other).withInertia()
    const { run, undo } = page.inertiaProps as any
    assert.deepEqual([run.undoable, undo], [false, null])
    const refused = await client
      .post(`${path}/${id}/undo`)
      .loginAs(other)
      .withCsrfToken()
      .header('accept', 'application/json')
    refused.assertStatus(403)
    assert.lengthOf(await players(), 2)
  })

  test('the page of an import shows what undoing would remove, restore and keep', async ({
    client,
    assert,
  }) => {
    const { take, undo, last, open, tennis, players, user } = await importing(client)
    await take([header, ana(3)])
    await take([
      header,
      ana(4),
      eva,
      ...['Tres', 'Cuatro', 'Cinco', 'Seis'].map((name, at) => [at + 3, 'Ana', name]),
    ])
    const { id } = await last()
    const [, , three, four, five, six] = await players()
    const asked = { tournamentId: tennis.id, type: 'player', player: three.id }
    await FormFactory.merge({ ...asked, detail: { playerName: 'Ana Tres' } }).create()
    const edited = await DefaultPlayer.findOrFail(four.id)
    await edited.merge({ rank: 99 }).saveChecked(user)
    await new PlayerMerge(five, six, []).apply(user)
    const props = await open(`/${id}`)
    assert.isTrue(props.run.undoable)
    assert.deepEqual(props.undo, {
      removed: 1,
      restored: 1,
      left: 4,
      reasons: [...props.undo.reasons],
    })
    assert.sameMembers(props.undo.reasons, [
      '1 tiene solicitudes',
      '2 se cambiaron después',
      '1 se eliminó o se unió a otro después',
    ])
    await undo(id)
    assert.deepEqual(
      (await players()).map(({ lastName, rank }) => [lastName, rank]),
      [
        ['Uno', 3],
        ['Tres', null],
        ['Cuatro', 99],
        ['Cinco', null],
      ]
    )
    const { run, undo: more } = await open(`/${id}`)
    assert.deepEqual([run.state, run.undoable, run.undone, more], ['undone', false, 6, null])
    assert.include(run.details[0], '1 eliminado, 1 como estaba antes y 4 sin tocar por esto: ')
    const change = await EntityChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [change.type, change.label, (change as any).to],
      ['ran', 'lista.csv', { file: 'lista.csv', list: 'WTA', removed: 1, restored: 1, left: 4 }]
    )
  })

  test('undoing an import restores the player names in requests', async ({ client, assert }) => {
    const { take, undo, last, tennis } = await importing(client)
    await take([header, ana(3)])
    const { id: player } = await DefaultPlayer.firstOrFail()
    const detail = { playerName: 'Ana Uno' }
    const form = await FormFactory.merge({
      ...{ tournamentId: tennis.id, type: 'player', player, detail },
    }).create()
    await take([header, [1, 'Ana', 'Dos', '', '', '', '']])
    assert.equal((await form.refresh()).detail.playerName, 'Ana Dos')
    await undo((await last()).id)
    assert.equal((await Form.findOrFail(form.id)).detail.playerName, 'Ana Uno')
  })

  test('undoing an import keeps the changes of a later import', async ({ client, assert }) => {
    const { take, undo, last, players } = await importing(client)
    await take([header, ana(3)])
    const first = await last()
    await take([header, ana(4)])
    const second = await last()
    const refused = await undo(first.id)
    assert.match(flashed(refused).notice!.message, /^No se puede deshacer/)
    assert.equal((await players())[0].rank, 4)
    await undo(second.id)
    assert.equal((await players())[0].rank, 3)
    await undo(first.id)
    assert.isEmpty(await players())
  })

  test('an import can be undone once, after it ended and before its rows are removed', async ({
    client,
    assert,
  }) => {
    const { take, upload, undo, last, players } = await importing(client)
    await upload(csv([header, eva]), 'lista.csv', { preview: '1' })
    const refused = await undo((await last()).id)
    assert.equal(flashed(refused).notice!.type, 'error')
    await take([header, ana(3)])
    const { id } = await last()
    await undo(id)
    assert.lengthOf(await players(), 0)
    assert.equal(flashed(await undo(id)).notice!.type, 'error')
    await take([header, ana(3)])
    const run = await last()
    await db.transaction((trx) => forgetImport(run, trx))
    assert.equal(flashed(await undo((await last()).id)).notice!.type, 'error')
    assert.lengthOf(await players(), 1)
  })

  test('undoing an import needs the right tour and the right to import', async ({
    client,
    assert,
  }) => {
    const { take, last, players } = await importing(client)
    await take([header, ana(3)])
    const { id } = await last()
    const send = async (path: string, user: any) =>
      (await client.post(path).loginAs(user).withCsrfToken().redirects(0)).status()
    assert.equal(await send(`/merchant/import-atp/${id}/undo`, await people.creator()), 404)
    assert.equal(await send(`/merchant/import/${id}/undo`, await people.viewer()), 403)
    assert.lengthOf(await players(), 1)
  })
})

test.group('An interrupted or repeated undoing', (group) => {
  committedWorld(group)

  const many = (rank: number): Cells => [
    header,
    ...Array.from({ length: 2300 }, (_, at) => [at + 1, 'Ana', `Núm ${at}`, '', '', rank, '']),
  ]

  test('an undoing whose worker was killed is continued and has the same result', async ({
    client,
    assert,
  }) => {
    const { take, last } = await importing(client)
    await take(many(1))
    const before = await rowsOfPlayers()
    await take(many(2))
    const run = await last()
    await run
      .merge({
        state: 'queued',
        undoStartedAt: run.createdAt,
        undo: { by: run.userId!, removed: 0, restored: 0, left: {}, files: [] },
      })
      .save()
    assert.isFalse(await workOn(run, { atMost: -1 }))
    assert.equal(run.undo!.restored, 1000)
    const again = await last()
    const job = new ImportList()
    Object.defineProperty(job, 'payload', { value: { runId: run.id } })
    await Promise.all([workOn(again), workOn(run), job.perform()])
    await run.refresh()
    assert.deepEqual([run.stage, run.undo!.restored, run.undo!.left], ['undone', 2300, {}])
    assert.deepEqual(await rowsOfPlayers(), before)
  })

  test('an undoing that stopped with an error says so', async ({ client, assert }) => {
    const { take, last, open } = await importing(client)
    await take(many(1))
    const run = await last()
    await run.merge({ state: 'queued', undoStartedAt: run.createdAt }).save()
    await run.fail(new Error('disk full'))
    assert.equal((await open(`/${run.id}`)).run.state, 'failed')
  })

  test('two simultaneous clicks undo an import once', async ({ client, assert }) => {
    const { take, last, undo } = await importing(client)
    await take(many(1))
    const { id } = await last()
    const answers = await Promise.all([undo(id), undo(id)])
    const types = answers.map((response) => flashed(response).notice!.type).sort()
    assert.deepEqual(types, ['error', 'success'])
    const run = await ImportRun.findOrFail(id)
    assert.deepEqual([run.undo!.removed, (await rowsOfPlayers()).length], [2300, 0])
    assert.lengthOf(await EntityChange.query().where({ entity: 'import_runs', entityId: id }), 2)
  })
})
