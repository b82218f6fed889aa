import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Card from '#models/card'
import { formTypes } from '#form_types/index'
import { reissueReasons } from '#shared/choices'
import { about, cardHolders, cardOf, chips, told } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const reasonAtTheGate = { lost: 'lost', stolen: 'stolen', damaged: 'exchanged', changed: 'renewed' }

test.group('The reissue of a card', (group) => {
  emptyWorld(group)

  test('a card that is {$self} is revoked with its chip, and a new one waits for printing')
    .with([...reissueReasons])
    .run(async ({ client, assert }, reason) => {
      const { form, user } = await cardHolders()
      await about(client, user)(form, 'rfid', { rfid: chips.first })
      const old = await cardOf(form)
      const response = await about(client, user)(form, 'reissue', { reason })
      const fresh = await cardOf(form)
      assert.equal(fresh.serial, `${form.idForm}-2`)
      assert.notEqual(fresh.token, old.token)
      assert.isNull(fresh.uid)
      assert.isNull(fresh.printedAt)
      await old.refresh()
      assert.include(old.$attributes, { state: 'revoked', revokedFor: reason })
      assert.deepEqual((await told()).at(-1), ['block', chips.first, reasonAtTheGate[reason]])
      assert.include(flashed(response).notice, {
        type: 'success',
        message: `La tarjeta ${form.idForm} y su chip ya no valen. La nueva, ${fresh.serial}, espera a que la impriman.`,
      })
      await form.load('logs')
      const log = form.logs.find(({ type }) => type === 'reissued')!
      assert.equal(log.userId, user.id)
      assert.deepEqual(
        [log.from, log.to],
        [{ serial: form.idForm }, { serial: fresh.serial, reason }]
      )
    })

  test('a card that was reissued in the meantime is not reissued again', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const reissue = about(client, user)
    await reissue(form, 'reissue', { reason: 'lost', serial: form.idForm })
    const page = await reissue(form, 'reissue', { reason: 'lost', serial: form.idForm })
    assert.include(flashed(page).notice, { type: 'error' })
    const program = await reissue(
      form,
      'reissue',
      { reason: 'lost', serial: form.idForm },
      { json: true }
    )
    program.assertStatus(409)
    assert.equal(program.body().errors[0].rule, 'reissuedMeanwhile')
    assert.lengthOf(await Card.query().where('formId', form.id), 2)
    // Without a serial, the active card is meant.
    await reissue(form, 'reissue', { reason: 'stolen' })
    assert.equal((await cardOf(form)).serial, `${form.idForm}-3`)
  })

  test('a reissue without an approval or with an unknown reason is refused', async ({
    client,
    assert,
  }) => {
    const { form, tennis, user } = await cardHolders()
    const waiting = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const refused = await about(client, user)(
      waiting,
      'reissue',
      { reason: 'lost' },
      { json: true }
    )
    refused.assertStatus(409)
    assert.equal(refused.body().errors[0].rule, 'noCard')
    await decideOn([form.id], 'rejected')
    const rejected = await about(client, user)(form, 'reissue', { reason: 'lost' })
    assert.include(flashed(rejected).notice, { type: 'error' })
    const odd = await about(client, user)(form, 'reissue', { reason: 'eaten' })
    assert.property(flashed(odd).errors, 'reason')
    assert.lengthOf(await Card.query().where('state', 'live'), 0)
  })

  test('a card of every form type can be reissued by users who may print that type', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const printer = await UserFactory.merge({ canPrint: true }).create()
    const limited = await UserFactory.merge({ canPrint: true, formTypes: ['press'] }).create()
    for (const { key, sport } of formTypes.all()) {
      const tournamentId = sport === 'golf' ? golf.id : tennis.id
      const form = await FormFactory.merge({ tournamentId, type: key }).create()
      await decideOn([form.id], 'approved')
      const theirs = await about(client, limited)(
        form,
        'reissue',
        { reason: 'changed' },
        {
          json: true,
        }
      )
      assert.equal(theirs.status(), key === 'press' ? 302 : 403, key)
      const answer = await about(client, printer)(form, 'reissue', { reason: 'changed' })
      assert.include(flashed(answer).notice, { type: 'success' }, key)
    }
  })
})
