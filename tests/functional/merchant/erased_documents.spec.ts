import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { mailboxDir, writtenMails } from '#mails/eml_transport'
import { FormsExport } from '#exports/forms_export'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import FormLog from '#models/form_log'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import PrintRun from '#models/print_run'
import { PersonErasure } from '#people/erasure'
import { closeEdition } from '#purge/closing'
import { Purge } from '#purge/purge'
import { ballboyOf } from '#tests/helpers/ballboys'
import { order, workbook } from '#tests/helpers/exports'
import { markedPerson } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { approved } from '#tests/helpers/print_runs'
import { emptyWorld, openTournaments } from '#tests/helpers/world'
import type User from '#models/user'

const ask = (client: ApiClient, method: 'get' | 'post', path: string, user: User) =>
  client[method](path)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .header('accept', 'application/json')

/** Prints requests; returns the run of the file. */
async function print(client: ApiClient, ids: number[], user: User) {
  await ask(client, 'post', '/merchant/batches', user).json({
    ids,
    layout: 'a6',
    sheet: 'single',
  })
  const { id, runId } = await PrintRun.query().orderBy('id', 'desc').firstOrFail()
  return { cards: `/merchant/batches/${id}/cards.pdf`, runId: runId! }
}

/** Orders the list and the restaurant log that are attached to a mail; returns their mails. */
async function orderAttached(client: ApiClient, by: User) {
  await ask(client, 'post', '/merchant/mform/press/export', by).json({ columns: 'view' })
  await ask(client, 'post', '/merchant/restaurantlog/export', by).json({})
  return MailMessage.query().whereLike('template', '%attached')
}

const mailFiles = async () => (await writtenMails()).map(({ mail }) => mail)

