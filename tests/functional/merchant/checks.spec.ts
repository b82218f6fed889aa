import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import type User from '#models/user'
import { Person } from '#people/person'
import { restrictPerson } from '#people/restriction'
import { peopleFindings } from '#requests/checks/people'
import { insertMany } from '#sql/bulk'
import { personKeyOf } from '#text/secrets'
import { ballboyOf } from '#tests/helpers/ballboys'
import { people } from '#tests/helpers/office'
import { member, sendMember } from '#tests/helpers/players'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

type Shown = { key: string; level: string; text: string; why?: string; link?: any }

async function checksOf(client: ApiClient, form: Form, user?: User, locale = 'es') {
  const reader = user ?? (await people.viewer())
  const response = await client
    .get(`/merchant/mform/${form.type}/${form.id}`)
    .loginAs(reader)
    .withSession({ locale })
    .withInertia()
  return (response.inertiaProps as any).checks as Shown[]
}

const found = (checks: Shown[], key: string) => checks.find((check) => check.key === key)

/** A request without problems, except for the given changes. */
const plain = (tournamentId: number, changes: object = {}) =>
  FormFactory.merge({
    tournamentId,
    image: `portraits/${'0'.repeat(26)}.jpg`,
    customPermission: { 0: 1 } as any,
    name: 'Ana',
    lastName: 'García López',
    birthDate: '1990-03-04',
    document: 'PA1111111',
    ...changes,
  }).create()

test.group('The check of a work table', (group) => {
  emptyWorld(group)

  test('a work table that somebody else has is shown, but not that of a rejected request', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id, { detail: { work_table: 'A-12' } })
    const twin = { document: 'PA2222222', name: 'Luz', lastName: 'Sol Ruiz' }
    const other = await plain(tennis.id, { ...twin, detail: { work_table: 'a-12' } })
    const shown = found(await checksOf(client, form), 'workTable')
    assert.deepEqual([shown?.level, shown?.link.id], ['warning', other.id])
    await other.merge({ state: 'rejected' }).save()
    assert.isUndefined(found(await checksOf(client, form), 'workTable'))
  })
})

test.group('The check of a child', (group) => {
  emptyWorld(group)

  test('a child under 14 in a form without a tutor is shown, and neither a ball kid nor an older person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const bornIn = (years: number) => DateTime.now().minus({ years }).toISODate()
    const reader = await people.editor()
    const shown = async (form: Form) => found(await checksOf(client, form, reader), 'child')?.level
    assert.equal(await shown(await plain(tennis.id, { birthDate: bornIn(13) })), 'warning')
    const other = { document: 'PA2222222', name: 'Luz', lastName: 'Sol' }
    assert.isUndefined(await shown(await plain(tennis.id, { ...other, birthDate: bornIn(14) })))
    assert.isUndefined(
      await shown(
        await ballboyOf(
          tennis,
          'Leo',
          { name: 'Ana', document: 'PA3333333' },
          { birthDate: bornIn(12) }
        )
      )
    )
  })
})

