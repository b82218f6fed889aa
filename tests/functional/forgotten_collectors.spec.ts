import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import EntityChange from '#models/entity_change'
import MailMessage from '#models/mail_message'
import Pickup from '#models/pickup'
import { PersonErasure } from '#people/erasure'
import { forgetAgain } from '#people/forget_again'
import { makeList } from '#pickups/make_list'
import { Purge } from '#purge/purge'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { collector } from '#tests/helpers/pickup_desk'
import { orderMails } from '#tests/helpers/order_mails'
import { emptyWorld, reviewer } from '#tests/helpers/world'

type Row = Record<string, unknown>

/** Brings rows back as a restore leaves them: without what a destroyed key sealed. */
async function restore({ lists, lines }: { lists: Row[]; lines: Row[] }) {
  await db.from('collectives').delete()
  const readable = lists.map((list) => ({ ...list, sealed: null, key_id: null }))
  await db.table('collectives').multiInsert(readable)
  await db
    .from('entity_changes')
    .whereIn(
      'id',
      lines.map(({ id }) => id as number)
    )
    .delete()
  await db
    .table('entity_changes')
    .multiInsert(lines.map((line) => ({ ...line, to: JSON.stringify(line.to), from: null })))
}

const backup = async () => ({
  lists: await db.from('collectives').orderBy('id'),
  lines: await db.from('entity_changes').where({ entity: 'collectives', type: 'created' }),
})

test.group('Collectors in a restored backup', (group) => {
  emptyWorld(group)

  test('a collector who was erased after a backup is nameless again', async ({ assert }) => {
    const { form, by } = await markedPerson()
    await makeList({ ...collector, document: undefined }, [], by)
    const list = await Pickup.query().orderBy('id').firstOrFail()
    await list.merge({ email: null, type: 'company' }).save()
    const saved = await backup()
    await new PersonErasure(form.id).run(by)
    await restore(saved)
    const named = () => tablesNaming([marks.name, 'Quuxmark'])
    assert.includeMembers(await named(), ['collectives: Quuxmark', 'entity_changes: Quuxmark'])
    const receipt = { template: 'collection', to: 'collector@example.com', locale: 'es' } as const
    await orderMails([{ ...receipt, params: { collective: list.id } }])

    assert.equal(await forgetAgain(), 1)
    assert.lengthOf(await MailMessage.query().where('to', receipt.to), 0)
    assert.deepEqual(await named(), [])
    const lists = await Pickup.query().orderBy('id')
    assert.deepEqual(
      lists.map(({ name }) => name),
      ['—', collector.name]
    )
    await lists[0].merge({ name: 'Nueva', lastname: 'Persona' }).save()
    assert.equal(await forgetAgain(), 0, 'the office has named somebody else')
  })

  test('a pickup that was purged after a backup is deleted again with its signature', async ({
    assert,
  }) => {
    const by = await reviewer()
    const list = await makeList(collector, [], by)
    const sign = 'signatures/again.png'
    const signedAt = DateTime.utc().minus({ months: 61 })
    await list.merge({ sign, signedAt, state: 'signed' }).save()
    await makeList({ ...collector, name: 'Reciente' }, [], by)
    const saved = await backup()
    assert.equal((await new Purge().run()).signatures, 1)
    await restore(saved)
    await drive.use().put(sign, 'x')

    assert.equal(await forgetAgain(), 1)
    assert.deepEqual(
      (await Pickup.all()).map(({ name }) => name),
      ['Reciente']
    )
    assert.lengthOf(await EntityChange.query().where('entityId', list.id), 0)
    assert.isFalse(await drive.use().exists(sign))
  })
})
