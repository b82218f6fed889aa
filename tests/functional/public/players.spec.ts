import { test } from '@japa/runner'
import { goodPhoto } from '#tests/helpers/forms'
import { guest, member, pdf, problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { emptyWorld, openTournaments, playerOf, reviewer } from '#tests/helpers/world'
import db from '@adonisjs/lucid/services/db'
import { decideOn } from '#tests/helpers/decisions'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import FormFile from '#models/form_file'
import MailMessage from '#models/mail_message'

async function english() {
  const { tennis } = await openTournaments()
  return {
    tennis,
    player: await playerOf(tennis, { name: 'Example', lastName: 'Two', nationality: 'GB' }),
  }
}

test.group('A team member', (group) => {
  emptyWorld(group)

  test('a team member brings three guests, each with a separate request', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const answers = {
      ...member(player),
      ...guest(1),
      ...guest(2, { validity: 'day', day: '2024-04-23' }),
    }
    const files = { 'detail[passportPhoto]': pdf('pasaporte.pdf') }
    const response = await sendMember(client, answers, { files })
    response.assertHeader('location', '/forms/jugadores/gracias')

    const [host, ...guests] = await Form.query().orderBy('id')
    assert.deepInclude(host.serialize(), {
      type: 'player',
      category: 'player_team',
      player: player.id,
    })
    assert.deepInclude(host.detail, { type: 'Coach', playerName: 'Example Two', day: null })
    assert.deepEqual(
      guests.map(({ type, idForm, idParent, player: of }) => [type, idForm, idParent, of]),
      [
        ['guest', 'TST24-GU-000001', host.id, player.id],
        ['guest', 'TST24-GU-000002', host.id, player.id],
      ]
    )
    assert.deepInclude(guests[1].detail, {
      validity: 'day',
      day: '2024-04-23',
      playerName: 'Example Two',
    })
    for (const { image } of [host, ...guests]) assert.match(image!, /^portraits\//)
    const file = await FormFile.firstOrFail()
    assert.deepInclude(file.serialize(), {
      formId: host.id,
      field: 'passportPhoto',
      name: 'pasaporte.pdf',
    })
    assert.equal(host.detail.passportPhoto, file.key)
    assert.lengthOf(await MailMessage.all(), 3)

    const list = await client
      .get('/merchant/mform/player')
      .loginAs(await reviewer())
      .withInertia()
    assert.deepInclude((list.inertiaProps as any).forms.data[0], { guestCount: 2, idParent: null })
  })

  test('a team member without a player of the list is refused', async ({ client, assert }) => {
    const { player } = await english()
    const sentence = "Sorry! this Player doesn't belong to player's list!"
    for (const changes of [
      { player: '999999' },
      { player: 'abc' },
      { player: '-1' },
      { player: '1.5' },
      { player: '9'.repeat(40) },
      { tour: player.tour === 'ATP' ? 'WTA' : 'ATP' },
    ]) {
      const response = await sendMember(client, member(player, changes), { locale: 'en' })
      assert.deepEqual(response.body().errors, [
        { field: 'detail.player', rule: 'notInPlayersList', message: sentence },
      ])
    }
    assert.lengthOf(await Form.all(), 0)
  })

  test('a day pass of a team member needs its day', async ({ client, assert }) => {
    const { player } = await english()
    const answers = { ...member(player, { validity: 'day' }), ...guest(1, { validity: 'day' }) }
    assert.deepEqual(problemsOf(await sendMember(client, answers)), [
      'detail.day required',
      'guests.1.detail.day required',
    ])
  })

  test('a missing answer of a guest is shown at that guest', async ({ client, assert }) => {
    const { player } = await english()
    const answers = { ...member(player), 'has_guest3': 'true', 'guests[3][name]': 'Gil' }
    const problems = problemsOf(
      await sendMember(client, answers, { files: { 'guests[3][image]': null } })
    )
    assert.includeMembers(problems, [
      'guests.3.lastName required',
      'guests.3.detail.type required',
      'guests.3.image required',
    ])
    assert.notInclude(problems, 'guests.3.name required')
    assert.lengthOf(await Form.all(), 0)
  })

  test('two guests with the same document are refused', async ({ client, assert }) => {
    const { player } = await english()
    const answers: Record<string, any> = { ...member(player), ...guest(1), ...guest(2) }
    answers['guests[2][document]'] = answers['guests[1][document]']
    const response = await sendMember(client, answers)
    assert.deepEqual(problemsOf(response), ['guests.2.document alreadyRequested'])
    assert.match(response.body().errors[0].message, /^Otra persona de este formulario/)
    assert.lengthOf(await Form.all(), 0)
  })

  test('a guest whose box is not ticked is left out', async ({ client, assert }) => {
    const { player } = await english()
    await sendMember(client, { ...member(player), ...guest(1), has_guest1: 'false' })
    assert.lengthOf(await Form.all(), 1)
  })

  test('a team member can send guests in JSON as an object or as a list', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const detail = {
      type: 'Coach',
      validity: 'full',
      tour: player.tour,
      player: player.id,
      passportNumber: 'PA1234567',
    }
    const withoutPhoto = { ...somebody(), acceptPrivacy: true, detail }
    for (const guests of [
      { 2: { name: 'Gil' } },
      [null, null, { name: 'Gil' }],
      [{ name: 'Gil' }],
    ]) {
      const response = await client
        .post('/forms/jugadores')
        .withCsrfToken()
        .header('accept', 'application/json')
        .json({ ...withoutPhoto, guests })
      const number = Array.isArray(guests) ? (guests.length === 1 ? 1 : 2) : 2
      assert.include(problemsOf(response), `guests.${number}.lastName required`)
      assert.include(problemsOf(response), 'image required')
    }
  })

  test('a team member with an invalid guest photo or passport file is refused as a whole', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const text = { ...(await goodPhoto()), bytes: Buffer.from('no photo') }
    const answers = { ...member(player), ...guest(1) }
    const response = await sendMember(client, answers, { files: { 'guests[1][image]': text } })
    assert.deepEqual(problemsOf(response), ['guests.1.image photo.namedLikeOne'])
    const fake = { ...pdf(), bytes: Buffer.from('hello') }
    const other = await sendMember(client, member(player), {
      files: { 'detail[passportPhoto]': fake },
    })
    assert.lengthOf(problemsOf(other), 1)
    assert.match(problemsOf(other)[0], /^detail\.passportPhoto file\.extname/)
    assert.lengthOf(await Form.all(), 0)
    assert.lengthOf(await FormFile.all(), 0)
  })
})

