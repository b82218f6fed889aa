import { restrictPerson } from '#people/restriction'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Pickup from '#models/pickup'
import DocumentRun from '#models/document_run'
import ImportRun from '#models/import_run'
import type Form from '#models/form'
import type User from '#models/user'
import { receiptPdf } from '#pickups/receipt'
import { formatDay } from '#shared/days'
import { clock } from '#tests/helpers/clock'
import { ballboyOf } from '#tests/helpers/ballboys'
import { propsOf } from '#tests/helpers/office_props'
import { order, workbook } from '#tests/helpers/exports'
import { marks, markedPerson } from '#tests/helpers/marked_person'
import { everybody, holders, officeAddresses, people } from '#tests/helpers/office'
import { collector, deskOf, printedCards } from '#tests/helpers/pickup_desk'
import { readPdf } from '#tests/helpers/print_runs'
import { memberOf } from '#tests/helpers/teams'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const passport = 'PPMARK776655'
const tutorDocument = 'TTMARK554433'
const { document, birthDate } = marks
const secrets = [document, passport, tutorDocument, birthDate, formatDay(birthDate)]

const withoutEdit = everybody.filter((person) => !holders.edit.includes(person))

/** A list of a holder, begun with the masked number of their card. */
async function listOfMasked(client: ApiClient) {
  const { user, ids, forms } = await printedCards(1, { document: 'PASS556677' })
  const desk = deskOf(client, user)
  const { name, lastName: lastname } = forms[0]
  const masked = { ...collector, name, lastname, document: '••••••6677' }
  return { desk, list: await desk.begin(ids, masked), ids, forms, masked }
}

/** A person of each kind whose numbers are known, and one of a pickup list. */
async function knownPeople() {
  const { tennis, form } = await markedPerson()
  const member = await memberOf(tennis.$extras.player, {
    ...{ document, birthDate },
    detail: { passportNumber: passport },
  })
  const guest = await memberOf(tennis.$extras.player, {
    ...{ type: 'guest', idParent: member.id, document, birthDate },
  })
  const tutor = { name: 'Ana', document: tutorDocument }
  const child = await ballboyOf(tennis, 'Leo', tutor, { document: null, birthDate })
  return { tennis, form, forms: [form, member, guest, child] }
}

const show = (client: ApiClient, { type, id }: Form, user: User) =>
  propsOf(client, `/merchant/mform/${type}/${id}`, {}, user)

