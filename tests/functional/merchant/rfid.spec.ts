import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Card from '#models/card'
import FormLog from '#models/form_log'
import { about, cardHolders, cardOf, chips, told } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { emptyWorld, flashed } from '#tests/helpers/world'

const logged = () => FormLog.query().where('type', 'rfid').orderBy('id')

test.group('The chip of a card', (group) => {
  emptyWorld(group)

  test('a chip is registered on its card, and the gates are told to open', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const raw = '\u000204:c4:3b:c2:1c:26:80\r'
    const response = await about(client, user)(form, 'rfid', { rfid: raw, mode: 'hex_msb' })
    response.assertStatus(302)
    assert.equal(
      flashed(response).notice?.message,
      `Chip ${chips.first} registrado para ${form.fullName}.`
    )
    assert.equal((await cardOf(form)).uid, chips.first)
    assert.deepEqual(await told(), [['add', chips.first, null]])
    const [log] = await logged()
    assert.equal(log.userId, user.id)
    assert.deepEqual(log.to, { uid: chips.first, raw: '04:c4:3b:c2:1c:26:80', mode: 'hex_msb' })
  })

  test('a chip that is registered twice on the same card is registered once', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const register = about(client, user)
    await register(form, 'rfid', { rfid: chips.first })
    const again = await register(form, 'rfid', { rfid: chips.first.toLowerCase() })
    assert.include(flashed(again).notice?.message, 'ya tenía este chip')
    assert.lengthOf(await told(), 1)
    assert.lengthOf(await logged(), 1)
  })

  test('the chip of a card that was {reason} is refused: {refused}')
    .with([
      { reason: 'lost', refused: true },
      { reason: 'stolen', refused: true },
      { reason: 'damaged', refused: false },
    ])
    .run(async ({ client, assert }, { reason, refused }) => {
      const { form, user } = await cardHolders()
      const ask = about(client, user)
      await ask(form, 'rfid', { rfid: chips.first })
      await ask(form, 'reissue', { reason })
      const answer = await ask(form, 'rfid', { rfid: chips.first }, { json: true })
      assert.equal(answer.status(), refused ? 409 : 302)
      if (refused) assert.include(answer.text(), 'dada por perdida o robada')
      assert.equal((await cardOf(form)).uid, refused ? null : chips.first)
    })

  test('a new chip on a card blocks the previous one first', async ({ client, assert }) => {
    const { form, user } = await cardHolders()
    const register = about(client, user)
    await register(form, 'rfid', { rfid: chips.first })
    const response = await register(form, 'rfid', { rfid: chips.second })
    assert.include(flashed(response).notice?.message, 'El anterior ya no abre nada')
    assert.deepEqual(await told(), [
      ['add', chips.first, null],
      ['block', chips.first, 'exchanged'],
      ['add', chips.second, null],
    ])
    const card = await cardOf(form)
    assert.include(card.$attributes, { uid: chips.second, gateDesired: 'active' })
    assert.deepEqual((await logged()).at(-1)!.from, { uid: chips.first })
  })

  test('a new chip of a blocked card is blocked as well', async ({ client, assert }) => {
    const { form, user } = await cardHolders()
    const register = about(client, user)
    await register(form, 'rfid', { rfid: chips.first })
    await Card.query().where('formId', form.id).update({ gateDesired: 'blocked' })
    const response = await register(form, 'rfid', { rfid: chips.second })
    assert.include(flashed(response).notice?.message, 'sigue sin abrir nada')
    assert.deepEqual((await told()).at(-1), ['block', chips.second, 'manual'])
    assert.equal((await cardOf(form)).gateDesired, 'blocked')
  })

  test('a chip in use is refused with the name of its holder', async ({ client, assert }) => {
    const { forms, user } = await cardHolders(2)
    const register = about(client, user)
    await register(forms[0], 'rfid', { rfid: chips.first })
    const response = await register(forms[1], 'rfid', { rfid: chips.first })
    const sentence = `Este chip lo tiene ${forms[0].fullName} (${forms[0].idForm}).`
    assert.deepEqual(flashed(response).errors, { rfid: [sentence] })

    const program = await register(forms[1], 'rfid', { rfid: chips.first }, { json: true })
    program.assertStatus(409)
    assert.deepEqual(program.body().errors, [
      { field: 'rfid', rule: 'rfid.taken', message: sentence },
    ])
    assert.isNull((await cardOf(forms[1])).uid)
    assert.lengthOf(await told(), 1)
  })

  test("a chip in use outside the user's form types is refused without a name", async ({
    client,
    assert,
  }) => {
    const { forms, user } = await cardHolders(2)
    await forms[0].merge({ type: 'volunteer' }).save()
    await about(client, user)(forms[0], 'rfid', { rfid: chips.first })
    const limited = await UserFactory.merge({ canRfid: true, formTypes: ['press'] }).create()
    const answer = await about(client, limited)(forms[1], 'rfid', { rfid: chips.first })
    assert.notInclude(flashed(answer).errors.rfid[0], forms[0].lastName)
    const outside = await about(client, limited)(
      forms[0],
      'rfid',
      { rfid: chips.second },
      {
        json: true,
      }
    )
    outside.assertStatus(403)
  })

  test('a chip is free again after its card is revoked, and in another edition', async ({
    client,
    assert,
  }) => {
    const { forms, golf, user } = await cardHolders(2)
    const register = about(client, user)
    const golfer = await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create()
    await decideOn([golfer.id], 'approved')
    await register(forms[0], 'rfid', { rfid: chips.first })
    await register(golfer, 'rfid', { rfid: chips.first })
    assert.equal((await cardOf(golfer)).uid, chips.first)

    await decideOn([forms[0].id], 'rejected')
    await register(forms[1], 'rfid', { rfid: chips.first })
    assert.equal((await cardOf(forms[1])).uid, chips.first)
  })

  test('a chip can be registered only for an approved request with a card', async ({
    client,
    assert,
  }) => {
    const { tennis, user } = await cardHolders()
    const waiting = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const page = await about(client, user)(waiting, 'rfid', { rfid: chips.first })
    assert.include(flashed(page).notice, { type: 'error' })
    const program = await about(client, user)(
      waiting,
      'rfid',
      { rfid: chips.first },
      { json: true }
    )
    program.assertStatus(409)
    assert.equal(program.body().errors[0].rule, 'noCard')
    assert.lengthOf(await told(), 0)
  })
})