test.group("The places of a player's team", (group) => {
  emptyWorld(group)

  test('a team has three member places, and five during the quarter-finals', async ({
    client,
    assert,
  }) => {
    const { player, tennis } = await english()
    const send = async () => problemsOf(await sendMember(client, member(player)))
    for (let count = 0; count < 3; count++) assert.isEmpty(await send())
    assert.deepEqual(await send(), ['detail.player places.members'])
    await tennis.merge({ quarterFinals: true }).save()
    for (let count = 0; count < 2; count++) assert.isEmpty(await send())
    assert.deepEqual(await send(), ['detail.player places.members'])
    await player.merge({ active: false }).save()
    assert.deepEqual(await send(), ['detail.player places.members'])
    assert.lengthOf(await Form.all(), 5)
  })

  test('a player from {nationality} has {most} day passes')
    .with([
      { nationality: 'GB', most: 3 },
      { nationality: 'ES', most: 6 },
    ])
    .run(async ({ client, assert }, { nationality, most }) => {
      const { tennis } = await openTournaments()
      const player = await playerOf(tennis, { nationality })
      const day = { validity: 'day', day: '2024-04-24' }
      for (let count = 0; count < most; count++)
        assert.isEmpty(problemsOf(await sendMember(client, member(player, day))))
      assert.deepEqual(problemsOf(await sendMember(client, member(player, day))), [
        'detail.player places.dayPasses',
      ])
    })

  test('a team has three guest places over all requests, and a request with more guests is refused whole', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const player = tennis.$extras.player
    const day = { validity: 'day', day: '2024-04-24' }
    await sendMember(client, { ...member(player), ...guest(1, day), ...guest(2, day) })
    const more = { ...member(player), ...guest(1, day), ...guest(2, day) }
    const response = await sendMember(client, more, { locale: 'en' })
    assert.deepEqual(problemsOf(response), ['detail.player places.guests'])
    assert.include(response.body().errors[0].message, '1')
    assert.lengthOf(await Form.all(), 3)
  })

  test('a fourth guest is refused by number, and nothing of the request is stored', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const { has_guest4: flag, ...answersOfFourth } = guest(4)
    for (const fourth of [{ has_guest4: flag }, answersOfFourth]) {
      const answers = { ...member(player), ...guest(1), ...fourth }
      const problems = problemsOf(await sendMember(client, answers))
      assert.deepEqual(problems, ['guests.4 array.maxLength'])
    }
    assert.lengthOf(await Form.all(), 0)
  })

  test('a refused request frees its place, and a new approval takes it again', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const by = await reviewer()
    for (let count = 0; count < 3; count++) await sendMember(client, member(player))
    const [first] = await Form.query().orderBy('id')
    await first.moveTo('rejected', { by })
    assert.isEmpty(problemsOf(await sendMember(client, member(player))))
    await assert.rejects(() => first.moveTo('approved', { by }), 'noPlaceLeft')
    const bulkChange = await decideOn([first.id], 'approved', by)
    const rows = await db.from('change_batch_rows').where('batch_id', bulkChange.id)
    assert.deepEqual([bulkChange.changed, rows[0].skipped], [0, 'places'])
    const page = `/merchant/mform/player/${first.id}`
    const shown = await client.get(page).loginAs(by).withInertia()
    assert.containsSubset(shown.inertiaProps, {
      checks: [{ key: 'noPlace', level: 'warning', overridable: true }],
    })
    await client
      .post(`${page}/changestate`)
      .loginAs(by)
      .withCsrfToken()
      .json({ state: 'approved', reason: 'El torneo lo permite' })
    assert.equal((await first.refresh()).state, 'approved')
    const after = await client.get(page).loginAs(by).withInertia()
    assert.containsSubset(after.inertiaProps, { checks: [{ key: 'overPlaces' }] })
  })

  test('a day pass becomes a place for the whole tournament only while one is left', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const by = await reviewer()
    for (let count = 0; count < 3; count++) await sendMember(client, member(player))
    const day = { validity: 'day', day: '2024-04-24' }
    await sendMember(client, member(player, day))
    const [first, , , last] = await Form.query().orderBy('id')
    assert.equal(last.detail.validity, 'day')
    await assert.rejects(
      () => last.revise({ validity: 'full' }, { by }),
      'validity refused: places.members'
    )
    await last.revise({ validity: 'full', exceedReason: 'El torneo lo permite' }, { by })
    await first.moveTo('rejected', { by })
    await (await last.refresh()).revise({ validity: 'day', exceedReason: null }, { by })
    await last.revise({ validity: 'full' }, { by: null })
    assert.equal((await last.refresh()).detail.validity, 'full')
  })

  test('a blacklisted person takes no place from others, and the preview says so', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const by = await reviewer()
    await sendMember(client, { ...member(player), name: 'Vetado', lastName: 'Ejemplo' })
    for (let count = 0; count < 2; count++) await sendMember(client, member(player))
    const [listed, rejected] = await Form.query().orderBy('id')
    for (const form of [listed, rejected]) await form.moveTo('rejected', { by })
    await sendMember(client, member(player))
    await BlacklistEntry.create({
      name: 'Vetado',
      lastName: 'Ejemplo',
      reason: 'Prestó su tarjeta',
      reviewOn: '2030-01-01',
    })
    const ids = [listed.id, rejected.id]
    const preview = await client
      .post('/merchant/mform/player/changestate')
      .loginAs(by)
      .withCsrfToken()
      .json({ ids, state: 'approved', preview: true })
    assert.deepInclude(preview.body(), { applies: 1, skipped: { listed: 1 } })
    assert.equal((await decideOn(ids, 'approved', by)).changed, 1)
    assert.equal((await rejected.refresh()).state, 'approved')
  })

  test('a withdrawn request takes no place from others that are approved with it', async ({
    client,
    assert,
  }) => {
    const { player } = await english()
    const by = await reviewer()
    for (let count = 0; count < 3; count++) await sendMember(client, member(player))
    const [withdrawn, rejected] = await Form.query().orderBy('id')
    await withdrawn.withdraw()
    await rejected.moveTo('rejected', { by })
    await sendMember(client, member(player))
    const bulkChange = await decideOn([withdrawn.id, rejected.id], 'approved', by)
    const skipped = await db
      .from('change_batch_rows')
      .where('batch_id', bulkChange.id)
      .orderBy('form_id')
    assert.deepEqual(
      skipped.map((row) => row.skipped),
      ['withdrawn', null]
    )
  })

  test('staff can exceed the places if they give a reason', async ({ client, assert }) => {
    const { player } = await english()
    const user = await reviewer()
    for (let count = 0; count < 3; count++) await sendMember(client, member(player))
    const typeIn = async (detail: Record<string, unknown>) => {
      const request = client
        .post('/merchant/mform/player')
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
      request.header('accept', 'application/json')
      for (const [name, value] of Object.entries(member(player, detail))) request.field(name, value)
      const photo = await goodPhoto()
      return request.file('image', photo.bytes, { filename: photo.name, contentType: photo.type })
    }
    assert.deepEqual(problemsOf(await typeIn({})), ['detail.player places.members'])
    assert.isEmpty(problemsOf(await typeIn({ exceedReason: 'Dirección lo autoriza' })))
    assert.lengthOf(await Form.all(), 4)
  })
})

