import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import Form, { states, type State } from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

const allowed = ['waiting approved', 'waiting rejected', 'approved rejected', 'rejected approved']
const pairs = states.flatMap((from) => [...states, 'printed'].map((to) => ({ from, to })))

/** A request that came to a state the way requests do. */
async function requestIn(state: State, tournamentId: number) {
  const form = await FormFactory.merge({ tournamentId }).create()
  if (state !== 'waiting') await form.moveTo(state, { by: null })
  return form
}

async function decide(client: ApiClient, path: string, body: object, json = false) {
  const user = await reviewer()
  const request = client
    .post(`/merchant/mform/press/${path}`)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  return { response: await request.json(body), user }
}

test.group('A decision', (group) => {
  emptyWorld(group)

  test('from {from} to {to} follows the specification')
    .with(pairs)
    .run(async ({ client, assert }, { from, to }) => {
      const { tennis } = await openTournaments()
      const form = await requestIn(from, tennis.id)
      const logs = (await FormLog.all()).length
      const { response, user } = await decide(client, `${form.id}/changestate`, { state: to }, true)
      await form.refresh()
      if (allowed.includes(`${from} ${to}`)) {
        assert.isBelow(response.status(), 400)
        assert.equal(form.state, to)
        const log = await FormLog.query().where('type', 'state').orderBy('id', 'desc').firstOrFail()
        assert.deepEqual([log.userId, log.from, log.to], [user.id, { state: from }, { state: to }])
      } else {
        assert.include([409, 422], response.status())
        assert.isNotEmpty(response.body().errors[0].message)
        assert.equal(form.state, from)
        assert.lengthOf(await FormLog.all(), logs)
      }
    })

  test('tells the applicant in their language, with the reason', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, locale: 'en' }).create()
    const { response } = await decide(client, `${form.id}/changestate`, {
      state: 'rejected',
      reason: ' La foto\nno vale ',
    })
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: `Solicitud ${form.idForm} denegada.`,
    })
    const mail = await MailMessage.firstOrFail()
    assert.deepInclude(mail.serialize(), {
      template: 'rejected',
      to: form.email,
      locale: 'en',
      state: 'sent',
    })
    assert.equal(mail.params.reason, 'La foto\nno vale')
    assert.deepEqual((await FormLog.findByOrFail('type', 'state')).to, {
      state: 'rejected',
      reason: 'La foto\nno vale',
    })
  })

  test('with a reason that no database holds is refused: {$self}')
    .with(['a\u0000b', 'x'.repeat(1001)])
    .run(async ({ client, assert }, reason) => {
      const { tennis } = await openTournaments()
      const form = await requestIn('waiting', tennis.id)
      const { response } = await decide(
        client,
        `${form.id}/changestate`,
        { state: 'rejected', reason },
        true
      )
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'reason')
      const many = await decide(client, 'changestate', { ids: [form.id], reason }, true)
      many.response.assertStatus(422)
      await form.refresh()
      assert.equal(form.state, 'waiting')
    })

  test('taken on an older page is refused, and one on the newest taken', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('approved', tennis.id)
    const path = `${form.id}/changestate`
    const late = await decide(client, path, { state: 'rejected', version: 1 })
    assert.match(flashed(late.response).notice!.message, /otra persona la ha decidido antes/)
    await form.refresh()
    assert.equal(form.state, 'approved')
    await decide(client, path, { state: 'rejected', version: 2 })
    await form.refresh()
    assert.equal(form.state, 'rejected')
  })

  test('approving makes one live card, rejecting ends it', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('approved', tennis.id)
    const { token } = await Card.firstOrFail()
    await form.moveTo('rejected', { by: null })
    await form.moveTo('approved', { by: null })
    const cards = await Card.query().orderBy('id')
    assert.deepEqual(
      cards.map(({ state, serial }) => [state, serial]),
      [
        ['revoked', form.idForm],
        ['live', `${form.idForm}-2`],
      ]
    )
    assert.isNotNull(cards[0].revokedAt)
    assert.notEqual(cards[1].token, token)
  })

  test('needs no e-mail address', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, email: null }).create()
    await form.moveTo('approved', { by: null })
    assert.lengthOf(await MailMessage.all(), 0)
  })
})

test.group('A decision on many', (group) => {
  emptyWorld(group)

  test('approves when no state is named, and tells changed from skipped', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const past = await TournamentFactory.apply('past').create()
    const rows = [
      await requestIn('waiting', tennis.id),
      await requestIn('rejected', tennis.id),
      await requestIn('approved', tennis.id),
      await requestIn('waiting', past.id),
      await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create(),
    ]
    const ids = [...rows.map(({ id }) => id), rows[0].id, 999_999]
    const { response } = await decide(client, 'changestate', { ids })
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: '2 solicitudes aprobadas; 4 se han omitido.',
    })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ state }) => state),
      ['approved', 'approved', 'approved', 'waiting', 'waiting']
    )
  })

  test('that changes nothing says so as an error', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('approved', tennis.id)
    const { response } = await decide(client, 'changestate', { ids: [form.id] })
    assert.deepEqual(flashed(response).notice, {
      type: 'error',
      message: 'Ninguna solicitud aprobada; 1 se ha omitido.',
    })
  })

  test('takes thousands in one go', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const forms = await FormFactory.merge({ tournamentId: tennis.id, email: null }).createMany(1100)
    const { changed } = await Form.moveMany(
      forms.map(({ id }) => id),
      'approved',
      { by: null }
    )
    assert.lengthOf(changed, 1100)
    assert.lengthOf(await Card.all(), 1100)
    assert.lengthOf(await FormLog.all(), 1100)
  })

  test('refuses {$self}')
    .with([
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: [1.5] },
      { ids: [99_999_999_999] },
      { ids: [1], state: 'waiting' },
      { ids: '1,2' },
    ])
    .run(async ({ client }, body) => {
      await openTournaments()
      const { response } = await decide(client, 'changestate', body, true)
      response.assertStatus(422)
    })
})
