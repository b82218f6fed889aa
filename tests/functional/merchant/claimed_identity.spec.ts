import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import MailMessage from '#models/mail_message'
import Pickup from '#models/pickup'
import { PersonErasure } from '#people/erasure'
import { PersonExport } from '#people/export'
import { Person } from '#people/person'
import { restrictPerson } from '#people/restriction'
import { TutorExport } from '#people/tutor_export'
import { makeList } from '#pickups/make_list'
import i18nManager from '@adonisjs/i18n/services/main'
import { ballboyOf } from '#tests/helpers/ballboys'
import { decideOn } from '#tests/helpers/decisions'
import { orderMails } from '#tests/helpers/order_mails'
import { collector, printedCards } from '#tests/helpers/pickup_desk'
import { propsOf } from '#tests/helpers/office_props'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const es = () => i18nManager.locale('es')

/** Anybody can type what belongs to somebody else, so it proves nothing. */
test.group('A document or an address that somebody else typed', (group) => {
  emptyWorld(group)

  async function claimed() {
    const { tennis, golf } = await openTournaments()
    const victim = await FormFactory.merge({
      ...{ tournamentId: tennis.id, document: '10055433V', birthDate: '1980-02-03' },
      ...{ name: 'Inés', lastName: 'Robledo Sanz', email: 'ines@example.com' },
    }).create()
    const stranger = await FormFactory.merge({
      ...{ tournamentId: golf.id, document: '10055433V', birthDate: '1991-07-09' },
      ...{ name: 'Otto', lastName: 'Kranz', email: 'otto@example.com' },
    }).create()
    return { tennis, golf, victim, stranger, by: await admin() }
  }

  test('the page of a person warns of a request with the same document and another name, and only suggests it', async ({
    client,
    assert,
  }) => {
    const { victim, stranger } = await claimed()
    const { person, requests, suggestions } = await propsOf(
      client,
      `/merchant/people/${stranger.id}`
    )
    assert.deepInclude(person, { sameDocument: 1, otherNames: [] })
    assert.deepEqual([requests[0].id, suggestions[0].id], [stranger.id, victim.id])
    assert.lengthOf(requests, 1)
  })

  test('a clearance stays while another request gives its document', async ({ assert }) => {
    const { victim, stranger, by } = await claimed()
    const listed = { name: 'Otra', lastName: 'Persona', reason: 'Sancionada' }
    const entry = await BlacklistEntry.create(listed as never)
    await entry.clear('10055433V', 'Es homónima', by)
    await new PersonErasure(stranger.id).run(by)
    assert.lengthOf(await BlacklistClearance.all(), 1)
    await new PersonErasure(victim.id).run(by)
    assert.lengthOf(await BlacklistClearance.all(), 0)
  })

  test('an export, a restriction and an erasure leave the other person alone', async ({
    assert,
  }) => {
    const { victim, stranger, by } = await claimed()
    const data = await PersonExport.of(stranger.id, es())
    assert.notInclude(JSON.stringify(await data.toJson()), 'Robledo')
    await restrictPerson(stranger.id, { by, reason: 'asked' })
    assert.isFalse((await Form.findOrFail(victim.id)).isRestricted)
    await FormNote.create({ formId: victim.id, text: 'DNI 10055433V', userId: by.id })
    await new PersonErasure(stranger.id).run(by)
    assert.equal((await Form.findOrFail(victim.id)).document, '10055433V')
    assert.equal((await FormNote.firstOrFail()).text, 'DNI 10055433V')
    await new PersonErasure(victim.id).run(by)
    assert.lengthOf(await Form.all(), 0)
  })

  test('who knows document and name gets a page of their own, and with the birth date a warning', async ({
    client,
    assert,
  }) => {
    const { victim, golf } = await claimed()
    const { document, name, lastName, birthDate } = victim
    const typed = { tournamentId: golf.id, document, name, lastName, email: 'evil@example.com' }
    const { id } = await FormFactory.merge({ ...typed, birthDate: '1990-01-01' }).create()
    const own = await propsOf(client, `/merchant/people/${id}`)
    assert.lengthOf(own.requests, 1)
    assert.deepInclude(own.person, { sameDocument: 2, otherEmails: [] })
    const knowing = await FormFactory.merge({ ...typed, birthDate }).create()
    const { person, requests } = await propsOf(client, `/merchant/people/${victim.id}`)
    assert.sameMembers(
      requests.map((request: { id: number }) => request.id),
      [victim.id, id, knowing.id]
    )
    assert.deepEqual(person.otherEmails.length, 1)
  })

  test('the pickup of a card by somebody else is neither exported nor erased with its holder', async ({
    assert,
  }) => {
    const { forms, ids, user } = await printedCards(1, { document: '10055433V' })
    const father = { ...collector, name: 'Padre', lastname: 'Ajeno', document: 'AAA999888' }
    const list = await makeList({ ...father, type: 'person' }, ids, user)
    const data = await PersonExport.of(forms[0].id, es())
    assert.notInclude(JSON.stringify(await data.toJson()), 'AAA999888')
    await new PersonErasure(forms[0].id).run(await admin())
    assert.equal((await list.refresh()).name, 'Padre')
  })

  test('a corrected name or birth date is still of the same person', async ({ assert }) => {
    const { victim, tennis } = await claimed()
    const { document, email } = victim
    const same = { tournamentId: tennis.id, type: 'volunteer', document, email }
    const married = await FormFactory.merge({
      ...{ ...same, name: 'Agnes', lastName: 'Vega', birthDate: '1980-02-03' },
    }).create()
    const mistyped = await FormFactory.merge({
      ...{ ...same, name: 'Ines', lastName: 'Robledo Sans', birthDate: '1980-03-02' },
    }).create()
    const { ids } = await Person.of(victim.id)
    assert.sameMembers(ids, [victim.id, married.id, mistyped.id])
  })

  test('the export of a tutor leaves out the children of another family', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const tutor = { name: 'Ana', document: '51136952V' }
    const child = await ballboyOf(tennis, 'Leo', tutor)
    const invented = await ballboyOf(tennis, 'Nobody', tutor)
    const detail = { ...invented.detail, tutorName: 'Max', tutorLastName: 'Kranz' }
    await invented.merge({ detail: { ...detail, tutorEmail: 'max@example.com' } }).save()
    const data = await TutorExport.of(invented.id, es())
    assert.deepEqual(data.person.ids, [invented.id])
    assert.deepEqual((await TutorExport.of(child.id, es())).person.ids, [child.id])
  })

  test('an export and an erasure leave a collector with that document who has another name', async ({
    assert,
  }) => {
    const { victim, stranger, by } = await claimed()
    const list = (who: object) =>
      makeList({ email: null, ...who, document: '10055433V', type: 'group' } as never, [], by)
    const other = await list({ name: 'Nieves', lastname: 'Recogida' })
    const own = await list({ name: 'Ines', lastname: 'Robledo' })
    for (const form of [stranger, victim]) {
      const data = await PersonExport.of(form.id, es())
      assert.notInclude(JSON.stringify(await data.toJson()), 'Nieves')
      await new PersonErasure(form.id).run(by)
    }
    const names = async ({ id }: { id: number }) => (await Pickup.findOrFail(id)).name
    assert.deepEqual(await Promise.all([other, own].map(names)), ['Nieves', '—'])
  })

  test('an erasure leaves the mails of a user and the signature of a collector with that address', async ({
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const by = await admin()
    const nieves = { name: 'Nieves', lastname: 'Recogida', email: 'nieves@example.com' }
    const list = await makeList({ ...nieves, type: 'group' } as never, [], by)
    await orderMails([{ template: 'reset', to: by.email, locale: 'es', params: { name: by.name } }])
    for (const [tournamentId, email] of [
      [tennis.id, by.email],
      [golf.id, nieves.email],
    ] as const) {
      const { id } = await FormFactory.merge({ tournamentId, email }).create()
      await new PersonErasure(id).run(by)
    }
    assert.lengthOf(await MailMessage.query().where('to', by.email), 1)
    assert.equal((await Pickup.findOrFail(list.id)).name, 'Nieves')
  })
})