test.group('The check for duplicate people', (group) => {
  emptyWorld(group)

  test('a duplicate document under another name has a different message than a duplicate person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    const twin = await plain(tennis.id, { lastName: 'Garcia Lopez' })
    const other = await plain(tennis.id, { name: 'Luis', lastName: 'Pérez', type: 'line' })
    const checks = await checksOf(client, form)
    assert.equal(found(checks, 'duplicate')?.link.id, twin.id)
    assert.equal(found(checks, 'otherName')?.link.id, other.id)
    assert.include(found(checks, 'otherName')?.text, 'Luis Pérez')
    for (const check of checks) assert.isString(check.why, check.key)
  })

  test('a similar name with a similar birth date is found, but not in another edition', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const past = await TournamentFactory.apply('past').create()
    const form = await plain(tennis.id)
    const near = { document: 'PA2222222', name: 'Anna', lastName: 'de García Lopes' }
    await plain(past.id, near)
    assert.isUndefined(found(await checksOf(client, form), 'resembling'))
    for (const birthDate of ['1990-03-04', '1990-04-03', '1991-03-04']) {
      const other = await plain(tennis.id, { ...near, birthDate, type: 'line' })
      assert.equal(found(await checksOf(client, form), 'resembling')?.link.id, other.id, birthDate)
      await other.delete()
    }
    await plain(tennis.id, { ...near, birthDate: '1984-11-20' })
    await plain(tennis.id, { document: 'PA3333333', name: 'Eva', lastName: 'Ruiz' })
    assert.isUndefined(found(await checksOf(client, form), 'resembling'))
  })

  test('a user who sees no birth dates learns none from similar people, and nobody learns one of a restricted person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    const other = await plain(tennis.id, { document: 'PA2222222' })
    const seenBy = async (user: User) => found(await checksOf(client, form, user), 'resembling')
    assert.isUndefined(await seenBy(await people.creator()))
    const editor = await people.editor()
    assert.equal((await seenBy(editor))?.link.id, other.id)
    await restrictPerson(other.id, { by: await people.admin(), reason: 'Lo pidió' })
    assert.isUndefined(await seenBy(editor))
  })

  test('a minor is compared with all minors of the edition, however many there are', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const tutor = { name: 'Ana', document: '12345678Z' }
    const child = { lastName: 'Zúñiga', birthDate: '2012-05-01' }
    const earlier = await ballboyOf(tennis, 'Leo', { ...tutor, document: '87654321X' }, child)
    const other = await ballboyOf(tennis, 'Eva', tutor, { ...child, lastName: 'Abad' })
    const source = await db.from('forms').where('id', other.id).firstOrFail()
    const { id, own_access: generated, ...row } = source
    const others = Array.from({ length: 2000 }, (_, at) => ({
      ...{ ...row, id_form: `TST24-RP-${900_000 + at}`, status_token_hash: `hash ${at}` },
    }))
    await insertMany(db.connection(), 'forms', others)
    const form = await ballboyOf(tennis, 'Leo', tutor, child)
    const findings = await peopleFindings(await Form.findOrFail(form.id), await people.reviewer())
    const link = { form: 'ballboy', id: earlier.id, label: earlier.idForm }
    assert.containsSubset(findings, [{ key: 'resembling', link }])
    const similar = await (await Person.of(form.id)).similarRequests()
    assert.deepEqual(
      similar.map((request) => request.id),
      [earlier.id]
    )
  })

  test('a duplicate in a form type that the reader cannot see is shown without name and link', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    await plain(tennis.id, { name: 'Secreta', type: 'line' })
    await plain(tennis.id, { document: 'PA9999999', type: 'line', name: 'Ana' })
    const user = await UserFactory.merge({ formTypes: ['press'] }).create()
    const checks = await checksOf(client, form, user)
    for (const key of ['elsewhere', 'resemblingElsewhere']) {
      assert.isDefined(found(checks, key), key)
      assert.isUndefined(found(checks, key)?.link)
    }
    assert.notInclude(JSON.stringify(checks), 'Secreta')
  })
})

test.group('The check against the blacklist', (group) => {
  emptyWorld(group)

  const list = (changes: object = {}) =>
    BlacklistEntry.create({
      name: 'Ana',
      lastName: 'Garcia Lopes',
      reason: 'Prestó su tarjeta',
      reviewOn: '2030-01-01',
      ...changes,
    })

  test('administrators see the blacklist entry and its reason, and others are told to ask them', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    const entry = await list()
    const ofAdmin = found(await checksOf(client, form, await people.admin()), 'listedName')
    assert.include(ofAdmin?.text, 'Prestó su tarjeta')
    assert.deepEqual(ofAdmin?.link, { entry: entry.id })
    const checks = await checksOf(client, form, await people.reviewer(), 'en')
    assert.equal(
      found(checks, 'listed')?.text,
      'Similar to a person on the blacklist. Ask an administrator.'
    )
    assert.notInclude(JSON.stringify(checks), 'Prestó')
    assert.notInclude(JSON.stringify(checks), 'Lopes')
  })

  test('a cleared namesake gives no warning, but a blacklisted document always does', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    const entry = await list()
    const personKey = personKeyOf('PA1111111')!
    await BlacklistClearance.create({ entryId: entry.id, personKey, reason: 'Otra' })
    assert.isUndefined(found(await checksOf(client, form), 'listed'))
    await list({ name: 'Nadie', lastName: 'Conocido', personKey })
    const checks = await checksOf(client, form, await people.admin())
    assert.include(found(checks, 'listedDocument')?.text, 'Nadie Conocido')
  })
})

