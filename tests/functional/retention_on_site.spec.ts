import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { discardList } from '#pickups/edit_list'
import { makeList } from '#pickups/make_list'
import EntityChange from '#models/entity_change'
import LedgerEntry from '#models/ledger_entry'
import { Purge } from '#purge/purge'
import { recordedTables } from '#shared/history'
import { charge, eating } from '#tests/helpers/charges'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

const now = DateTime.fromISO('2031-06-05T03:30:00Z', { zone: 'utc' })
const ago = (months: number) => now.minus({ months }).toSQL({ includeOffset: false })!

/** A signed or unsigned pickup list. */
async function pickup(name: string, signedMonthsAgo: number | null, createdMonthsAgo = 61) {
  const sign = signedMonthsAgo === null ? null : `signatures/${name}.png`
  if (sign) await drive.use().put(sign, 'x')
  const row = { type: 'group', name, lastname: 'Ruiz', search_text: name, sign }
  const at = ago(createdMonthsAgo)
  await db.table('collectives').insert({
    ...row,
    ...{ state: sign ? 'signed' : 'waiting', created_at: at, updated_at: at },
    signed_at: signedMonthsAgo === null ? null : ago(signedMonthsAgo),
  })
  const [{ id }] = await db.from('collectives').where({ name })
  await db
    .table('collective_forms')
    .insert({ collective_id: id, serial: `T-${name}`, name: 'Ana', created_at: at })
}

test.group('Retention of on-site data', (group) => {
  emptyWorld(group)

  test('charges are kept without their person, and the rest of the balance is removed', async ({
    assert,
  }) => {
    const { tennis, press, eater } = await eating()
    await tennis.merge({ active: false, endsOn: '2030-05-04' }).save()
    await eater.merge({ state: 'approved' }).save()
    await charge({ form: eater, restaurant: press, on: '2030-05-01', undone: true })
    await LedgerEntry.create({
      ...{ formId: eater.id, kind: 'credits', delta: 5, balance: 5, cause: 'manual' },
      reason: 'Invitación de Ana',
    })
    await new Purge(now).run()
    assert.deepEqual(
      (await LedgerEntry.query().orderBy('id')).map(({ cause, formId, restaurantId, undoes }) => [
        ...[cause, formId, restaurantId],
        undoes !== null,
      ]),
      [
        ['charge', null, press.id, false],
        ['undo', null, press.id, true],
      ]
    )
  })

  test('charges are removed after six years together with their reversals', async ({ assert }) => {
    const { press, eater } = await eating()
    await charge({ form: eater, restaurant: press, on: '2025-06-04', undone: true })
    const kept = await charge({ form: eater, restaurant: press, on: '2025-06-05' })
    assert.equal((await new Purge(now, { dryRun: true }).run()).charges, 1)
    assert.lengthOf(await LedgerEntry.all(), 3)
    assert.equal((await new Purge(now).run()).charges, 1)
    assert.deepEqual(
      (await LedgerEntry.all()).map(({ id }) => id),
      [kept.id]
    )
  })

  test('the history of a signed list is removed after five years', async ({ assert }) => {
    await pickup('signed', 59)
    const { id: entityId } = await db.from('collectives').firstOrFail()
    for (const months of [60.2, 59.8])
      await EntityChange.create({
        ...{ entity: 'collectives', entityId, type: 'updated', label: `${months}` },
        at: now.minus({ months }),
      })
    await new Purge(now).run()
    assert.deepEqual(
      (await EntityChange.query()).map(({ label }) => label),
      ['59.8']
    )
  })

  test('the history of a list that nobody signed is removed after 13 months', async ({
    assert,
  }) => {
    const user = await people.coordinator()
    for (const [name, months] of [
      ['Antigua', 13.2],
      ['Reciente', 12.8],
    ] as const) {
      const list = await makeList({ name, lastname: 'Ruiz', email: 'ruiz@example.com' }, [], user)
      await discardList(list, user)
      await EntityChange.query()
        .where('label', `${name} Ruiz`)
        .update({ at: ago(months) })
    }
    await new Purge(now).run()
    const labels = (await EntityChange.query()).map(({ label }) => label)
    assert.deepEqual(labels, ['Reciente Ruiz', 'Reciente Ruiz'])
  })

  test('the history of everything but settings is removed after 13 months', async ({ assert }) => {
    const settings = ['card_designs', 'login_rules', 'mail_texts', 'permissions', 'reasons']
    const places = ['restaurant_rules', 'restaurants', 'tournaments']
    for (const entity of recordedTables)
      for (const months of [13.2, 12.8])
        await EntityChange.create({
          ...{ entity, entityId: 0, type: 'updated', label: `${entity} ${months}` },
          at: now.minus({ months }),
        })
    await new Purge(now).run()
    const labels = (await EntityChange.query().orderBy('label')).map(({ label }) => label)
    const old = labels.filter((label) => label.endsWith('13.2'))
    assert.sameMembers(
      old.map((label) => label.split(' ')[0]),
      [...settings, ...places]
    )
    const recent = labels.filter((label) => label.endsWith('12.8'))
    // The mail and the late link of these lines are gone.
    assert.lengthOf(recent, recordedTables.length - 2)
  })

  test('signatures are removed after five years, and lists that were never signed after 13 months', async ({
    assert,
  }) => {
    await pickup('old', 60.2)
    await pickup('young', 59.8)
    await pickup('unsigned', null, 13.2)
    await pickup('waiting', null, 12.8)
    assert.equal((await new Purge(now, { dryRun: true }).run()).signatures, 2)
    assert.equal((await new Purge(now).run()).signatures, 2)
    assert.deepEqual(await db.from('collectives').select('name').orderBy('id'), [
      { name: 'young' },
      { name: 'waiting' },
    ])
    assert.lengthOf(await db.from('collective_forms'), 2)
    assert.isFalse(await drive.use().exists('signatures/old.png'))
    assert.isTrue(await drive.use().exists('signatures/young.png'))
    assert.equal((await new Purge(now).run()).signatures, 0)
    await drive.use().delete('signatures/young.png')
  })
})