test.group('The search for players', (group) => {
  emptyWorld(group)

  test('the player search ignores accents and the order of names and shows the remaining places', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const player = await playerOf(tennis, {
      name: 'Íñigo',
      lastName: 'Núñez Łuk',
      nationality: 'GB',
      rank: 3,
    })
    await sendMember(client, member(player))
    for (const sought of [
      'nunez',
      'NÚÑEZ inigo',
      'luk ini',
      String((await Form.firstOrFail()).player),
    ]) {
      const page = await client.get('/forms/jugadores').qs({ player: sought }).withInertia()
      assert.deepEqual((page.inertiaProps as any).options.players, [
        {
          value: String((await Form.firstOrFail()).player),
          label: 'Íñigo Núñez Łuk (ATP, GB)',
          tour: 'ATP',
          most: { members: 3, dayPasses: 3, guests: 3 },
          left: { members: 2, dayPasses: 3, guests: 3 },
        },
      ])
    }
  })

  test('the player search returns neither the whole list nor other people', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    for (let rank = 1; rank < 40; rank++)
      await playerOf(tennis, { name: 'Pablo', lastName: `Prueba ${rank}`, rank })
    const options = async (query: Record<string, string>) =>
      ((await client.get('/forms/jugadores').qs(query).withInertia()).inertiaProps as any).options
    assert.isEmpty((await options({})).players)
    assert.isEmpty((await options({ player: '%' })).players)
    const { players } = await options({ player: 'prueba' })
    assert.lengthOf(players, 20)
    assert.equal(players[0].label, 'Pablo Prueba 1 (ATP, ES)')
  })
})
