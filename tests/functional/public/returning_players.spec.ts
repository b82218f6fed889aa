import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import { storePortrait } from '#models/form/portrait'
import { problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { emptyWorld, openTournaments, portraitJpeg } from '#tests/helpers/world'

const path = '/forms/jugadores/old'

async function lastYear(state: 'approved' | 'rejected' = 'approved') {
  const { tennis } = await openTournaments()
  const past = await TournamentFactory.apply('past').create()
  const { image } = await storePortrait({ bytes: await portraitJpeg() })
  const former = await FormFactory.merge({
    tournamentId: past.id,
    type: 'player',
    category: 'player_team',
    state,
    name: 'Renata',
    lastName: 'Gil Ruiz',
    email: 'renata@example.com',
    image,
    detail: { type: 'Physio', validity: 'full', tour: 'ATP', passportNumber: 'RET2023001' },
  }).create()
  return { player: tennis.$extras.player, former, tennis }
}

const short = (player: { id: number }, more: Record<string, string> = {}) => ({
  'acceptPrivacy': 'true',
  'detail[passportNumber]': 'ret-2023 001',
  'detail[player]': String(player.id),
  ...more,
})

test.group('A returning team member', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    await limiter.clear()
    return () => limiter.clear()
  })

  test('is recognised by the passport without a word of their data', async ({ client, assert }) => {
    const { former } = await lastYear()
    const page = await client.get(`${path}/search`).qs({ document: ' ret 2023-001' }).withInertia()
    page.assertInertiaComponent('forms/returning_player')
    const props = page.inertiaProps as any
    assert.deepEqual(props.player, { initials: 'R. G.', maskedEmail: 'r•••@e•••.com' })
    assert.equal(props.search, 'ret 2023-001')
    for (const secret of [former.name, former.lastName, former.email!, former.document!])
      assert.notInclude(JSON.stringify({ ...props, search: '' }), secret)
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('referrer-policy', 'no-referrer')
  })

  test('is not found when {what}')
    .with([
      { what: 'nobody has the number', document: 'XX0000000', state: 'approved' as const },
      { what: 'last year said no', document: 'RET2023001', state: 'rejected' as const },
    ])
    .run(async ({ client, assert }, { document, state }) => {
      const { player } = await lastYear(state)
      const page = await client
        .get(`${path}/search`)
        .qs({ document })
        .withSession({ locale: 'en' })
        .withInertia()
      const { player: found, errors } = page.inertiaProps as any
      assert.isNull(found)
      assert.match(errors.document, /^Document not found: .*press Create/)
      const answers = { ...short(player), 'detail[passportNumber]': document }
      const sent = await sendMember(client, answers, { path, files: { image: null } })
      assert.deepEqual(problemsOf(sent), ['detail.passportNumber documentNotFound'])
    })

  test('sends what is new; the rest comes from last year', async ({ client, assert }) => {
    const { player, former, tennis } = await lastYear()
    const sent = await sendMember(client, short(player, { cellPhone: '611222333' }), {
      path,
      files: { image: null },
    })
    sent.assertHeader('location', '/forms/jugadores/gracias')
    const form = await Form.query().where('tournamentId', tennis.id).firstOrFail()
    assert.deepInclude(form.serialize(), {
      name: 'Renata',
      document: former.document,
      email: 'renata@example.com',
      cellPhone: '+34611222333',
      player: player.id,
    })
    assert.equal(form.detail.type, 'Physio')
    assert.match(form.image!, /^portraits\//)
    assert.notEqual(form.image, former.image)
  })

  test('with another address brings everything anew', async ({ client, assert }) => {
    const { player } = await lastYear()
    const answers = short(player, { email: 'somebody@example.com' })
    const refused = await sendMember(client, answers, { path, files: { image: null } })
    assert.includeMembers(problemsOf(refused), [
      'name required',
      'document required',
      'image required',
    ])
    const complete = {
      ...somebody(),
      ...answers,
      'detail[type]': 'Coach',
      'detail[tour]': 'ATP',
      'detail[validity]': 'full',
    }
    assert.isEmpty(problemsOf(await sendMember(client, complete, { path })))
  })

  test('is looked for five times a minute, and then not', async ({ client, assert }) => {
    await lastYear()
    for (let time = 0; time < 5; time++)
      (
        await client
          .get(`${path}/search`)
          .qs({ document: `PAX${time}000` })
          .withInertia()
      ).assertStatus(200)
    const sixth = await client.get(`${path}/search`).qs({ document: 'RET2023001' }).withInertia()
    sixth.assertStatus(429)
    const { player, errors } = sixth.inertiaProps as any
    assert.isNull(player)
    assert.include(errors.document, 'Espere un minuto')
  })
})
