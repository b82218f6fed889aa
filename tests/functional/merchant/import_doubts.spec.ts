import { test } from '@japa/runner'
import ImportRun from '#models/import_run'
import { csv, importing, type Cells, workbook } from '#tests/helpers/imports'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, flashed, openTournaments, playerOf, reviewer } from '#tests/helpers/world'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'

const header = ['id', 'Nombre', 'Apellidos', 'Ranking']
const men = [
  'Novak Djokovic',
  'Rafael Nadal',
  'Roger Federer',
  'Andy Murray',
  'Carlos Alcaraz',
  'Jannik Sinner',
]
const women = [
  'Serena Williams',
  'Venus Starr',
  'Iga Swiatek',
  'Coco Gauff',
  'Elena Rybakina',
  'Ons Jabeur',
]
const listOfPlayers = (names: string[]): Cells => [
  header,
  ...names.map((name, at) => [100 + at, ...name.split(' '), at + 1]),
]

test.group('A doubtful player list', (group) => {
  emptyWorld(group)

  test('a list that changes the people behind known numbers is not imported and names them', async ({
    client,
    assert,
  }) => {
    const { take, upload, last, open, players, path } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    const response = await upload(csv(listOfPlayers(women)))
    const run = await last()
    assert.equal(response.header('location'), `${path}/${run.id}/mapping`)
    const { type, message } = flashed(response).notice!
    assert.equal(type, 'error')
    assert.match(message, /^Parece la lista equivocada/)
    assert.deepEqual([run.state, run.done], ['preview', 0])
    assert.equal((await players())[0].lastName, 'Djokovic')
    const { doubts, mapping } = await open(`/${run.id}/mapping`)
    assert.lengthOf(doubts, 1)
    assert.include(
      doubts[0],
      '100 Novak Djokovic → Serena Williams; 101 Rafael Nadal → Venus Starr'
    )
    assert.include(
      doubts[0],
      'De 6 jugadores que tienen el mismo número aquí y en la lista, 6 serían'
    )
    assert.deepEqual(mapping, { 0: 'playerId', 1: 'name', 2: 'lastName', 3: 'rank' })
  })

  test('a list of people without columns of players is not imported before it is confirmed', async ({
    client,
    assert,
  }) => {
    const { take, last, open, players } = await importing(client)
    const volunteers = ['Nombre', 'Apellidos', 'DNI', 'Correo', 'Talla', 'Turno', 'Puesto previo']
    await take([volunteers, ['Ana', 'Lima', '00000000T', 'a@example.com', 'L', 'Tarde', 'Marshal']])
    const { id, state } = await last()
    assert.equal(state, 'preview')
    assert.isEmpty(await players())
    const { doubts } = await open(`/${id}/mapping`)
    assert.include(doubts[0], '5 de 7 columnas no son de una lista de jugadores')
    assert.include(doubts[0], 'DNI, Correo')
  })

  test('a doubtful list is imported after a confirmation on its page or with the file', async ({
    client,
    assert,
  }) => {
    const { take, last, confirm, players } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    await take(listOfPlayers(women))
    const { id, plan } = await last()
    const doubted = await confirm(id, { mapping: plan.mapping })
    assert.equal(flashed(doubted).notice!.type, 'error')
    assert.equal((await last()).state, 'preview')
    await confirm(id, { mapping: plan.mapping, confirm: 1 })
    assert.containsSubset((await last()).counts, { updated: 6, failed: 0 })
    assert.equal((await players())[0].lastName, 'Williams')
    const counts = await take(listOfPlayers(men), 'lista.csv', { confirm: '1' })
    assert.containsSubset(counts, { updated: 6 })
  })

  test('a doubtful list can be confirmed on its page without naming the columns again', async ({
    client,
    assert,
  }) => {
    const { take, last, user, path } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    await take(listOfPlayers(women))
    const page = `${path}/${(await last()).id}`
    const send = (body: object) =>
      client.post(page).loginAs(user).withCsrfToken().redirects(0).json(body)
    await send({})
    assert.equal((await last()).state, 'preview')
    const response = await send({ confirm: 1 })
    assert.equal(response.header('location'), page)
    assert.equal((await last()).state, 'done')
  })

  test('a doubtful list that a program sends is refused with the same message', async ({
    client,
    assert,
  }) => {
    const { take, user, path, last } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    const response = await client
      .post(path)
      .loginAs(user)
      .withCsrfToken()
      .accept('json')
      .redirects(0)
      .file('file', csv(listOfPlayers(women)), { filename: 'lista.csv' })
    assert.equal(response.status(), 409)
    assert.include(response.body().message, 'Novak Djokovic → Serena Williams')
    assert.equal((await last()).state, 'preview')
  })

  test('a list with players of the other tour is doubtful', async ({ client, assert }) => {
    const { take, last, open, tennis } = await importing(client, 'WTA')
    await playerOf(tennis, { tour: 'WTA', playerId: '1', name: 'Ana', lastName: 'Uno' })
    for (const name of men) {
      const [first, lastName] = name.split(' ')
      await playerOf(tennis, { tour: 'ATP', playerId: null, name: first, lastName })
    }
    const counts = await take([['Jugador'], ...men.map((name) => [name])])
    assert.containsSubset(counts, { created: 0 })
    const { doubts } = await open(`/${(await last()).id}/mapping`)
    assert.include(doubts[0], '6 filas nombran a jugadores de la ATP y 0 a uno de este circuito')
  })

  test('a list that repeats a few players in many rows is doubtful', async ({ client, assert }) => {
    const { take, last, open } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    const weeks = Array.from({ length: 30 }, (_, at) => [
      `2024010${at % 9}`,
      at + 1,
      100 + (at % 3),
    ])
    await take([['ranking_date', 'rank', 'player'], ...weeks])
    const { doubts } = await open(`/${(await last()).id}/mapping`)
    assert.include(doubts[0], 'Las 30 filas tratan solo de 3 jugadores')
    const matches = men.flatMap((_, at) =>
      men.map((other, match) => [100 + (at % 2), men[at % 2], 200 + match, other])
    )
    await take([['winner_id', 'winner_name', 'loser_id', 'loser_name'], ...matches])
    assert.equal((await last()).state, 'preview')
  })

  test('a list whose rows would mostly fail is doubtful', async ({ client, assert }) => {
    const { take, last, open } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    const rows = ['900', '901', '902', '100'].map((id) => [id, '', '', 1])
    await take([header, ...rows])
    const { doubts } = await open(`/${(await last()).id}/mapping`)
    assert.deepEqual(doubts, [
      'De 4 filas probadas, fallarían 3: 3 × «Ningún jugador tiene el número 900 y sin nombre no se puede crear».',
    ])
  })

  test('a first list is not doubtful, nor one with other rankings or new players', async ({
    client,
    assert,
  }) => {
    const { take } = await importing(client, 'ATP')
    assert.containsSubset(await take([header, ['', '', '', 1], ['', '', '', 2], ['', '', '', 3]]), {
      failed: 3,
    })
    assert.containsSubset(await take(listOfPlayers(men)), { created: 6 })
    const later = listOfPlayers(men).map((row, at) =>
      at === 0 ? row : [...row.slice(0, 3), 50 - at]
    )
    assert.containsSubset(await take(later), { updated: 6 })
    const more = women.map((name, at) => [500 + at, ...name.split(' '), 9])
    assert.containsSubset(await take([...later, ...more]), { created: 6, unchanged: 6 })
  })

  test('a few rows that change the person behind a number are refused unless the list is confirmed', async ({
    client,
    assert,
  }) => {
    const { take, last, open, players } = await importing(client, 'ATP')
    await take(listOfPlayers(men))
    const one = listOfPlayers([women[0], ...men.slice(1)])
    assert.containsSubset(await take(one), { failed: 1, unchanged: 5 })
    const { failures } = await open(`/${(await last()).id}`)
    assert.include(failures[0].error, 'El número 100 es de Novak Djokovic, no de Serena Williams.')
    assert.containsSubset(await take(one, 'lista.csv', { confirm: '1' }), { updated: 1 })
    assert.equal((await players())[0].lastName, 'Williams')
  })

  test('a player with the same birth date can get another name without doubt', async ({
    client,
    assert,
  }) => {
    const { take } = await importing(client)
    const row = (...names: string[]) => [
      ['id', 'Nombre', 'Apellidos', 'Nacimiento'],
      [1, ...names, '1990-01-02'],
    ]
    await take(row('Ana', 'Uno'))
    assert.containsSubset(await take(row('Eva', 'Dos')), { updated: 1 })
  })

  test('a list of people whose rows would mostly fail is doubtful', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
    const by = await reviewer()
    const list = await listOf(
      ['PAX00001', 'PAX00002', 'PAX00003'].map((document) => journalist({ document, email: 'x' }))
    )
    const response = await sendPeople(client, list, { by })
    const run = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(response.header('location'), `/merchant/import-people/press/${run.id}`)
    assert.include(run.details![0].key, 'doubts.failing')
    assert.deepEqual([run.state, run.done], ['preview', 0])
    await sendPeople(client, list, { by, confirm: 1 })
    assert.equal((await ImportRun.query().orderBy('id', 'desc').firstOrFail()).failed, 3)
    assert.lengthOf(await Form.all(), 1)
  })

  test('the causes of a doubtful list are counted by their columns', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
    const wrong = [{ idGender: 'Q1' }, { idGender: 'Z' }, { idNationality: 'Narnia' }, {}]
    const rows = wrong.map((changes, index) =>
      journalist({ document: `PAX0000${index}`, ...(changes as Record<string, string>) })
    )
    await sendPeople(client, await listOf(rows), { by: await reviewer() })
    const run = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      run.details![0].causes?.map(({ count, problem }) => [count, problem.field]),
      [
        [2, 'idGender'],
        [1, 'idNationality'],
      ]
    )
  })
})

