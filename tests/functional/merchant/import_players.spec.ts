import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { importing } from '#tests/helpers/imports'
import { emptyWorld, flashed, playerOf } from '#tests/helpers/world'

const header = [
  'id',
  'Nombre',
  'Apellidos',
  'Nacionalidad',
  'Fecha de nacimiento',
  'Ranking',
  'Estado',
]

test.group('A list of players', (group) => {
  emptyWorld(group)

  test('a player list with certain columns is imported at once', async ({ client, assert }) => {
    const { upload, last, players, tennis, user } = await importing(client)
    const response = await upload(
      Buffer.from(
        'id;Nombre;Apellidos;IOC;Nacimiento;Ranking\n7;Ana;López Ruiz;ESP;22/05/1999;12\n'
      )
    )
    const run = await last()
    assert.equal(response.header('location'), `/merchant/import/${run.id}`)
    assert.equal(
      flashed(response).notice!.message,
      'La lista se ha importado: 1 nuevo, 0 con cambios, 0 sin cambios, ningún error.'
    )
    assert.containsSubset(run.$attributes, {
      state: 'done',
      tour: 'WTA',
      file: 'lista.csv',
      registries: 1,
      done: 1,
      created: 1,
      userId: user.id,
    })
    const [player] = await players()
    assert.containsSubset(player.$attributes, {
      tournamentId: tennis.id,
      tour: 'WTA',
      playerId: '7',
      name: 'Ana',
      lastName: 'López Ruiz',
      nationality: 'ES',
      birthDate: '1999-05-22',
      rank: 12,
      active: true,
    })
    const change = await EntityChange.query().where('entity', 'import_runs').firstOrFail()
    assert.equal(change.label, 'lista.csv')
  })

  test('a player list can have the two surnames in separate columns', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    const list = [
      ['Nombre', '1er Apellido', '2º Apellido', 'Nac.'],
      ['Ana', 'LÓPEZ', 'DE LA TORRE', 'ESP'],
      ['Eva', 'Uno', '', 'FRA'],
    ]
    await take(list)
    const names = (await players()).map(({ name, lastName }) => `${name} ${lastName}`)
    assert.deepEqual(names, ['Ana López de la Torre', 'Eva Uno'])
    assert.containsSubset(await take(list), { unchanged: 2 })
  })

  test('a player list changes only the values that it contains', async ({ client, assert }) => {
    const { take, players } = await importing(client, 'ATP')
    await take([header, [1, 'Carlos', 'Alcaraz', 'ESP', '2003-05-05', 3, '']])
    const counts = await take([header, [1, 'Carlos', 'Alcaraz', '', '', 2, '']])
    assert.containsSubset(counts, { created: 0, updated: 1, unchanged: 0, failed: 0 })
    const [player] = await players()
    assert.containsSubset(player.$attributes, {
      rank: 2,
      nationality: 'ES',
      birthDate: '2003-05-05',
    })
  })

  test('a player list that is imported twice changes nothing the second time', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    const rows = [
      header,
      [1, 'Ana', 'Gómez', 'ESP', '19990101', 1, ''],
      [2, 'Ana', 'Gómez', 'ESP', '19980101', 2, ''],
      ['', 'Ana', 'Gómez', 'ESP', '19970101', '', 'WC'],
      ['', '', 'Zhang', 'CHN', '19990000', '', ''],
      ['', 'Eva', 'Ruiz', '?', '19000000', '', 'W/D'],
      ['', 'Eva', 'Ruiz', '?', '19000000', '', 'W/D'],
    ]
    assert.containsSubset(await take(rows), { created: 5, unchanged: 1, failed: 0 })
    assert.containsSubset(await take(rows), { created: 0, updated: 0, unchanged: 6, failed: 0 })
    assert.lengthOf(await players(), 5)
  })

  test('a player number that lost its zeros in a spreadsheet is of the same player', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    await take([header, ['003201', 'Ana', 'Gómez', 'ESP', '', 1, '']])
    const again = [header, ['3201', 'Ana', 'Gómez', 'ESP', '', 2, '']]
    assert.containsSubset(await take(again), { created: 0, updated: 1, failed: 0 })
    assert.containsSubset(await take(again), { created: 0, unchanged: 1, failed: 0 })
    const [player, ...others] = await players()
    assert.deepEqual([player.playerId, player.rank, others], ['003201', 2, []])
  })

  test('players with an impossible birth date give the same result when imported again', async ({
    client,
    assert,
  }) => {
    const { take } = await importing(client)
    const born = (day: string) => ['', 'Eva', 'Sol', '', day, '', '']
    const rows = [header, born('01/13/2000'), born('19000000'), born('12/14/1999')]
    assert.containsSubset(await take(rows), { created: 2, failed: 1 })
    assert.containsSubset(await take(rows), { created: 0, updated: 0, unchanged: 2, failed: 1 })
  })

  test('a player list withdraws marked players and leaves missing players unchanged', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    await take([header, [1, 'Ana', 'Uno', '', '', '', ''], [2, 'Eva', 'Dos', '', '', '', '']])
    await take([header, [1, 'Ana', 'Uno', '', '', '', 'W/D']])
    assert.deepEqual(
      (await players()).map(({ active }) => active),
      [false, true]
    )
  })

  test('players are found by name in either order, with or without accents', async ({
    client,
    assert,
  }) => {
    const { take, tennis, players } = await importing(client)
    await playerOf(tennis, {
      tour: 'WTA',
      name: 'Renata',
      lastName: 'Zarazúa Ruiz',
      nationality: null,
    })
    const counts = await take([
      ['Jugadora', 'Nat'],
      ['ZARAZUA RUIZ Renata', 'MEX'],
    ])
    assert.containsSubset(counts, { created: 0, updated: 1 })
    const [player] = await players()
    assert.containsSubset(player.$attributes, { lastName: 'Zarazúa Ruiz', nationality: 'MX' })
  })

  test('a new player with the birth date and nearly the name of another is named', async ({
    client,
    assert,
  }) => {
    const { take, last } = await importing(client)
    const columns = ['Jugador', 'Nacimiento']
    await take([columns, ['BADOSA GIBERT Paula', '15/11/1997'], ['UNO Ana', '02/01/1999']])
    assert.notInclude(JSON.stringify((await last()).details), 'resembling')
    await take([columns, ['BADOSA Paula', '15/11/1997'], ['DOS Eva', '02/01/1999']])
    const remark = (await last()).details!.find(({ key }) => key.endsWith('resembling'))
    assert.deepEqual(remark?.values, { count: 1, names: 'Paula Badosa (Paula Badosa Gibert)' })
  })

  test('requests get the new name of their player after an import', async ({ client, assert }) => {
    const { take, tennis } = await importing(client)
    const player = await playerOf(tennis, {
      tour: 'WTA',
      playerId: '9',
      name: 'Ana',
      lastName: 'Uno',
    })
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      type: 'player',
      player: player.id,
      detail: { playerName: 'Ana Uno' },
    }).create()
    await take([header, [9, 'Ana', 'Dos Tres', '', '', '', '']])
    assert.equal((await Form.findOrFail(form.id)).detail.playerName, 'Ana Dos Tres')
  })

  test('a player list affects only its own tour', async ({ client, assert }) => {
    const { take, tennis, players } = await importing(client, 'ATP')
    await playerOf(tennis, { tour: 'WTA', playerId: '1', name: 'Ana', lastName: 'Uno' })
    assert.containsSubset(await take([header, [1, 'Ana', 'Uno', '', '', '', '']]), { created: 1 })
    assert.lengthOf(await players(), 2)
  })
})
