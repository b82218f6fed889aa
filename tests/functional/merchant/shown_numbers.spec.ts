import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { linkEntries, verifyJournal } from '#journal/chain'
import JournalEntry from '#models/journal_entry'
import type User from '#models/user'
import { ballboyOf } from '#tests/helpers/ballboys'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const document = '12345678Z'
const reason = 'No coincide con el pasaporte'

async function journalist() {
  const { tennis } = await openTournaments()
  const named = { name: 'Ana', lastName: 'Ruiz Sol', email: 'ana@radio.example', document }
  const form = await FormFactory.merge({ tournamentId: tennis.id, ...named }).create()
  return { tennis, form }
}

const ask = (
  client: ApiClient,
  user: User,
  { type, id }: { type: string; id: number },
  body: object
) =>
  client
    .post(`/merchant/mform/${type}/${id}/reveal`)
    .loginAs(user)
    .withCsrfToken()
    .header('accept', 'application/json')
    .json(body)

test.group('A number that is shown on demand', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('a user of the form type gets it for a reason, which the journal keeps', async ({
    client,
    assert,
  }) => {
    const { form } = await journalist()
    const viewer = await people.viewer()
    const response = await ask(client, viewer, form, { field: 'document', reason })
    response.assertStatus(200)
    assert.deepEqual(response.body(), { value: document })
    assert.include(response.header('cache-control'), 'no-store')
    const entry = await JournalEntry.firstOrFail()
    assert.deepInclude(entry.$attributes, {
      ...{ kind: 'reveal', userId: viewer.id, formId: form.id },
      ...{ detail: 'document', reason },
    })
  })

  test('the number of a tutor is shown the same way', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const child = await ballboyOf(tennis, 'Leo', { name: 'Ana', document })
    const body = { field: 'tutorDocument', reason }
    const response = await ask(client, await people.viewer(), child, body)
    assert.deepEqual(response.body(), { value: document })
  })

  test('{0} is refused, shows no number and is no entry of the journal')
    .with([
      ['a request without a reason', { field: 'document' }],
      ['a reason of two letters', { field: 'document', reason: 'ok' }],
      ['a reason of spaces', { field: 'document', reason: '     ' }],
      ['a long reason', { field: 'document', reason: 'x'.repeat(201) }],
      ['an answer that is no number', { field: 'email', reason }],
      ['an unknown answer', { field: 'constructor', reason }],
    ] as const)
    .run(async ({ client, assert }, [, body]) => {
      const { form } = await journalist()
      const response = await ask(client, await people.viewer(), form, body)
      response.assertStatus(422)
      assert.notInclude(response.text(), document)
      assert.lengthOf(await JournalEntry.all(), 0)
    })

  test('a number that was not answered is not found', async ({ client, assert }) => {
    const { form } = await journalist()
    const viewer = await people.viewer()
    const missing = await ask(client, viewer, form, { field: 'passportNumber', reason })
    missing.assertStatus(404)
    const nobody = { type: 'press', id: 999_999 }
    const unknown = await ask(client, viewer, nobody, { field: 'document', reason })
    unknown.assertStatus(404)
    assert.lengthOf(await JournalEntry.all(), 0)
  })

  test('a masked number is not shown to users of other form types and roles', async ({
    client,
    assert,
  }) => {
    const { form } = await journalist()
    const golf = await people.editor()
    await golf.merge({ formTypes: ['gpress'] }).save()
    for (const user of [golf, await people.coordinator(), await people.restaurant()]) {
      const response = await ask(client, user, form, { field: 'document', reason })
      response.assertStatus(403)
    }
    assert.lengthOf(await JournalEntry.all(), 0)
  })

  test('a user can show thirty numbers an hour, and others do not use up this limit', async ({
    client,
  }) => {
    const { form } = await journalist()
    const [viewer, other] = [await people.viewer(), await people.viewer()]
    for (let time = 0; time < 30; time++)
      (await ask(client, viewer, form, { field: 'document', reason })).assertStatus(200)
    const body = { field: 'document', reason }
    const refused = await ask(client, viewer, form, body)
    refused.assertStatus(429)
    const allowed = await ask(client, other, form, body)
    allowed.assertStatus(200)
  })

  test('the reason does not name the person, because the entry outlives them', async ({
    client,
    assert,
  }) => {
    const { form } = await journalist()
    const named = `Llamó Ana Ruiz Sol (ana@radio.example) por el ${document}`
    await ask(client, await people.viewer(), form, { field: 'document', reason: named })
    assert.equal((await JournalEntry.firstOrFail()).reason, 'Llamó … (…) por el …')
  })

  test('the reason "{0}" is kept as "{1}"')
    .with([
      ['Tiene el 12.345.678-Z', 'Tiene el …'],
      ['Es 12 345 678, nacida el 14/3/1990', 'Es …, nacida el …'],
      ['Nacida el 14.3.90', 'Nacida el …'],
      ['Llamó ANA desde el 600 12 31 23', 'Llamó … desde el …'],
      ['La señora Ruiz, otra vez', 'La señora …, otra vez'],
      ['Viaja con Luis (luis@radio.example), AB-998877', 'Viaja con Luis (…), …'],
      ['Pasaporte CA12345AA o C01X00T47', 'Pasaporte … o …'],
      ['Tel600123123, 600123123ext y nº12345', '…, … y …'],
      ['Viene del club, con los demás', 'Viene del club, con los demás'],
      ['Puerta 4, a las 10:30', 'Puerta 4, a las 10:30'],
    ] as const)
    .run(async ({ client, assert }, [typed, kept]) => {
      const { form } = await journalist()
      await FormFactory.merge({ tournamentId: form.tournamentId }).create()
      await ask(client, await people.viewer(), form, { field: 'document', reason: typed })
      assert.equal((await JournalEntry.firstOrFail()).reason, kept)
    })

  test('the reason is part of the chain and stands in the journal', async ({ client, assert }) => {
    const { form } = await journalist()
    await ask(client, await people.viewer(), form, { field: 'document', reason })
    await ask(client, await people.viewer(), form, { field: 'document', reason })
    await linkEntries()
    assert.isNull((await verifyJournal()).fault)
    const journal = await client
      .get('/merchant/journal?kind=reveal')
      .loginAs(await people.admin())
      .withInertia()
    const line = { kind: 'Número mostrado', subject: form.idForm, reason }
    assert.containsSubset((journal.inertiaProps as any).lines, [line, line])
    await db.from('journal_entries').where('position', 2).update({ reason: 'Otro' })
    assert.equal((await verifyJournal()).fault?.position, 2)
  })
})
