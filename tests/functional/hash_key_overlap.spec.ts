import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { linkEntries, verifyJournal } from '#journal/chain'
import { noteAccess } from '#journal/entries'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import Pickup from '#models/pickup'
import { searchAndNote } from '#journal/noted_search'
import Form from '#models/form'
import { peopleFound } from '#people/search'
import { exclusiveMarks } from '#people/marks'
import { Person } from '#people/person'
import { collectionsOf } from '#people/rows'
import { countHashedBefore, rotateHashKey } from '#operations/rotate_hash_key'
import { ReturningMember } from '#requests/returning_member'
import { peopleFindings } from '#requests/checks/people'
import { changeHashKey, hashKeyPhases } from '#tests/helpers/hash_keys'
import { sendForm } from '#tests/helpers/forms'
import { propsOf } from '#tests/helpers/office_props'
import { people } from '#tests/helpers/office'
import { problemsOf } from '#tests/helpers/players'
import { admin, emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const DOCUMENT = '12345678Z'
const by = { id: 1, name: 'Ana', role: 'staff' as const }

const send = (client: any) => sendForm(client, '/forms/prensa', pressAnswers(), { json: true })

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted()

/** As stations, doors and lists read a request. */
const withoutNumbers = ({ id }: Form) =>
  Form.query()
    .withScopes((scopes) => scopes.withoutNumbers())
    .where('id', id)
    .firstOrFail()

/** A request of before the change of HASH_KEY, and one of the same person in another edition. */
async function requestsOfBothKeys(changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  const past = await TournamentFactory.merge({ year: 2023, code: 'TST23', active: false }).create()
  const person = { document: DOCUMENT, name: 'Iñaki', lastName: 'Gil', ...changes }
  const earlier = await FormFactory.merge({ ...person, tournamentId: past.id }).create()
  changeHashKey()
  const form = await FormFactory.merge({ ...person, tournamentId: tennis.id }).create()
  return { tennis, past, earlier, form }
}

test.group('A changed HASH_KEY', (group) => {
  emptyWorld(group)

  test('a second request with the same document is refused {when}')
    .with(hashKeyPhases)
    .run(async ({ client, assert }, { pass }) => {
      await openTournaments()
      await send(client)
      changeHashKey()
      await pass()
      assert.deepEqual(problemsOf(await send(client)), ['document alreadyRequested'])
      assert.lengthOf(await Form.all(), 1)
    })

  test('requests of both keys are found by the document, and are one person {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const { earlier, form } = await requestsOfBothKeys()
      const ids = idsOf([earlier, form])
      await pass()
      const reader = await people.admin()
      const searched = await searchAndNote(reader, '12.345.678-z')
      assert.sameMembers(searched.ids!, ids)
      const found = await Form.query().whereIn('id', ids)
      for (const { id } of found) assert.deepEqual(idsOf((await Person.of(id)).forms), ids)
      const [person, ...others] = await peopleFound(reader, searched)
      assert.equal(person.requests, 2)
      assert.isEmpty(others)
      const [twin] = await peopleFindings(await Form.findOrFail(form.id), reader)
      assert.deepInclude(twin.link, { id: earlier.id })
    })

  test('a ball kid without a document is one person {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const detail = { tutorDocument: '87654321X', tutorName: 'Eva' }
      const kid = { type: 'ballboy', category: 'ballboy', document: null, detail }
      const { earlier, form } = await requestsOfBothKeys(kid)
      await pass()
      assert.deepEqual(idsOf((await Person.of(form.id)).forms), idsOf([earlier, form]))
    })

  test('the requests of a person share one key, which the last of them destroys {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const { earlier, form } = await requestsOfBothKeys()
      await pass()
      assert.lengthOf(await db.from('person_keys'), 1)
      await Form.query().where('id', earlier.id).delete()
      assert.equal((await Form.findOrFail(form.id)).document, DOCUMENT)
      await Form.query().where('id', form.id).delete()
      assert.isEmpty(await db.from('person_keys'))
    })

  test('the pickup list that a person signed for is found {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const { tennis } = await openTournaments()
      const collector = {
        name: 'Ana',
        lastname: 'Gil',
        document: DOCUMENT,
        state: 'signed',
      } as const
      const list = { ...collector, type: 'company', searchText: '', userId: (await admin()).id }
      const { id } = await Pickup.create(list)
      changeHashKey()
      const named = { name: 'Ana', lastName: 'Gil', document: DOCUMENT }
      const form = await FormFactory.merge({ tournamentId: tennis.id, ...named }).create()
      await pass()
      const person = await Person.of(form.id)
      const collected = await collectionsOf(await exclusiveMarks(person))
      assert.deepEqual(idsOf(collected), [id])
    })

  test('a blacklisted document is recognised {when}')
    .with(hashKeyPhases)
    .run(async ({ client, assert }, { pass }) => {
      const listed = { name: 'Otro', lastName: 'Nombre', authorId: (await admin()).id }
      await new BlacklistEntry().merge(listed).nameDocument(DOCUMENT).save()
      const { earlier, form } = await requestsOfBothKeys()
      await pass()
      for (const request of [earlier, form])
        assert.isTrue(await BlacklistEntry.isBlacklisted(await withoutNumbers(request)))
      assert.equal((await send(client)).body().errors[0].rule, 'blacklisted')
    })

  test('a new entry of the blacklist finds earlier requests with the document {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const { tennis } = await openTournaments()
      const form = await FormFactory.merge({
        ...{ tournamentId: tennis.id, document: DOCUMENT, name: 'Iñaki', lastName: 'Gil' },
      }).create()
      changeHashKey()
      await pass()
      const entry = new BlacklistEntry().merge({ name: 'Otro', lastName: 'Nombre' })
      await entry.nameDocument(DOCUMENT).save()
      assert.deepEqual(idsOf(await entry.formsNamed()), [form.id])
    })

  test('a cleared namesake passes, and a second clearance replaces the first {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const user = await admin()
      const listed = { name: 'Iñaki', lastName: 'Gil', authorId: user.id }
      const entry = await BlacklistEntry.create(listed)
      await entry.clear(DOCUMENT, 'Homónimo', user)
      const { earlier, form } = await requestsOfBothKeys()
      await pass()
      for (const request of [earlier, form])
        assert.isFalse(await BlacklistEntry.isBlacklisted(await withoutNumbers(request)))
      await entry.clear(DOCUMENT, 'Otra vez', user)
      assert.deepEqual(
        (await BlacklistClearance.all()).map(({ reason }) => reason),
        ['Otra vez']
      )
    })

  test('a document that only the blacklist has must be entered again', async ({
    client,
    assert,
  }) => {
    const user = await admin()
    const listed = { name: 'Otro', lastName: 'Nombre', authorId: user.id }
    const entry = await new BlacklistEntry().merge(listed).nameDocument(DOCUMENT).save()
    await entry.clear('87654321X', 'Homónimo', user)
    await openTournaments()
    changeHashKey()
    await rotateHashKey()
    assert.equal((await send(client)).body().errors[0].rule, 'blacklisted')
    const dueIn = async () => {
      const props = await propsOf(client, `/merchant/config/blacklist/${entry.id}/edit`, {}, user)
      const { documentIsDue, clearances } = props.entry
      return [documentIsDue, ...clearances.map((one: any) => one.documentIsDue)]
    }
    assert.deepEqual(await dueIn(), [true, true])
    assert.equal((await countHashedBefore()).blacklisted, 2)
    await entry.nameDocument(DOCUMENT).save()
    await entry.clear('87654321X', 'Homónimo', user)
    assert.deepEqual(await dueIn(), [false, false])
    assert.equal((await countHashedBefore()).blacklisted, 0)
  })

  test('a returning member is recognised by the passport {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      const detail = { passportNumber: 'RET2023001' }
      const member = { type: 'player', category: 'player_team', state: 'approved', detail }
      const { tennis, earlier } = await requestsOfBothKeys(member)
      await pass()
      assert.equal((await ReturningMember.of('ret-2023 001', tennis))?.id, earlier.id)
      assert.isNull(await ReturningMember.confirmed(earlier.id, tennis), 'has asked this year')
    })

  test('the access journal fits, and a changed entry is found {when}')
    .with(hashKeyPhases)
    .run(async ({ assert }, { pass }) => {
      for (const formId of [1, 2]) await noteAccess(by, 'request', { formId })
      await linkEntries()
      changeHashKey()
      await noteAccess(by, 'request', { formId: 3 })
      await linkEntries()
      await pass()
      const { entries, fault } = await verifyJournal()
      assert.deepEqual([entries, fault], [3, null])
      await db.from('journal_entries').where('position', 1).update({ user_name: 'Berta' })
      assert.equal((await verifyJournal()).fault?.position, 1)
    })

  test('a journal that somebody has changed is not proven with the new key', async ({ assert }) => {
    await noteAccess(by, 'request', { formId: 1 })
    await linkEntries()
    await db.from('journal_entries').update({ user_name: 'Berta' })
    changeHashKey()
    await assert.rejects(rotateHashKey, /position 1 of the access journal does not fit/)
    assert.deepEqual(
      (await db.from('journal_entries')).map(({ seal }) => seal),
      [null]
    )
  })
})
