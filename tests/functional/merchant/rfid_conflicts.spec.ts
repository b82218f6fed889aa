import { test } from '@japa/runner'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import { lockBlacklist } from '#models/card/blacklist_lock'
import FormLog from '#models/form_log'
import { committedWorld } from '#tests/helpers/committed_world'
import { about, cardHolders, cardOf, chips, told } from '#tests/helpers/chips'
import { whileOtherWaits } from '#tests/helpers/locks'
import { people } from '#tests/helpers/office'

test.group('Several chip stations at once', (group) => {
  committedWorld(group)

  test('a chip that is registered at several stations goes to one card, and the others see its holder', async ({
    client,
    assert,
  }) => {
    const { forms, user } = await cardHolders(4)
    const answers = await Promise.all(
      forms.map((form) => about(client, user)(form, 'rfid', { rfid: chips.first }, { json: true }))
    )
    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [302, 409, 409, 409])
    const holders = await Card.query().where('uid', chips.first).preload('form')
    assert.lengthOf(holders, 1)
    for (const answer of answers.filter((one) => one.status() === 409))
      assert.include(answer.body().errors[0], {
        field: 'rfid',
        rule: 'rfid.taken',
        message: `Este chip lo tiene ${holders[0].form.fullName} (${holders[0].form.idForm}).`,
      })
    assert.deepEqual(await told(), [['add', chips.first, null]])
    assert.lengthOf(await FormLog.query().where('type', 'rfid'), 1)
  })

  test('a chip that is registered while its holder is blacklisted opens no gate, whoever is first', async ({
    client,
    assert,
  }) => {
    const { forms, user } = await cardHolders(2)
    const by = await people.admin()
    const entryOf = ({ name, lastName }: (typeof forms)[0]) =>
      new BlacklistEntry().merge({
        ...{ name, lastName, reason: 'x', reviewOn: '2099-01-01', authorId: by.id },
      })
    const register = about(client, user)
    await whileOtherWaits(
      async (trx) => {
        await lockBlacklist(trx, { exclusive: true })
        await entryOf(forms[0]).useTransaction(trx).save()
      },
      () => Promise.resolve(register(forms[0], 'rfid', { rfid: chips.first }))
    )
    assert.deepEqual(await told(), [])
    const card = await cardOf(forms[1])
    await whileOtherWaits(
      async (trx) => {
        await lockBlacklist(trx)
        const changes = { uid: chips.second, gateDesired: 'active' as const }
        await card.useTransaction(trx).merge(changes).save()
      },
      () => entryOf(forms[1]).saveFor(by)
    )
    assert.deepEqual(await told(), [['block', chips.second, 'listed']])
  })

  test('a card that gets two chips at once keeps the last one', async ({ client, assert }) => {
    const { form, user } = await cardHolders()
    await Promise.all(
      [chips.first, chips.second].map((rfid) => about(client, user)(form, 'rfid', { rfid }))
    )
    const [added, blocked, addedLast] = await told()
    assert.deepEqual(blocked, ['block', added[1], 'exchanged'])
    const card = await Card.findByOrFail({ formId: form.id })
    assert.deepEqual(addedLast, ['add', card.uid, null])
  })

  test('a card that is reissued several times at once gets one new card', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        about(client, user)(
          form,
          'reissue',
          { reason: 'lost', serial: form.idForm },
          { json: true }
        )
      )
    )
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [302, 409, 409])
    const cards = await Card.query().where('formId', form.id).orderBy('id')
    assert.deepEqual(
      cards.map(({ serial, state }) => [serial, state]),
      [
        [form.idForm, 'revoked'],
        [`${form.idForm}-2`, 'live'],
      ]
    )
  })
})
