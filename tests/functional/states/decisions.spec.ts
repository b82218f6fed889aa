import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import { states } from '#shared/request_states'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { decide, requestIn } from '#tests/helpers/decisions'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const allowed = ['waiting approved', 'waiting rejected', 'approved rejected', 'rejected approved']
const pairs = states.flatMap((from) => [...states, 'printed'].map((to) => ({ from, to })))

test.group('A decision', (group) => {
  emptyWorld(group)

  test('the change from {from} to {to} follows the specification')
    .with(pairs)
    .run(async ({ client, assert }, { from, to }) => {
      const { tennis } = await openTournaments()
      const form = await requestIn(from, tennis.id)
      const logs = (await FormLog.all()).length
      const { response, user } = await decide(
        client,
        `${form.id}/changestate`,
        { state: to },
        { asProgram: true }
      )
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

  test('a decision is mailed to the applicant in their language, with the reason', async ({
    client,
    assert,
  }) => {
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

  test('a decision with an invalid reason is refused: {$self}')
    .with(['a\u0000b', 'x'.repeat(1001)])
    .run(async ({ client, assert }, reason) => {
      const { tennis } = await openTournaments()
      const form = await requestIn('waiting', tennis.id)
      const { response } = await decide(
        client,
        `${form.id}/changestate`,
        { state: 'rejected', reason },
        { asProgram: true }
      )
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'reason')
      const many = await decide(
        client,
        'changestate',
        { ids: [form.id], reason },
        { asProgram: true }
      )
      many.response.assertStatus(422)
      await form.refresh()
      assert.equal(form.state, 'waiting')
    })

  test('a decision on an outdated page is refused, and one on the current page is accepted', async ({
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

  test('an approval makes one active card, and a rejection ends it', async ({ assert }) => {
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

  test('a decision needs no e-mail address of the applicant', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, email: null }).create()
    await form.moveTo('approved', { by: null })
    assert.lengthOf(await MailMessage.all(), 0)
  })
})
