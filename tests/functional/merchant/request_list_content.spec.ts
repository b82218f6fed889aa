import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { listed, requests } from '#tests/helpers/lists'
import { admin, emptyWorld } from '#tests/helpers/world'

test.group('The content of the list of requests', (group) => {
  emptyWorld(group)

  test('the list of requests shows the active edition, or another on request', async ({
    client,
    assert,
  }) => {
    const { golf } = await requests(['Ruiz'])
    const past = await TournamentFactory.apply('past').create()
    await FormFactory.merge({ tournamentId: past.id, lastName: 'Antigua' }).create()
    await FormFactory.merge({ tournamentId: golf.id, type: 'gpress', lastName: 'Golfa' }).create()
    assert.deepEqual((await listed(client)).names, ['Ruiz'])
    assert.deepEqual((await listed(client, { tournament: past.id })).names, ['Antigua'])
    const user = await admin()
    const other = await client
      .get(`/merchant/mform/press?tournament=${golf.id}`)
      .loginAs(user)
      .withInertia()
    other.assertStatus(404)
  })

  test('the list of requests names an edition that is not current and keeps it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await requests(['Ruiz'])
    const past = await TournamentFactory.apply('past').create()
    const rows = { tournamentId: past.id, lastName: 'Antigua' }
    await FormFactory.merge(rows).createMany(51)
    assert.isNull((await listed(client)).props.otherEdition)
    assert.isNull((await listed(client, { tournament: tennis.id })).props.otherEdition)
    const { props, pager } = await listed(client, { tournament: past.id, state: 'waiting' })
    assert.equal(props.otherEdition, past.fullName)
    assert.deepInclude(props.can, { decideMany: false, create: false, export: true })
    const links = [pager.next_page_url, ...pager.links.map(({ url }: any) => url)]
    for (const url of links) {
      const { searchParams } = new URL(url, 'http://here')
      assert.deepEqual(
        [searchParams.get('tournament'), searchParams.get('state')],
        [String(past.id), 'waiting']
      )
    }
  })

  test('the columns of the list of requests have short headings', async ({ client, assert }) => {
    await requests(['Ruiz'])
    const { fields, listFields } = (await listed(client)).props.formType
    assert.deepInclude(fields.validity, {
      label: 'Duración de la acreditación',
      short: 'Duración',
    })
    assert.deepInclude(fields.media, { label: 'Tipo de medio', short: 'Tipo de medio' })
    for (const name of listFields) assert.isAtMost(fields[name].short.length, 16, name)
  })

  test('the list of requests shows no document and no birth date', async ({ client, assert }) => {
    const { forms } = await requests(['Ruiz'])
    const { pager } = await listed(client)
    assert.notInclude(JSON.stringify(pager), forms[0].document!)
    assert.notInclude(JSON.stringify(pager), '1990-03-14')
    assert.notInclude(JSON.stringify(pager), forms[0].cellPhone!)
  })

  test('the list of requests shows which cards were printed and collected', async ({
    client,
    assert,
  }) => {
    const { forms } = await requests(['Ruiz', 'Alba'])
    await forms[0].related('logs').create({ type: 'print' })
    await forms[1].related('logs').create({ type: 'signature-module' })
    const { pager } = await listed(client)
    assert.deepEqual(
      pager.data.map(({ printed, collected }: any) => [printed, collected]),
      [
        [false, true],
        [true, false],
      ]
    )
  })

  test('a request with the longest names of other alphabets is found by reference and by two letters', async ({
    client,
    assert,
  }) => {
    // Few of them repeat, so a database cannot compress them.
    const signs = (from: number) =>
      String.fromCharCode(...Array.from({ length: 200 }, (_, at) => from + ((at * 7919) % 6000)))
    const long = {
      company: signs(0x4e00),
      detail: {
        mediaName: signs(0x5e00),
        playerName: signs(0x6e00),
        tutorName: signs(0x7e00),
        tutorLastName: signs(0x5f00),
        tutorEmail: signs(0x6f00),
      },
    }
    const { forms } = await requests(['Li', 'Xu'], [long, {}])
    const found = async (search: string) => (await listed(client, { search })).names
    assert.deepEqual(await found(forms[0].idForm), ['Li'])
    assert.deepEqual(await found('li'), ['Li'])
    assert.deepEqual(await found(long.company.slice(50, 52)), ['Li'])
  })

  test('a list with the invalid address {$self} redirects to the whole list')
    .with([
      'state=lost',
      'page=0',
      'page=x',
      'sort=document',
      'direction=up',
      'tournament=x',
      'tournament=99999999999',
      'search[]=a',
      'search=%00',
      'category=king',
    ])
    .run(async ({ client, assert }, query) => {
      await requests(['Ruiz'])
      const user = await admin()
      const path = `/merchant/mform/press?${query}`
      const alone = await client.get(path).loginAs(user).redirects(0)
      assert.deepEqual([alone.status(), alone.header('location')], [302, '/merchant/mform/press'])
      const again = await client
        .get(path)
        .loginAs(user)
        .header('referer', `http://127.0.0.1:${process.env.PORT}${path}`)
        .redirects(0)
      assert.deepEqual([again.status(), again.header('location')], [302, '/merchant/mform/press'])
      const json = await client.get(path).loginAs(user).header('accept', 'application/json')
      json.assertStatus(422)
    })
})
