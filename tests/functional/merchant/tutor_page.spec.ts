import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { retention } from '#config/retention'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import Consent from '#models/consent'
import type Form from '#models/form'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import JournalEntry from '#models/journal_entry'
import PickupEntry from '#models/pickup_entry'
import type User from '#models/user'
import { restrictPerson } from '#people/restriction'
import { PersonErasure } from '#people/erasure'
import { makeList, type Collector } from '#pickups/make_list'
import { ballboyOf } from '#tests/helpers/ballboys'
import { propsOf } from '#tests/helpers/office_props'
import { collector } from '#tests/helpers/pickup_desk'
import { people } from '#tests/helpers/office'
import { orderMails } from '#tests/helpers/order_mails'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'
import { poppler } from '#tests/unit/documents/pdf'

const tutor = { name: 'Ana', document: 'TUTOR554433' }
const email = 'tutor@example.com'
const ofChild = { document: 'KIDMARK7788', company: 'Club Secreto', birthDate: '2012-03-14' }

/** Somebody signs for the card of a child alone. */
async function pickUp({ id: formId, idForm: serial, name }: Form, by: Collector, user: User) {
  const { id: collectiveId } = await makeList({ ...by, type: 'person' }, [], user)
  await PickupEntry.create({ collectiveId, formId, serial, name, userId: user.id })
}

/** Two children in two editions, a child of somebody else, and what is kept about their tutors. */
async function family() {
  const { tennis } = await openTournaments()
  const by = await admin()
  const past = await TournamentFactory.merge({
    ...{ sport: 'tennis', year: 2023, code: 'TST23', active: false },
    ...{ startsOn: '2023-04-20', endsOn: '2023-05-05' },
  }).create()
  const earlier = await ballboyOf(past, 'Mia', tutor)
  const child = await ballboyOf(tennis, 'Leo', tutor, ofChild)
  const stranger = await ballboyOf(tennis, 'Teo', { name: 'Eva', document: 'OTHER112233' })
  const mail = { template: 'received', locale: 'es' as const, params: { name: 'Ana' } }
  await orderMails([
    { ...mail, to: email, formId: child.id },
    { ...mail, to: email, formId: stranger.id },
    { ...mail, to: 'former@example.com', formId: child.id },
  ])
  const accepted = { fields: ['acceptImages'], locale: 'es' as const }
  await db.transaction((trx) => Consent.record(trx, child, accepted))
  await FormNote.create({ formId: child.id, text: 'Alergia secreta', userId: by.id })
  const named = { name: 'Ana', lastname: 'Gil', document: tutor.document.toLowerCase() }
  const signs = { ...collector, ...named, email: null }
  await pickUp(child, signs, by)
  await pickUp(earlier, { ...collector, name: 'Lucía' }, by)
  return { tennis, by, earlier, child }
}

const pageOf = (client: ApiClient, { id }: { id: number }) =>
  propsOf(client, `/merchant/people/${id}/tutor`)