test.group('The checks of answers, places and mails', (group) => {
  emptyWorld(group)

  test('each doubtful answer of a request gives a warning', async ({ client, assert }) => {
    const { tennis, golf } = await openTournaments()
    const detail = { media: 'magazine', mediaName: 'Diario', validity: 'full', days: [] }
    const keysOf = async (form: Form) => (await checksOf(client, form)).map(({ key }) => key)
    const cases: [string, object][] = [
      ['answers.letterOfWebmail', { email: 'ana@gmail.com' }],
      ['answers.letterOfFreelance', { detail: { ...detail, freelance: true } }],
      ['freelance', { detail: { ...detail, freelance: true, letter: 'documents/x.pdf' } }],
      ['answers.oneDay', { detail: { ...detail, validity: 'day' } }],
      ['answers.noDay', { type: 'player', detail: { validity: 'day', type: 'Coach' } }],
      ['answers.birthWindow', { type: 'ballboy', detail: { license: 'AB1234' } }],
      ['documentOfTutor', { type: 'ballboy', detail: { tutorDocument: 'PA 1111111' } }],
      ['glyphs', { detail: { ...detail, mediaName: '日本新聞' } }],
      ['licence.invalid', { type: 'ballboy', detail: { license: 'AB12', licenseValid: false } }],
      ['licence.missing', { type: 'volunteer', detail: {} }],
      ['licence.tennis', { type: 'volunteer', detail: { license: '!' } }],
    ]
    for (const [key, changes] of cases)
      assert.include(await keysOf(await plain(tennis.id, changes)), key)
    const golfer = { type: 'gvolunteer', detail: { federatedLicence: '12345' } }
    assert.include(await keysOf(await plain(golf.id, golfer)), 'licence.golf')
  })

  test('a player over the limit is marked, with the reason if there is one', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, member(tennis.$extras.player))
    const form = await Form.firstOrFail()
    const within = found(await checksOf(client, form), 'places')
    assert.isUndefined(found(await checksOf(client, form), 'playerOut'))
    await tennis.$extras.player.merge({ active: false }).save()
    assert.equal(found(await checksOf(client, form), 'playerOut')?.level, 'warning')
    await tennis.$extras.player.merge({ active: true }).save()
    assert.equal(within?.level, 'info')
    assert.include(within?.text, 'equipo 1 de 3')
    const player = tennis.$extras.player.id
    for (const n of [1, 2, 3])
      await plain(tennis.id, {
        type: 'player',
        player,
        document: `PA555555${n}`,
        name: `Persona${n}${'x'.repeat(4 * n)}`,
        detail: { validity: 'full', type: 'Coach', exceedReason: 'Lo pidió la ATP' },
      })
    assert.include(found(await checksOf(client, form), 'overPlaces')?.text, 'No consta')
    const last = await Form.query().orderBy('id', 'desc').firstOrFail()
    assert.include(found(await checksOf(client, last), 'overPlaces')?.text, 'Lo pidió la ATP')
  })

  test('a failed mail is shown until a later one is delivered', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id)
    await form.moveTo('approved', { by: null })
    await db.from('mail_log').where('form_id', form.id).update({ state: 'failed' })
    assert.include(found(await checksOf(client, form), 'mailFailed')?.text, form.email!)
    await db.from('mail_log').where('form_id', form.id).update({ state: 'sent' })
    assert.isUndefined(found(await checksOf(client, form), 'mailFailed'))
  })

  test('the checks are in the language of the reader', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await plain(tennis.id, { image: null })
    const [es, en] = [await checksOf(client, form), await checksOf(client, form, undefined, 'en')]
    assert.equal(es[0].text, 'No hay foto.')
    assert.equal(en[0].text, 'There is no photo.')
    assert.notEqual(es[0].why, en[0].why)
  })
})
