import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import Pickup from '#models/pickup'
import Form from '#models/form'
import { personKeyOf } from '#text/secrets'
import { sealExisting, settleMinors } from '#operations/seal_existing'
import { clock } from '#tests/helpers/clock'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const rawRow = async ({ id }: { id: number }, table = 'forms') =>
  db.from(table).where('id', id).firstOrFail()

const keyCount = async () => Number((await db.from('person_keys').count('* as total'))[0].total)

const child = { type: 'ballboy', category: 'ballboy' as const, document: null }

test.group('Document numbers are sealed', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('the row of a request holds no readable document, passport number or document of a tutor', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const member = await FormFactory.merge({
      tournamentId: tennis.id,
      type: 'player',
      document: 'DNI12345Z',
      detail: { passportNumber: 'PASS998877', tour: 'atp' },
    }).create()
    const kid = await FormFactory.merge({
      ...child,
      tournamentId: tennis.id,
      detail: { tutorDocument: 'TUTOR5544X', tutorName: 'Eva' },
    }).create()
    assert.equal(member.document, 'DNI12345Z')
    for (const form of [member, kid]) {
      const text = JSON.stringify(await rawRow(form))
      for (const number of ['DNI12345Z', 'PASS998877', 'TUTOR5544X'])
        assert.notInclude(text, number)
      assert.match(text, /s1\./)
    }
    const [found] = await Form.query().where('id', member.id)
    assert.containsSubset(found.answers, {
      document: 'DNI12345Z',
      passportNumber: 'PASS998877',
      tour: 'atp',
    })
    const one = await Form.findOrFail(kid.id)
    assert.deepEqual(one.detail, { tutorDocument: 'TUTOR5544X', tutorName: 'Eva' })
    assert.isFalse(one.$isDirty)
    await one.refresh()
    assert.equal(one.detail.tutorDocument, 'TUTOR5544X')
    assert.isFalse(one.$isDirty)
  })

  test('the birth date of a minor is sealed and that of an adult is not, whatever the form', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const person = { tournamentId: tennis.id, name: 'Leo' }
    for (const type of ['ballboy', 'press'] as const) {
      const minor = await FormFactory.merge({ ...person, type, birthDate: '2013-04-05' }).create()
      const adult = await FormFactory.merge({ ...person, type, birthDate: '1983-04-05' }).create()
      assert.equal(minor.birthDate, '2013-04-05')
      const rows = await Promise.all([rawRow(minor), rawRow(adult)])
      assert.notInclude(JSON.stringify(rows), '2013-04-05')
      assert.deepEqual(
        rows.map((row) => [Boolean(row.minor), row.birth_date]),
        [
          [true, null],
          [false, '1983-04-05'],
        ]
      )
      const found = await Form.findOrFail(minor.id)
      assert.deepEqual(
        [found.birthDate, found.isOfMinor, found.$isDirty],
        ['2013-04-05', true, false]
      )
    }
  })

  test('a corrected birth date is sealed as long as the person is a minor', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const person = { ...child, tournamentId: tennis.id, birthDate: '2013-04-05' }
    const form = await FormFactory.merge(person).create()
    const stored = async () => {
      const row = await rawRow(form)
      return [Boolean(row.minor), row.birth_date]
    }
    await form.correct({ birthDate: '2012-04-05' }, {}, { by })
    assert.equal((await Form.findOrFail(form.id)).birthDate, '2012-04-05')
    assert.deepEqual(await stored(), [true, null])
    await form.correct({ birthDate: '1983-04-05' }, {}, { by })
    assert.deepEqual(await stored(), [false, '1983-04-05'])
    await form.correct({ birthDate: '2013-04-05' }, {}, { by })
    assert.deepEqual(await stored(), [true, null])
  })

  test('a person who turns eighteen is an adult from the next night on', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const born = DateTime.utc().minus({ years: 18 }).plus({ days: 1 })
    const person = { ...child, tournamentId: tennis.id, birthDate: born.toISODate() }
    const form = await FormFactory.merge(person).create()
    assert.isTrue((await Form.findOrFail(form.id)).isOfMinor)
    assert.equal(await settleMinors(), 0)
    itIs(born.plus({ years: 18 }).toISO())
    assert.equal(await settleMinors(), 1)
    const row = await rawRow(form)
    assert.deepEqual([Boolean(row.minor), row.birth_date], [false, born.toISODate()])
    assert.equal(await settleMinors(), 0)
  })

  test('a readable birth date of a minor, as earlier versions stored it, is sealed', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const person = { ...child, tournamentId: tennis.id, birthDate: '1983-04-05' }
    const form = await FormFactory.merge(person).create()
    await db.from('forms').update({ birth_date: '2013-04-05' })
    assert.equal(await settleMinors(), 1)
    assert.equal(await sealExisting(), 1)
    assert.equal(await sealExisting(), 0)
    const row = await rawRow(form)
    assert.notInclude(JSON.stringify(row), '2013-04-05')
    assert.equal((await Form.findOrFail(form.id)).birthDate, '2013-04-05')
  })

  test('a request that is read through its card shows its numbers', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      document: 'DNI12345Z',
    }).create()
    await form.moveTo('approved', { by })
    const card = await Card.query().preload('form').firstOrFail()
    assert.equal(card.form.document, 'DNI12345Z')
  })

  test('a corrected number is sealed again, with the key that the person had', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const { key_id: key } = await rawRow(form)
    await form.correct({ document: 'NEW112233' }, {}, { by })
    assert.equal(form.document, 'NEW112233')
    const row = await rawRow(form)
    assert.notInclude(JSON.stringify(row), 'NEW112233')
    assert.equal(row.key_id, key)
    assert.equal(await keyCount(), 1)
    await form.correct({ company: 'Otra' }, {}, { by })
    assert.equal((await Form.findOrFail(form.id)).document, 'NEW112233')
  })

  test('two requests of a person share a key, and it goes with the last one', async ({
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const [first, second] = await Promise.all(
      [tennis, golf].map(({ id }) =>
        FormFactory.merge({ tournamentId: id, document: 'DNI12345Z' }).create()
      )
    )
    assert.equal((await rawRow(first)).key_id, (await rawRow(second)).key_id)
    await Form.query().where('id', first.id).delete()
    assert.equal(await keyCount(), 1)
    await db.from('forms').where('id', second.id).delete()
    assert.equal(await keyCount(), 0)
  })

  test('a sealed number opens in no other request', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const [one, other] = await FormFactory.merge({ tournamentId: tennis.id }).createMany(2)
    const { sealed, key_id: keyId } = await rawRow(one)
    await db.from('forms').where('id', other.id).update({ sealed, key_id: keyId })
    await assert.rejects(() => Form.findOrFail(other.id))
  })

  test('the collector of a pickup has a sealed document too', async ({ assert }) => {
    const values = { type: 'company', state: 'waiting' as const, name: 'Eva', lastname: 'Gil' }
    const pickup = await Pickup.create({ ...values, document: 'DNI12345Z' })
    assert.equal(pickup.document, 'DNI12345Z')
    assert.notInclude(JSON.stringify(await rawRow(pickup, 'collectives')), 'DNI12345Z')
    const found = await Pickup.findOrFail(pickup.id)
    assert.equal(found.document, 'DNI12345Z')
    await found.merge({ document: null }).save()
    assert.equal(await keyCount(), 0)
  })

  test('what an earlier version stored readably is sealed once', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
    const detail = { passportNumber: 'PASS998877', tour: 'atp' }
    for (const { id } of forms)
      await db
        .from('forms')
        .where('id', id)
        .update({
          ...{ type: 'player', document: `OLD00${id}`, sealed: null, key_id: null },
          person_key: personKeyOf(`OLD00${id}`),
          detail: JSON.stringify(detail),
        })
    await db.table('collectives').insert({
      ...{ type: 'company', name: 'Eva', lastname: 'Gil', document: 'DNI12345Z', search_text: '' },
      ...{ created_at: '2026-01-01 10:00:00', updated_at: '2026-01-01 10:00:00' },
    })
    assert.equal(await sealExisting(), 4)
    const rows = JSON.stringify([await db.from('forms'), await db.from('collectives')])
    for (const number of ['OLD00', 'PASS998877', 'DNI12345Z']) assert.notInclude(rows, number)
    const found = await Form.query().orderBy('id')
    assert.deepEqual(
      found.map(({ document }) => document),
      forms.map(({ id }) => `OLD00${id}`)
    )
    assert.deepEqual(found[0].detail, detail)
    assert.equal((await Pickup.firstOrFail()).document, 'DNI12345Z')
    assert.equal(await sealExisting(), 0)
  })
})
