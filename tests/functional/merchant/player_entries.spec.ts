import { test } from '@japa/runner'
import { importing } from '#tests/helpers/imports'
import { emptyWorld } from '#tests/helpers/world'

test.group('The entries of a player list', (group) => {
  emptyWorld(group)

  test('an entry says who is in which draw, and an alternate leaves the draw', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    const list = (...entries: string[]) => [
      ['Jugadora', 'Cuadro'],
      ...entries.map((entry, at) => [['Ana Uno', 'Eva Dos', 'Sol Tres', 'Luz Cinco'][at], entry]),
    ]
    const draws = async () => (await players()).map(({ draw, active }) => [draw, active])
    await take(list('Q', 'ALT', 'DA', 'WC'))
    assert.deepEqual(await draws(), [
      ['qualifying', true],
      [null, true],
      ['main', true],
      ['main', true],
    ])
    const later = list('ALT 3', 'ALT', '', 'W/D')
    assert.containsSubset(await take(later), { updated: 2, unchanged: 2, failed: 0 })
    assert.deepEqual(await draws(), [
      [null, true],
      [null, true],
      ['main', true],
      ['main', false],
    ])
    assert.containsSubset(await take(later), { updated: 0, unchanged: 4 })
    assert.containsSubset(await take(list('Q')), { updated: 1 })
    assert.deepEqual((await draws())[0], ['qualifying', true])
  })

  test('an entry can stand in brackets behind the name, and so can a country', async ({
    client,
    assert,
  }) => {
    const { take, last, players } = await importing(client)
    const written = [
      ['BADOSA Paula (PR)', null, 'main'],
      ['SORRIBES TORMO Sara (ESP) (SE)', 'ES', 'main'],
      ['Uno Ana [JE]', null, 'main'],
      ['Dos Ana (SR)', null, 'main'],
      ['Tres Ana (WC1)', null, 'main'],
      ['Cuatro Ana (ESP, LL)', 'ES', 'main'],
      ['Cinco Ana (Q) [12]', null, 'qualifying'],
      ['Seis Ana (ALT)', null, null],
      ['Siete Ana (IN)', 'IN', null],
      ['Ocho Ana (MD)', 'MD', null],
      ['Nueve Ana (es)', 'ES', null],
    ] as const
    await take([['Jugadora'], ...written.map(([name]) => [name])])
    assert.deepEqual(
      (await players()).map(({ nationality, draw }) => [nationality, draw]),
      written.map(([, ...read]) => read)
    )
    assert.isEmpty((await last()).details)
  })

  test('an entry in a separate column counts before one in brackets', async ({
    client,
    assert,
  }) => {
    const { take, players } = await importing(client)
    await take([
      ['Jugadora', 'Cuadro', 'Nac'],
      ['BADOSA Paula (PR)', 'Q', 'ESP'],
      ['UNO Ana (WC)', 'ALT', 'Puerto Rico'],
      ['DOS Eva (W/D)', '', ''],
    ])
    assert.deepEqual(
      (await players()).map(({ nationality, draw, active }) => [nationality, draw, active]),
      [
        ['ES', 'qualifying', true],
        ['PR', null, true],
        [null, null, false],
      ]
    )
  })

  test('a tick in the column {header} withdraws the player')
    .with([
      { header: 'Retirado', ticks: ['Sí', 'X', '1', 'W/D'], others: ['No', '', '0'] },
      { header: 'Withdrawn', ticks: ['Yes', 'x', 'true', 'Withdrawn'], others: ['no', '-', ''] },
    ])
    .run(async ({ client, assert }, { header, ticks, others }) => {
      const { take, last, players } = await importing(client)
      const cells = [...ticks, ...others]
      await take([
        ['Jugadora', 'Estado', header],
        ...cells.map((cell, at) => [`Ana ${'x'.repeat(at + 1)}`, 'DA', cell]),
      ])
      assert.deepEqual(
        (await players()).map(({ active, draw }) => [active, draw]),
        cells.map((_, at) => [at >= ticks.length, 'main'])
      )
      assert.isEmpty((await last()).details)
    })
})