test.group('What users without the right to edit see', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('no page has a whole number or a birth date for a {$self}')
    .with(withoutEdit)
    .run(async ({ client, assert }, person) => {
      const { forms } = await knownPeople()
      const user = await people[person]()
      const list = await Pickup.query().orderBy('id', 'desc').firstOrFail()
      for (const address of officeAddresses(forms, list)) {
        const response = await client.get(address).loginAs(user).withInertia()
        assert.isBelow(response.status(), 500, address)
        const bytes = response.text() ?? Buffer.from(response.body()).toString('latin1')
        for (const secret of secrets) assert.notInclude(bytes, secret, address)
      }
    })

  test('the same pages show whole numbers and birth dates to an editor', async ({
    client,
    assert,
  }) => {
    const { forms } = await knownPeople()
    const user = await people.editor()
    const list = await Pickup.query().orderBy('id', 'desc').firstOrFail()
    const seen = new Set<string>()
    for (const address of officeAddresses(forms, list)) {
      const response = await client.get(address).loginAs(user).withInertia()
      for (const secret of secrets) if (response.text()?.includes(secret)) seen.add(secret)
    }
    assert.includeMembers([...seen], [document, passport, tutorDocument, birthDate])
  })

  test('a page shows the age and the end of each number', async ({ client, assert }) => {
    itIs('2024-06-05T00:30:00+02:00')
    const { forms } = await knownPeople()
    const [press, member, , child] = forms
    const viewer = await people.viewer()
    const { form } = await show(client, press, viewer)
    assert.include(form, { document: '•••••••8877', birthDate: null, age: 37, name: marks.name })
    assert.isNotNull(form.image)
    assert.deepEqual(form.masked, ['document'])
    const team = await show(client, member, viewer)
    assert.equal(team.form.detail.passportNumber, '••••••••6655')
    assert.equal(team.form.passportNumber, '••••••••6655')
    const family = await show(client, child, viewer)
    assert.equal(family.form.detail.tutorDocument, '••••••••4433')
  })

  test('users who may edit a form type see everything of it', async ({ client, assert }) => {
    const { forms } = await knownPeople()
    const [press, member] = forms
    for (const user of [await people.editor(), await people.admin()]) {
      const { form } = await show(client, press, user)
      assert.include(form, { document, birthDate })
      assert.deepEqual(form.masked, [])
      const team = await show(client, member, user)
      assert.equal(team.form.detail.passportNumber, passport)
    }
  })

  test('a search by a whole number finds its person', async ({ client, assert }) => {
    const { form } = await knownPeople()
    const viewer = await people.viewer()
    const { forms } = await propsOf(client, '/merchant/mform/press', { search: document }, viewer)
    assert.deepEqual(
      forms.data.map(({ id }: { id: number }) => id),
      [form.id]
    )
  })

  test('a list has masked numbers and the age, unless all who get it may edit', async ({
    client,
    assert,
  }) => {
    await knownPeople()
    await order(client)
    const [masked] = await workbook()
    assert.include(Object.values(masked), '•••••••8877')
    assert.isNumber(masked.Edad)
    for (const secret of secrets) assert.notInclude(JSON.stringify(masked), secret)
    const { user } = await order(client, {}, await people.reviewer())
    const [whole] = await workbook()
    assert.include(whole, { 'Fecha de nacimiento': birthDate })
    assert.include(Object.values(whole), document)
    const run = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
    const recipients = [user.id, (await people.exporter()).id]
    await DocumentRun.order('forms_export', user, { ...run.params, recipients } as never)
    const [shared] = await workbook()
    assert.notInclude(Object.values(shared), document)
  })

  test('the rows of an imported list are only for its user and for editors', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await people.exporter()
    await by.merge({ canCreate: true }).save()
    const list = await listOf([journalist({ document })])
    await sendPeople(client, list, { by, accepted: true, preview: true })
    const { id } = await ImportRun.firstOrFail()
    const other = await people.exporter()
    await other.merge({ canCreate: true }).save()
    const path = `/merchant/import-people/press/${id}`
    for (const [user, status] of [
      [by, 200],
      [await people.reviewer(), 200],
      [other, 403],
    ] as const) {
      const original = await client.get(`${path}/original`).loginAs(user)
      original.assertStatus(status)
      for (const choice of [{}, { headerLine: 2 }]) {
        const props = JSON.stringify(await propsOf(client, path, choice, user))
        assert.equal(props.includes('Ruiz'), status === 200)
      }
      const { rows } = await propsOf(client, path, {}, user)
      assert.equal(JSON.stringify(rows ?? []).includes(document), status === 200)
    }
    const confirm = client.put(`${path}/mapping`).loginAs(other).withCsrfToken().redirects(0)
    ;(await confirm.json({ mapping: { 0: 'idGender' } })).assertStatus(403)
    assert.equal((await ImportRun.findOrFail(id)).state, 'preview')
  })

  test('the result of an import is offered to its user and to editors only', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await people.exporter()
    await by.merge({ canCreate: true }).save()
    await sendPeople(client, await listOf([journalist({ document })]), { by, accepted: true })
    const { id, resultKey } = await ImportRun.firstOrFail()
    const other = await people.exporter()
    await other.merge({ canCreate: true }).save()
    const page = '/merchant/import-people/press'
    for (const [user, offered] of [
      [by, true],
      [await people.reviewer(), true],
      [other, false],
    ] as const) {
      const { run } = await propsOf(client, `${page}/${id}`, {}, user)
      const { imports } = await propsOf(client, page, {}, user)
      for (const { result } of [run, ...imports]) assert.equal(result !== null, offered)
      const download = client.get(`${page}/download`).qs({ file: resultKey })
      const file = await download.loginAs(user)
      file.assertStatus(offered ? 200 : 403)
    }
  })
})