test.group('An .ods list', (group) => {
  emptyWorld(group)

  test('a player list gives the same result as .ods and as .xlsx', async ({ client, assert }) => {
    const { take, last, result } = await importing(client)
    const rows: Cells = [
      ['id', 'Nombre', 'Apellidos', 'Nac', 'Nacimiento', 'Ranking'],
      [1, 'Ana', 'Núñez & Cía', 'ESP', '1999-05-04', 12],
      [2, 'Eva', 'Dos', '', '', null],
      [3, 'Ons', 'Jabeur', 'TUN', '28/08/1994', 1234],
    ]
    const sheets = { Notas: [['Nada']] as Cells, Lista: rows }
    assert.containsSubset(await take(workbook(sheets), 'lista.xlsx'), { created: 3 })
    const counts = await take(workbook(sheets, 'ods'), 'lista.ods')
    assert.containsSubset(counts, { unchanged: 3, failed: 0 })
    assert.lengthOf(await result((await last()).resultKey!), 4)
  })

  test('a list of people as .ods becomes requests', async ({ client, assert }) => {
    await openTournaments()
    const by = await reviewer()
    const cells = journalist({ lastName: 'Ñuño' })
    const list = workbook([Object.keys(cells), Object.values(cells)], 'ods')
    await sendPeople(client, list, { by, name: 'personas.ods' })
    assert.equal((await Form.firstOrFail()).lastName, 'Ñuño')
  })
})