test.group('Documents with a person who is erased', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('lists and cards made before an erasure can no longer be opened', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    await (await form.refresh()).moveTo('approved', { by: null })
    await ask(client, 'post', '/merchant/mform/press/export', by).json({ columns: 'all' })
    const list = await DocumentRun.query()
      .where('kind', 'forms_export')
      .whereNotNull('fileName')
      .firstOrFail()
    const link = signedUrlFor(
      'merchant.exports.show',
      { id: list.id },
      { expiresIn: '1h', purpose: 'export' }
    )
    const { cards } = await print(client, [form.id], by)
    const statuses = async () => [
      (await ask(client, 'get', link, by)).status(),
      (await ask(client, 'get', cards, by)).status(),
    ]
    assert.deepEqual(await statuses(), [200, 200])
    await new PersonErasure(form.id).run(by)
    assert.deepEqual(await statuses(), [403, 404])
  })

  test('an imported list that names the document with its kind goes with the person', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    await (await form.refresh()).revise({ document: '12345678Z' }, { by })
    const columns = { email: 'gestora@radio.example', name: 'Ana' }
    for (const document of ['DNI 12.345.678-Z', '87654321X']) {
      const list = await listOf([journalist({ ...columns, document })])
      await sendPeople(client, list, { by, preview: true })
    }
    const [named, other] = await ImportRun.query().orderBy('id')
    const erasure = new PersonErasure(form.id)
    assert.equal((await erasure.preview()).imports, 1)
    await named.merge({ state: 'running' }).save()
    await assert.rejects(() => erasure.run(by), 'importUnderWay')
    await named.merge({ state: 'preview' }).save()
    await erasure.run(by)
    assert.deepEqual(
      (await ImportRun.all()).map(({ id }) => id),
      [other.id]
    )
    assert.isFalse(await drive.use().exists(named.rowsKey!))
  })

  test('an imported list that names the person within a cell of somebody else goes with them', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    await (await form.refresh()).revise({ cellPhone: '+34611777999' }, { by })
    const columns = { email: 'gestora@radio.example', document: '87654321X' }
    const cells = [
      'with Zzyzxa Quuxmark Nandu',
      'ask zzyzxa.quuxmark@example.com',
      'passport: QPASS-998877',
      'call 611 777 999, please',
      'with Zzyzxa',
    ]
    for (const mediaName of cells) {
      const list = await listOf([journalist({ ...columns, mediaName })])
      await sendPeople(client, list, { by, preview: true })
    }
    const other = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    const erasure = new PersonErasure(form.id)
    assert.equal((await erasure.preview()).imports, 4)
    await erasure.run(by)
    assert.deepEqual(
      (await ImportRun.all()).map(({ id }) => id),
      [other.id]
    )
  })

  test('a stored list that names a person without a document goes with them, and that of a namesake of another age stays', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await people.admin()
    const born = { document: null, birthDate: '2014-05-01' }
    const child = await ballboyOf(tennis, 'Hortensia', { name: 'Ana', document: 'TUT00001' }, born)
    const rows = [
      { birthDate: '01/05/2014' },
      { birthDate: '2/6/1990', document: 'PAX00002' },
      { birthDate: '2014-05-01', document: '00000000T', lastName: child.lastName.toUpperCase() },
    ]
    const contact = { email: 'otra@radio.example', cellPhone: '611000222' }
    for (const row of rows) {
      const { name, lastName } = child
      const list = await listOf([journalist({ name, lastName, document: '', ...contact, ...row })])
      await sendPeople(client, list, { by, preview: true })
    }
    const [, namesake] = await ImportRun.query().orderBy('id')
    await new PersonErasure(child.id).run(by)
    assert.deepEqual(
      (await ImportRun.all()).map(({ id }) => id),
      [namesake.id]
    )
  })

  test('the history of people of the same list loses the name of its file', async ({
    client,
    assert,
  }) => {
    const { by } = await markedPerson()
    const names = ['Ana', 'Eva'].map((name, at) => ({ name, document: `PAX0000${at}` }))
    const rows = names.map((columns) =>
      journalist({ ...columns, email: `${columns.name}@x.example` })
    )
    await sendPeople(client, await listOf(rows), { by, name: 'Ana y "Eva" 12345678Z.xlsx' })
    const eva = await Form.findByOrFail('name', 'Eva')
    const created = () => FormLog.query().where({ formId: eva.id, type: 'created' }).firstOrFail()
    assert.deepInclude((await created()).to, { list: 'Ana y "Eva" ….xlsx', line: 3 })
    const ana = await Form.findByOrFail('name', 'Ana')
    await new PersonErasure(ana.id).run(by)
    assert.deepInclude((await created()).to, { list: '….xlsx', line: 3 })
  })

  test('a list that is being made when somebody is erased is made again without them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { form, by } = await markedPerson()
    const { write } = FormsExport.prototype
    cleanup(() => void (FormsExport.prototype.write = write))
    let made = 0
    FormsExport.prototype.write = async function (...given) {
      const content = await write.apply(this, given)
      if (++made === 1) await new PersonErasure(form.id).run(by)
      return content
    }
    await order(client, { columns: 'all' }, by)
    assert.equal(made, 2)
    assert.isTrue((await DocumentRun.query().orderBy('id', 'desc').firstOrFail()).hasFile)
    assert.notInclude(JSON.stringify(await workbook()), form.idForm)
  })

  test('a list that fails because somebody is erased at its start is made again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { form, by } = await markedPerson()
    const { begin } = DocumentRun.prototype
    cleanup(() => void (DocumentRun.prototype.begin = begin))
    let begun = 0
    DocumentRun.prototype.begin = async function (...given) {
      const isBegun = await begin.apply(this, given)
      if (++begun === 1) await new PersonErasure(form.id).run(by)
      await this.refresh()
      return isBegun
    }
    await order(client, { columns: 'all' }, by)
    assert.equal(begun, 2)
    const run = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
    assert.isTrue(run.hasFile)
    assert.isNull(await MailMessage.query().whereLike('template', '%failed').first())
  })

  test('closing an edition removes the cards of people who were deleted before', async ({
    client,
    assert,
  }) => {
    const { user, forms, ids, tennis } = await approved(1)
    const { runId } = await print(client, ids, user)
    const { fileKey } = await DocumentRun.findOrFail(runId)
    await forms[0].delete()
    const endsOn = DateTime.utc().minus({ days: 2 }).toISODate()
    await tennis.merge({ startsOn: endsOn, endsOn, pressFrom: null, pressTo: null }).save()
    await closeEdition(tennis, await people.admin())
    assert.isFalse(await drive.use().exists(fileKey!))
  })
  test('a mail that is a file goes with its list when somebody in it may be erased', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    const lists = (await orderAttached(client, by)).map(({ id }) => id)
    assert.lengthOf(lists, 2)
    assert.includeMembers(await mailFiles(), lists)
    await new PersonErasure(form.id).run(by)
    assert.notIncludeMembers(await mailFiles(), lists)
    for (const id of lists) {
      const again = await ask(client, 'post', `/merchant/config/mails/${id}/resend`, by)
      again.assertStatus(409)
    }
  })

  test('a mail that is a file goes the night after its list has expired', async ({
    client,
    assert,
  }) => {
    const { by } = await markedPerson()
    const lists = (await orderAttached(client, by)).map(({ id }) => id)
    await new Purge(DateTime.utc().plus({ days: 1 })).run()
    assert.includeMembers(await mailFiles(), lists)
    await new Purge(DateTime.utc().plus({ days: 3 })).run()
    assert.notIncludeMembers(await mailFiles(), lists)
    assert.isNotEmpty(await mailFiles())
  })
})