test.group('The number of a collector', (group) => {
  emptyWorld(group)

  test('the desk sees it as typed, others see its end on the list and on the receipt', async ({
    client,
    assert,
  }) => {
    const { ids, user } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    assert.equal((await desk.open(list)).document, collector.document)
    await user.merge({ role: 'staff', canEdit: false }).save()
    assert.equal((await desk.open(list)).document, '•••••678Z')
    const receipt = async () => {
      const pdf = await client.get(`/merchant/signature/${list.id}/print`).loginAs(user)
      return readPdf(pdf.body()).pages.join(' ')
    }
    const masked = await receipt()
    assert.include(masked, '•••••678Z')
    assert.notInclude(masked, collector.document)
    await user.merge({ canEdit: true }).save()
    assert.include(await receipt(), collector.document)
  })

  test('a correction that sends the mask back keeps the number', async ({ client, assert }) => {
    const { user } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin()
    const seen = { ...collector, name: 'Marina', document: '•••••678Z' }
    await desk.ask('put', `/${list.id}`, seen)
    const kept = await Pickup.findOrFail(list.id)
    assert.deepEqual([kept.name, kept.document], ['Marina', collector.document])
    await desk.ask('put', `/${list.id}`, { ...seen, document: undefined })
    assert.equal((await Pickup.findOrFail(list.id)).document, collector.document)
    await desk.ask('put', `/${list.id}`, { ...collector, document: '•••••999Z' })
    assert.isNull((await Pickup.findOrFail(list.id)).document)
  })

  test('a holder whose masked number the station shows is kept with the whole number', async ({
    client,
    assert,
  }) => {
    const { user, ids, cards, forms } = await printedCards(1, { document: 'PASS556677' })
    const desk = deskOf(client, user)
    const { form } = (await desk.read(cards[0].token)).body()
    assert.equal(form.document, '••••••6677')
    const { name, lastName: lastname } = forms[0]
    const holder = { name, lastname, document: form.document }
    const list = await desk.begin(ids, { ...holder, type: 'person' })
    assert.equal((await Pickup.findOrFail(list.id)).document, 'PASS556677')
    assert.equal((await desk.open(list)).document, '••••••6677', 'whoever sent the mask sees it')
    const { bytes } = await receiptPdf(list.id, 'es', 'collector')
    assert.include(readPdf(bytes).pages.join(' '), '••••••6677')
  })

  test('the mask of a holder does not give their number to a collector of another name', async ({
    client,
    assert,
  }) => {
    const quintana = { name: 'Leo', lastName: 'Quintana', document: 'PASS556677' }
    const { user, ids } = await printedCards(1, quintana)
    const desk = deskOf(client, user)
    const sent = { document: '••••••6677' }
    const list = await desk.begin(ids, sent)
    assert.isNull((await Pickup.findOrFail(list.id)).document)
    const holder = { ...collector, name: 'Leo', lastname: 'Quintana', ...sent }
    await desk.ask('put', `/${list.id}`, { ...holder, forms: ids })
    assert.equal((await Pickup.findOrFail(list.id)).document, 'PASS556677')
    for (const other of [sent, { document: undefined }]) {
      await desk.ask('put', `/${list.id}`, { ...holder, forms: ids })
      await desk.ask('put', `/${list.id}`, { ...collector, ...other })
      assert.isNull((await Pickup.findOrFail(list.id)).document)
    }
  })

  test('a number that came from a mask stays masked after its applicant is gone and after a correction by an editor', async ({
    client,
    assert,
  }) => {
    const { desk, list, forms, masked } = await listOfMasked(client)
    const { name, lastname } = masked
    const editor = deskOf(client, await people.admin())
    for (const number of ['PASS556677', 'pass 556677'])
      await editor.ask('put', `/${list.id}`, { name, lastname, document: number })
    await forms[0].delete()
    assert.match((await desk.open(list)).document, /^•+6677$/)
    await desk.ask('put', `/${list.id}`, { name, lastname, document: 'PASS990011' })
    assert.equal((await desk.open(list)).document, 'PASS990011')
  })

  test('a user who guesses a masked number sees it as typed, right or wrong', async ({
    client,
    assert,
  }) => {
    const { desk, list, ids, masked } = await listOfMasked(client)
    for (const number of ['PASS006677', 'PASS556677', 'pass 556677']) {
      await desk.ask('put', `/${list.id}`, { ...masked, document: null })
      await desk.ask('put', `/${list.id}`, { ...masked, forms: ids })
      assert.equal((await desk.open(list)).document, '••••••6677')
      await desk.ask('put', `/${list.id}`, { ...masked, document: number })
      assert.equal((await desk.open(list)).document, number)
    }
  })

  test('a minor who collects has no number, addresses or signature for a user who is not named for minors', async ({
    client,
    assert,
  }) => {
    const child = { type: 'ballboy', document: 'PASS556677', birthDate: '2014-05-01' }
    const { ids, forms } = await printedCards(1, child)
    const { name, lastName: lastname } = forms[0]
    const office = await people.admin()
    const admin = deskOf(client, office)
    const contact = { email: 'leo@example.com', phone: '600 998 877', observations: 'Con su tía' }
    const sent = { name, lastname, document: '••••••6677', ...contact }
    const list = await admin.begin(ids, sent)
    const user = await people.reviewer()
    await user.merge({ minors: false }).save()
    const desk = deskOf(client, user)
    const hidden = ['PASS556677', ...Object.values(contact)]
    const isHidden = async () => {
      const { bytes } = await receiptPdf(list.id, 'es', user)
      const lists = await propsOf(client, '/merchant/signature', {}, user)
      const seen = JSON.stringify([await desk.open(list), lists]) + readPdf(bytes).pages.join(' ')
      for (const fact of hidden) assert.notInclude(seen, fact)
      const found = await propsOf(client, '/merchant/signature', { search: contact.email }, user)
      assert.equal(found.collectives.total, 0)
    }
    await isHidden()
    const entry = await list.related('entries').query().firstOrFail()
    const other = { ...sent, name: 'Otra', lastname: 'Persona', forms: [] }
    ;(await desk.ask('put', `/${list.id}`, other)).assertStatus(403)
    ;(await desk.ask('delete', `/${list.id}/forms/${entry.id}`)).assertStatus(403)
    await isHidden()
    assert.include(await admin.open(list), { document: 'PASS556677', ...contact })
    for (const search of [`${lastname} ${name}`, `#${list.id}`])
      assert.equal(
        (await propsOf(client, '/merchant/signature', { search }, user)).collectives.total,
        1
      )
    await admin.sign(list)
    const pictureFor = (reader: User) =>
      client.get(`/merchant/signature/${list.id}/signature.png`).loginAs(reader)
    ;(await pictureFor(user)).assertStatus(404)
    ;(await pictureFor(office)).assertStatus(200)
    assert.isNull((await desk.open(list)).sign)
    assert.isString((await admin.open(list)).sign)
    await forms[0].delete()
    assert.isNull((await desk.open(list)).document)
  })

  test('a number of an applicant looks like any other typed number', async ({ client, assert }) => {
    const { user, ids } = await printedCards(1, { document: 'PASS556677' })
    const desk = deskOf(client, user)
    for (const typed of ['PASS556677', 'PASS996677']) {
      const list = await desk.begin(typed === 'PASS556677' ? ids : [], { document: typed })
      assert.equal((await desk.open(list)).document, typed)
    }
  })

  test('the mask of a restricted holder gives nothing away', async ({ assert, client }) => {
    const { user, ids, forms } = await printedCards(1, { document: 'PASS556677' })
    await restrictPerson(forms[0].id, { by: await people.admin(), reason: 'Lo pidió' })
    const desk = deskOf(client, user)
    const list = await desk.begin(ids, { document: '••••••6677' })
    assert.isNull((await Pickup.findOrFail(list.id)).document)
  })
})
