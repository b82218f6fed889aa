import { test } from '@japa/runner'
import { importing } from '#tests/helpers/imports'
import { emptyWorld, playerOf } from '#tests/helpers/world'

const header = ['id', 'Nombre', 'Apellidos', 'Jugador', 'Nac', 'Nacimiento', 'Ranking', 'Circuito']

test.group('Failed rows of an import', (group) => {
  emptyWorld(group)

  test('each failed row has its reason, and the other rows are imported', async ({
    client,
    assert,
  }) => {
    const { take, last, open, tennis } = await importing(client)
    const known = { tour: 'WTA', name: 'Ana', lastName: 'Uno' }
    await playerOf(tennis, { ...known, playerId: '1', birthDate: '1990-01-01' })
    await playerOf(tennis, { ...known, playerId: '2', birthDate: '1991-01-01' })
    const rows = [
      header,
      ['', '', '', '', 'ESP', '', '', ''],
      [99, '', '', '', '', '', '5', ''],
      ['', 'x'.repeat(101), 'Larga', '', '', '', '', ''],
      [5, 'Eva', 'Dos', '', '', '', '', 'ATP'],
      [6, 'Eva', 'Dos', 'Otra Persona', '', '', '', ''],
      ['', 'Ana', 'Uno', '', '', '', '', ''],
      [1, 'Otra', 'Distinta', '', '', '1995-05-05', '', ''],
      [7, 'Eva', 'Tres', '', '', '', 1, ''],
      [7, 'Eva', 'Tres', '', '', '', 2, ''],
    ]
    const counts = await take(rows, 'lista.csv', { confirm: '1' })
    assert.deepEqual(counts, { registries: 9, created: 1, updated: 0, unchanged: 0, failed: 8 })
    const { failures, run } = await open(`/${(await last()).id}`)
    assert.match(run.details[0], /^8 filas no se importaron: 1 × «/)
    assert.deepEqual(
      failures.map(({ line, error }: any) => [line, error]),
      [
        [2, 'La fila no tiene nombre ni número.'],
        [3, 'Ningún jugador tiene el número 99 y sin nombre no se puede crear.'],
        [4, 'Nombre: Es demasiado largo: como máximo 100 caracteres.'],
        [5, 'La fila es del otro circuito (ATP). Impórtela allí.'],
        [6, 'La fila da dos nombres distintos: «Otra Persona» y «Eva Dos».'],
        [
          7,
          'El nombre es el de 2 jugadores. Indique el número del circuito o la fecha de nacimiento.',
        ],
        [8, 'El número 1 es de Ana Uno, que nació otro día.'],
        [10, 'El mismo jugador está en la fila 9 con otros datos, que son los que valen.'],
      ]
    )
  })

  test('section headings inside a list are not imported as players', async ({ client, assert }) => {
    const { take, players } = await importing(client)
    const parts = ['ALTERNATES', 'Qualifiers', 'Lucky Losers', 'Invitaciones', 'Suplentes']
    const rows = parts.map((part) => [part, '', ''])
    const counts = await take([['Jugadora', 'Nac', 'Rk'], ...rows, ['Reserva', 'ESP', '']])
    assert.containsSubset(counts, { registries: 6, created: 1, failed: 5 })
    assert.equal((await players())[0].lastName, 'Reserva')
  })

  test('a ranking with a thousands separator is understood', async ({ client, assert }) => {
    const { take, players } = await importing(client)
    const ranks = ['1.234', '1,234', '1 000', '1.000', '12.0', '7']
    await take([
      ['Apellidos', 'Ranking'],
      ...ranks.map((rank, at) => [`Uno${'x'.repeat(at)}`, rank]),
    ])
    assert.deepEqual(
      (await players()).map(({ rank }) => rank),
      [1234, 1234, 1000, 1000, 12, 7]
    )
  })

  test('unreadable values are left out and reported', async ({ client, assert }) => {
    const { take, last, open, players, result } = await importing(client, 'WTA', 'en')
    await take([header, ['', 'Ana', 'Uno', '', 'URS', '31/02/1990', 'many', '']])
    const [player] = await players()
    assert.containsSubset(player.$attributes, { nationality: null, birthDate: null, rank: null })
    const { run } = await open(`/${(await last()).id}`)
    assert.deepEqual(run.details, [
      '1 row was imported without something that cannot be read; the result says what.',
    ])
    const [, row] = await result(run.result)
    assert.deepEqual(row.slice(-2), [
      'New',
      'Nationality: “URS” is not a current country, so it was left out. ' +
        'Date of birth: “31/02/1990” is not a date of birth, so it was left out. ' +
        'Ranking: “many” is not a ranking, so it was left out.',
    ])
  })

  test('an unreadable value does not remove the stored value, and the row is reported as unchanged', async ({
    client,
    assert,
  }) => {
    const { take, last, result, players } = await importing(client, 'WTA', 'en')
    const row = (nationality: string) => [
      ['Nombre', 'Apellidos', 'Nac'],
      ['Ana', 'Uno', nationality],
    ]
    await take(row('ESP'))
    await take(row('URS'))
    assert.equal((await players())[0].nationality, 'ES')
    const [, cells] = await result((await last()).resultKey!)
    assert.deepEqual(cells.slice(-2), [
      'Unchanged',
      'Nationality: “URS” is not a current country, so it was left out. What was there stays as it was.',
    ])
  })

  test('a garbled name does not replace a correct one', async ({ client, assert }) => {
    const { take, players } = await importing(client)
    const row = (name: string) => [
      ['id', 'Nombre', 'Apellidos'],
      [1, 'Ana', name],
    ]
    await take(row('Niño Castañeda'))
    assert.containsSubset(await take(row('NiÃ±o CastaÃƒÂ±eda')), { unchanged: 1 })
    assert.containsSubset(await take(row('Ni\ufffdo Casta\ufffdeda')), { failed: 1 })
    assert.equal((await players())[0].lastName, 'Niño Castañeda')
  })

  test('the result file has the same rows, with formulas as text', async ({ client, assert }) => {
    const { take, last, open, result } = await importing(client)
    await take([
      ['Nombre', 'Apellidos', 'Nota'],
      ['Ana', 'Uno', '=1+1'],
      ['', '', 'sola'],
    ])
    const run = await last()
    assert.deepEqual(await result(run.resultKey!), [
      ['Nombre', 'Apellidos', 'Nota', 'Resultado', 'Error'],
      ['Ana', 'Uno', '=1+1', 'Nueva', null],
      [null, null, 'sola', 'Sin importar', 'La fila no tiene nombre ni número.'],
    ])
    const { imports } = await open()
    assert.containsSubset(imports.data[0], {
      file: 'lista.csv',
      registries: 2,
      failed: 1,
      state: 'done',
    })
    assert.deepEqual(imports.data[0].details, [
      '1 fila no se importó: 1 × «La fila no tiene nombre ni número».',
      'Columnas que no se han usado: Nota.',
    ])
  })

  test('the uploaded list can be downloaded as it was', async ({ client, assert }) => {
    const { take, last, path, user } = await importing(client)
    await take([
      ['Nombre', 'Apellidos', 'Nota'],
      ['Ana', 'Uno', '=1+1'],
    ])
    const { id } = await last()
    const original = await client.get(`${path}/${id}/original`).loginAs(user)
    assert.include(original.header('content-disposition'), 'lista.csv')
    assert.include(original.text(), 'Ana;Uno;=1+1')
  })

  test('a result file with an unknown token is not found', async ({ client, assert }) => {
    const { path, user } = await importing(client)
    const missing = await client.get(`${path}/download?file=${'A'.repeat(26)}`).loginAs(user)
    assert.equal(missing.status(), 404)
  })
})