const ask = (client: ApiClient, path: string, user: User) =>
  client.get(`/merchant/people/${path}`).loginAs(user).header('accept', 'application/json')

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.group('The page of a tutor', (group) => {
  emptyWorld(group)

  test('the page of a tutor lists the children of all editions, whichever of them was opened', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    for (const form of [child, earlier]) {
      const { tutor: shown, requests } = await pageOf(client, form)
      assert.deepInclude(shown, { name: 'Ana Gil', documents: [tutor.document], emails: [email] })
      assert.sameMembers(idsOf(requests), [child.id, earlier.id])
      assert.containsSubset(requests, [
        { idForm: child.idForm, name: 'Leo Gil', state: 'waiting', birthDate: null },
      ])
    }
  })

  test('what is kept about the tutor is counted with its last day, and nothing of the child', async ({
    client,
    assert,
  }) => {
    const { tennis, child } = await family()
    const { kept, last } = await pageOf(client, child)
    assert.sameDeepMembers(
      kept.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
      [
        ['children', 2],
        ['consents', 1],
        ['mails', 1],
        ['collections', 1],
      ]
    )
    const months = retention.rejectedMonths
    const until = DateTime.fromISO(tennis.endsOn).plus({ months }).toISODate()
    assert.deepInclude(last, { id: child.id, until, over: true })
    assert.containsSubset(kept, [{ kind: 'children', until, over: true }])
  })

  test('an address before a correction counts, that of an earlier tutor does not', async ({
    client,
    assert,
  }) => {
    const { child } = await family()
    const corrected = async (from: object) =>
      FormLog.create({ formId: child.id, type: 'updated', from: from as never, to: {} as never })
    await corrected({ tutorEmail: 'foreign@example.com' })
    await corrected({ tutorEmail: 'former@example.com', tutorDocument: null })
    await corrected({ tutorEmail: 'typo@example.com' })
    const { tutor: shown, kept } = await pageOf(client, child)
    assert.deepEqual(shown.emails.toSorted(), [email, 'typo@example.com'])
    assert.containsSubset(kept, [{ kind: 'mails', count: 1 }])
  })

  test('the page of a child leads to the tutor, and the tutor to their own requests', async ({
    client,
    assert,
  }) => {
    const { child } = await family()
    const { person } = await propsOf(client, `/merchant/people/${child.id}`)
    assert.deepEqual(person.tutors, [{ id: child.id, name: 'Ana Gil' }])
    assert.isNull((await pageOf(client, child)).tutor.own)
    const { tournamentId } = child
    const named = { name: tutor.name, lastName: 'Gil', document: tutor.document }
    const own = await FormFactory.merge({ tournamentId, ...named }).create()
    assert.equal((await pageOf(client, child)).tutor.own, own.id)
    const limited = await UserFactory.apply('admin')
      .merge({ formTypes: ['ballboy'] })
      .create()
    const { tutor: shown } = await propsOf(
      client,
      `/merchant/people/${child.id}/tutor`,
      {},
      limited
    )
    assert.isNull(shown.own)
  })

  test('the page of a tutor with a request of their own leads to the children whom the reader may see', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    await ballboyOf({ id: child.tournamentId }, 'Leo', tutor, ofChild)
    const { tournamentId } = child
    const named = { name: tutor.name, lastName: 'Gil', document: tutor.document }
    const own = await FormFactory.merge({ tournamentId, ...named }).create()
    const path = `/merchant/people/${own.id}`
    const { children } = (await propsOf(client, path)).person
    assert.lengthOf(children, 2)
    assert.equal(children[1].id, earlier.id)
    assert.match(children[0].name, /^Leo /)
    const ofChildPage = await propsOf(client, `/merchant/people/${children[0].id}`)
    assert.deepEqual(ofChildPage.person.children, [])
    const limited = await UserFactory.apply('admin')
      .merge({ formTypes: [own.type] })
      .create()
    assert.deepEqual((await propsOf(client, path, {}, limited)).person.children, [])
  })

  test('a restricted child is shown and said to be kept, an erased one is gone', async ({
    client,
    assert,
  }) => {
    const { by, child, earlier } = await family()
    assert.isFalse((await pageOf(client, child)).restricted)
    await restrictPerson(child.id, { by, reason: 'Lo pidió' })
    const { restricted, requests } = await pageOf(client, earlier)
    assert.isTrue(restricted)
    assert.lengthOf(requests, 2)
    await new PersonErasure(child.id).run(by)
    assert.deepEqual(idsOf((await pageOf(client, earlier)).requests), [earlier.id])
    const gone = await ask(client, `${child.id}/tutor`, await people.admin())
    gone.assertStatus(404)
  })

  test('each opening of the page of a tutor is noted in the access journal', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    for (const form of [child, earlier]) await pageOf(client, form)
    const entries = await JournalEntry.query().orderBy('id')
    assert.deepEqual(
      entries.map(({ kind, formId }) => [kind, formId]),
      [
        ['person', child.id],
        ['person', earlier.id],
      ]
    )
  })

  test('a request without a tutor has no page of a tutor', async ({ client }) => {
    const { tennis } = await openTournaments()
    const press = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const user = await people.admin()
    for (const path of [`${press.id}/tutor`, `${press.id}/tutor/export`, '999999/tutor'])
      (await ask(client, path, user)).assertStatus(404)
  })

  test('only administrators of the children’s form open or export a tutor', async ({
    client,
    assert,
  }) => {
    const { child } = await family()
    const limited = await UserFactory.apply('admin')
      .merge({ formTypes: ['press'] })
      .create()
    const unnamed = await (await people.reviewer()).merge({ minors: false }).save()
    for (const user of [limited, unnamed, await people.reviewer(), await people.coordinator()])
      for (const path of ['tutor', 'tutor/export?format=json', 'tutor/export?format=pdf'])
        (await ask(client, `${child.id}/${path}`, user)).assertStatus(403)
    assert.lengthOf(await JournalEntry.all(), 0)
    const admins = await (await people.admin()).merge({ minors: false }).save()
    ;(await ask(client, `${child.id}/tutor/export`, admins)).assertStatus(200)
  })
})

