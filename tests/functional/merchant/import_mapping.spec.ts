import { test } from '@japa/runner'
import ImportMapping from '#models/import_mapping'
import { csv, importing, workbook } from '#tests/helpers/imports'
import { emptyWorld, flashed } from '#tests/helpers/world'

const odd = csv([
  ['Quién', 'De dónde', 'Lugar'],
  ['Ana Uno', 'ESP', 3],
])
const chosen = { 0: 'fullName', 1: 'nationality', 2: 'rank' }

test.group('The column mapping of an import', (group) => {
  emptyWorld(group)

  test('uncertain columns are shown before anything is imported', async ({ client, assert }) => {
    const { upload, last, open, players, path } = await importing(client)
    const response = await upload(odd)
    const run = await last()
    assert.equal(response.header('location'), `${path}/${run.id}/mapping`)
    assert.equal(run.state, 'preview')
    assert.lengthOf(await players(), 0)
    const props = await open(`/${run.id}/mapping`)
    assert.containsSubset(props, {
      tour: 'WTA',
      sheets: [],
      headerLine: 1,
      headers: ['Quién', 'De dónde', 'Lugar'],
      rows: [['Ana Uno', 'ESP', '3']],
      mapping: { 0: null, 1: null, 2: null },
      remembered: false,
      problems: ['Ninguna columna tiene los nombres. Elija la del jugador o la de los apellidos.'],
    })
    assert.include(
      props.columns.map(({ name }: any) => name),
      'fullName'
    )
  })

  test('columns are also shown on request', async ({ client, assert }) => {
    const { upload, last, open, players } = await importing(client)
    await upload(
      csv([
        ['Nombre', 'Apellidos'],
        ['Ana', 'Uno'],
      ]),
      'lista.csv',
      { preview: '1' }
    )
    assert.lengthOf(await players(), 0)
    const { mapping, problems } = await open(`/${(await last()).id}`)
    assert.deepEqual([mapping, problems], [{ 0: 'name', 1: 'lastName' }, []])
  })

  test('a list is not imported into an edition that is no longer active', async ({
    client,
    assert,
  }) => {
    const { upload, last, confirm, players, tennis } = await importing(client)
    await upload(odd)
    await tennis.merge({ active: false }).save()
    const refused = await confirm((await last()).id, { mapping: chosen })
    assert.include(flashed(refused).notice!.message, 'ya no está activa')
    assert.equal((await last()).state, 'preview')
    assert.isEmpty(await players())
  })

  test('confirmed columns are imported and remembered', async ({ client, assert }) => {
    const { upload, last, confirm, players, take } = await importing(client)
    await upload(odd)
    const { id } = await last()
    const response = await confirm(id, { mapping: chosen })
    assert.equal(flashed(response).notice!.type, 'success')
    const [player] = await players()
    assert.containsSubset(player.$attributes, { lastName: 'Uno', nationality: 'ES', rank: 3 })
    assert.containsSubset(await take(odd), { unchanged: 1 })
    assert.isTrue((await last()).plan.remembered)
    assert.lengthOf(await ImportMapping.all(), 1)
  })

  test('another sheet or header line can be looked at before the import', async ({
    client,
    assert,
  }) => {
    const { upload, last, open, confirm, players } = await importing(client)
    await upload(
      workbook({
        Uno: [
          ['Nombre', 'Apellidos'],
          ['Ana', 'Uno'],
        ],
        Dos: [
          ['Eva', 'Dos'],
          ['Iris', 'Tres'],
        ],
      }),
      'lista.xlsx',
      { preview: '1' }
    )
    const { id } = await last()
    const props = await open(`/${id}?sheet=Dos&headerLine=0`)
    assert.containsSubset(props, {
      sheet: 'Dos',
      headerLine: 0,
      rows: [
        ['Eva', 'Dos'],
        ['Iris', 'Tres'],
      ],
    })
    assert.equal((await last()).plan.sheet, 'Uno')
    const mapping = { 0: 'name', 1: 'lastName' }
    await confirm(id, { mapping, sheet: 'Dos', headerLine: 0 })
    assert.deepEqual(
      (await players()).map(({ fullName }) => fullName),
      ['Eva Dos', 'Iris Tres']
    )
  })

  test('a sheet whose name ends in a space can be chosen', async ({ client, assert }) => {
    const { upload, last, open, confirm, players } = await importing(client)
    const list = [
      ['Nombre', 'Apellidos'],
      ['Eva', 'Dos'],
      ['Iris', 'Tres'],
    ]
    await upload(workbook({ 'Lista ': list, 'Otra': [['Lugar'], ['1']] }), 'lista.xlsx', {
      preview: '1',
    })
    const { id } = await last()
    const { sheet, headerLine } = await open(`/${id}?sheet=Otra`)
    assert.deepEqual(
      [sheet, headerLine, (await open(`/${id}?sheet=Otra`)).run.registries],
      ['Otra', 1, 1]
    )
    await confirm(id, { mapping: { 0: 'name', 1: 'lastName' }, sheet: 'Lista', headerLine: 1 })
    assert.lengthOf(await players(), 2)
  })

  test('a mapping without the names is refused, and so is a second confirmation', async ({
    client,
    assert,
  }) => {
    const { upload, last, confirm, players } = await importing(client)
    await upload(odd)
    const { id } = await last()
    const lacking = await confirm(id, { mapping: { 0: null, 2: 'rank' } })
    assert.property(flashed(lacking).errors, 'mapping')
    const wrong = [{ x: 'rank' }, { 0: 'password' }, 'no', { 0: 'fullName', 1: 'fullName' }]
    for (const mapping of wrong)
      assert.notEqual(Object.keys(flashed(await confirm(id, { mapping })).errors).length, 0)
    assert.lengthOf(await players(), 0)
    await confirm(id, { mapping: chosen })
    const again = await confirm(id, { mapping: chosen })
    assert.equal(flashed(again).notice!.message, 'Esta lista ya se está importando.')
    assert.lengthOf(await players(), 1)
  })

  test('the columns of {0} are recognised')
    .with([
      [
        'a ranking',
        'ranking_date,rank,player,points\n20240422,1,104925,9990\n',
        { 1: 'rank', 2: 'playerId' },
      ],
      [
        'a data file',
        'player_id,name_first,name_last,hand,dob,ioc,height\n1,Ana,Uno,R,19990522,ESP,170\n',
        { 0: 'playerId', 1: 'name', 2: 'lastName', 4: 'birthDate', 5: 'nationality' },
      ],
      [
        'matches',
        'winner_id,winner_name,winner_ioc,loser_id\n1,Ana Uno,ESP,2\n',
        { 0: 'playerId', 1: 'fullName', 2: 'nationality' },
      ],
      ['one name', 'Nombre;Ranking WTA;Estado\nAna Uno;3;DA\n', { 0: 'fullName', 2: 'status' }],
      [
        'the office',
        'playerId;name;lastName;birthDate\n1;Ana;Uno;1999-05-22\n',
        { 0: 'playerId', 1: 'name', 2: 'lastName', 3: 'birthDate' },
      ],
    ] as [string, string, object][])
    .run(async ({ client, assert }, [, content, mapping]) => {
      const { upload, last } = await importing(client)
      await upload(Buffer.from(content))
      const run = await last()
      const known = Object.entries(run.plan.mapping).filter(([, field]) => field)
      assert.deepEqual(Object.fromEntries(known), mapping)
      assert.equal(run.state, 'done')
    })
})
