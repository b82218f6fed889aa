import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { committedWorld } from '#tests/helpers/committed_world'
import { Visitor } from '#tests/helpers/visitor'
import { openTournaments, reviewer } from '#tests/helpers/world'

test.group('While a change is open', (group) => {
  committedWorld(group)

  test('the office and the public read the old rows while a change is open', async ({
    assert,
    cleanup,
  }) => {
    const { tennis } = await openTournaments()
    const request = { tournamentId: tennis.id, type: 'press', state: 'waiting' } as const
    const form = await FormFactory.merge(request).create()
    const office = new Visitor()
    await office.login(await reviewer())
    const stateInList = async () => {
      const { props } = await office.open('/merchant/mform/press')
      return props.forms.data[0].state
    }
    const change = await db.transaction()
    cleanup(async () => void (await change.rollback()))
    await change.from('forms').where('id', form.id).update({ state: 'approved' })
    assert.equal(await stateInList(), 'waiting')
    assert.equal((await new Visitor().open('/')).status, 200)
    await change.commit()
    assert.equal(await stateInList(), 'approved')
  })

  test('other writers lose nothing while a change is open', async ({ assert, cleanup }) => {
    const change = await db.transaction()
    cleanup(async () => void (await change.rollback()))
    await UserFactory.client(change).merge({ email: 'first@example.com' }).create()
    const second = UserFactory.merge({ email: 'second@example.com' }).create()
    await change.commit()
    await second
    assert.lengthOf(
      await db.from('users').whereIn('email', ['first@example.com', 'second@example.com']),
      2
    )
  })

  test('other work has its turn between the statements of an open change', async ({ assert }) => {
    let hadTheirTurn = false
    setImmediate(() => (hadTheirTurn = true))
    await db.transaction(async (trx) => {
      for (let number = 0; number < 3000; number++) await trx.from('users').count('* as total')
    })
    assert.isTrue(hadTheirTurn)
  })
})