test.group('A document that is a word', (group) => {
  emptyWorld(group)

  test('an erasure changes no state, no day and no reference in the history of others', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await decideOn([other.id], 'approved', by)
    const day = { type: 'updated' as const, formId: other.id, to: { datePermission: '2026-12-08' } }
    await FormLog.create({ ...day, userId: by.id, at: other.submittedAt })
    const text = `See also ${other.idForm}, from 2026-12-08: approved`
    await FormNote.create({ formId: other.id, text, userId: by.id })
    const before = await FormLog.query().where('formId', other.id).orderBy('id')
    for (const document of ['APPROVED', '20261208', other.idForm.replaceAll('-', '')]) {
      const { id } = await FormFactory.merge({ tournamentId: tennis.id, document }).create()
      await new PersonErasure(id).run(by)
    }
    const after = await FormLog.query().where('formId', other.id).orderBy('id')
    assert.deepEqual(
      after.map(({ to }) => to),
      before.map(({ to }) => to)
    )
    assert.equal((await FormNote.firstOrFail()).text, text)
  })

  test('a preview counts the texts about others that name the person', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const word = { name: 'Acceso', lastName: 'De Prensa' }
    const form = await FormFactory.merge({ tournamentId: tennis.id, ...word }).create()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    for (const { id } of [form, other])
      await FormNote.create({ formId: id, text: 'Llega por el acceso de prensa', userId: by.id })
    const own = { ...collector, name: 'Acceso', lastname: 'De Prensa', email: form.email }
    await makeList(own, [], by)
    const sealed = { formId: other.id, kind: 'access' as const }
    await DataRequest.create({ ...sealed, reference: 'R1', reason: 'Está en el Acceso de Prensa' })
    assert.equal((await new PersonErasure(form.id).preview()).mentions, 2)
  })
})