/** Nothing of this stands in an export of the tutor. */
const secretsOf = ({ document, company }: Form) => [
  ...[String(document), String(company), ofChild.birthDate, '14/03/2012', 'MAD123'],
  ...['Alergia', 'OTHER112233', 'former@example.com', 'Lucía'],
]

test.group('The export of a tutor', (group) => {
  emptyWorld(group)

  test('the data file of a tutor holds what is about the tutor, and of a child the reference only', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    const path = `${child.id}/tutor/export?format=json`
    const response = await ask(client, path, await people.admin())
    response.assertHeader(
      'content-disposition',
      `attachment; filename="datos-tutor-${child.idForm}.json"`
    )
    const { person, requests, records } = response.body()
    assert.deepEqual(person, { name: 'Ana Gil', documents: [tutor.document], emails: [email] })
    assert.sameMembers(
      requests.map(({ reference }: any) => reference),
      [child.idForm, earlier.idForm]
    )
    const request = requests.find(({ reference }: any) => reference === child.idForm)
    assert.sameMembers(Object.keys(request), ['reference', 'tournament', 'about', 'answers'])
    assert.equal(request.about, 'Leo Gil')
    assert.containsSubset(request.answers, [
      {
        ...{ name: 'tutorDocument', value: tutor.document },
        purpose: 'Para contactar con la madre, el padre o el tutor legal',
      },
    ])
    const rowsOf = (kind: string) => records.find((one: any) => one.kind === kind).rows
    assert.containsSubset(rowsOf('mails'), [{ reference: child.idForm, address: email }])
    assert.lengthOf(rowsOf('collections'), 1)
    assert.containsSubset(rowsOf('consents'), [{ field: 'acceptImages' }])
    const text = JSON.stringify(response.body())
    for (const secret of secretsOf(child)) assert.notInclude(text, secret)
  })

  test('the readable copy of a tutor’s data says the same as the data file', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    const path = `${earlier.id}/tutor/export?format=pdf`
    const response = await ask(client, path, await people.admin())
    response.assertHeader('content-type', 'application/pdf')
    const text = poppler('pdftotext', response.body()).replaceAll(/\s+/g, ' ')
    for (const words of [
      ...['Datos personales de Ana Gil', child.idForm, earlier.idForm, 'Sobre Leo Gil'],
      ...['como madre, padre o tutor legal', tutor.document, email, 'Entregas firmadas (1)'],
      ...[
        'Para contactar con la madre, el padre o el tutor legal',
        'Solicitudes de menores, como tutor (2)',
      ],
    ])
      assert.include(text, words)
    for (const secret of secretsOf(child)) assert.notInclude(text, secret)
  })

  test('the export of a tutor is noted in the journal and in the history of each child', async ({
    client,
    assert,
  }) => {
    const { child, earlier } = await family()
    for (const format of ['json', 'pdf'])
      await ask(client, `${child.id}/tutor/export?format=${format}`, await people.admin())
    const entries = await JournalEntry.query().orderBy('id')
    assert.deepEqual(
      entries.map(({ kind, formId, total, detail }) => [kind, formId, total, detail]),
      ['json', 'pdf'].map((format) => ['export', child.id, 2, format])
    )
    const logs = await FormLog.query().where('type', 'exported')
    assert.sameDeepMembers(
      logs.map(({ formId, to }) => [formId, to]),
      [child.id, earlier.id].flatMap((id) =>
        ['json', 'pdf'].map((format) => [id, { format, note: 'ofTutor' }])
      )
    )
  })
})
