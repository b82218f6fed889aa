import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import NightlyExport from '#jobs/nightly_export'
import DocumentRun from '#models/document_run'
import FormFile from '#models/form_file'
import ImportRun from '#models/import_run'
import JournalEntry from '#models/journal_entry'
import { thumbOf } from '#models/form/photos'
import MailMessage from '#models/mail_message'
import type User from '#models/user'
import { sqlNow } from '#sql/bulk'
import { personKeyOf, randomToken } from '#text/secrets'
import { order } from '#tests/helpers/exports'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { deskOf, printedCards } from '#tests/helpers/pickup_desk'
import { approved, printed, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, openTournaments, photoJpeg } from '#tests/helpers/world'

const DOCUMENT = '12345678Z'

/** The journal as `kind request total detail`, without what is missing. */
async function noted() {
  const entries = await JournalEntry.query().orderBy('id')
  return entries.map(({ kind, formId, total, detail }) =>
    [kind, formId, total, detail].filter((part) => part !== null).join(' ')
  )
}

async function pressRequest() {
  const { tennis } = await openTournaments()
  const image = `portraits/${randomToken()}.jpg`
  for (const key of [image, thumbOf(image)])
    await drive.use().put(key, (await photoJpeg()) as never)
  return FormFactory.merge({ tournamentId: tennis.id, document: DOCUMENT, image }).create()
}

const open = (client: ApiClient, user: User, path: string) =>
  client.get(`/merchant/${path}`).loginAs(user).withInertia()

test.group('The access journal', (group) => {
  emptyWorld(group)

  test('the pages of a request and of a person are entries with the name and role of the user', async ({
    client,
    assert,
  }) => {
    const { id } = await pressRequest()
    const user = await people.admin()
    for (const path of [`mform/press/${id}`, `mform/press/${id}/edit`, `system/${id}/edit`])
      await open(client, user, path)
    await open(client, user, `people/${id}`)
    assert.deepEqual(await noted(), [...Array(3).fill(`request ${id}`), `person ${id}`])
    const { userId, userName, role, hash } = await JournalEntry.firstOrFail()
    assert.deepEqual([userId, userName, role, hash], [user.id, user.name, 'admin', null])
  })

  test('a list with addresses and the text of a mail are entries', async ({ client, assert }) => {
    const { id } = await pressRequest()
    const user = await people.admin()
    for (const path of ['ballboys', 'tutors', 'guests', 'invited-by'])
      await open(client, user, path)
    await db.transaction((trx) =>
      MailMessage.order(trx, [
        { template: 'received', to: 'a@example.com', locale: 'es', formId: id },
      ])
    )
    const mail = await MailMessage.firstOrFail()
    await open(client, user, `config/mails/${mail.id}`)
    const lists = ['ballboys', 'tutors', 'guests', 'invited_by'].map((list) => `list ${list}`)
    assert.deepEqual(await noted(), [...lists, `mail ${id}`])
  })

  test('a pickup list that is shown, corrected or printed is an entry', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const { id } = await deskOf(client, user).begin(ids)
    for (const path of ['', '/edit', '/print']) await open(client, user, `signature/${id}${path}`)
    assert.deepEqual(
      await noted(),
      Array.from({ length: 3 }, () => `pickup ${id}`)
    )
  })

  test('the signature of a pickup is an entry, except as a part of its page', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.signed(ids)
    await JournalEntry.query().delete()
    const picture = () => client.get(`/merchant/signature/${list.id}/signature.png`).loginAs(user)
    ;(await picture()).assertStatus(200)
    assert.deepEqual(await noted(), [`pickup ${list.id}`])
    await open(client, user, `signature/${list.id}`)
    await picture()
    assert.lengthOf(await noted(), 2)
  })

  test('the preview of a list and a sample card of a real person are entries', async ({
    client,
    assert,
  }) => {
    const form = await pressRequest()
    await form.merge({ state: 'approved' }).save()
    const user = await people.admin()
    await sendPeople(client, await listOf([journalist()]), { by: user, preview: true })
    const run = await ImportRun.firstOrFail()
    await open(client, user, `import-people/press/${run.id}`)
    const { tournamentId } = form
    const pdf = await open(client, user, `config/tournament/${tournamentId}/designs/preview.pdf`)
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.deepEqual(await noted(), [`list 1 import_people`, `print ${form.id} 1`])
  })

  test('a request list makes no journal entry, however many requests it shows', async ({
    client,
    assert,
  }) => {
    await pressRequest()
    const user = await people.admin()
    for (const path of ['mform/press', 'system', 'mform/press?search=ana'])
      await open(client, user, path)
    assert.deepEqual(await noted(), [])
  })

  test('a refused page writes no entry into the access journal', async ({ client, assert }) => {
    const { id } = await pressRequest()
    const viewer = await people.viewer()
    const golf = await viewer.merge({ formTypes: ['gpress'] }).save()
    for (const path of [`mform/press/${id}`, `mform/press/${id}/edit`, `people/${id}`])
      await open(client, golf, path)
    assert.deepEqual(await noted(), [])
  })

  test('the guest on the page of a host is an entry too', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const ofTennis = { tournamentId: tennis.id }
    const host = await FormFactory.merge({ ...ofTennis, type: 'player' }).create()
    const guest = await FormFactory.merge({
      ...{ ...ofTennis, type: 'guest', idParent: host.id },
    }).create()
    await open(client, await people.admin(), `mform/player/${host.id}?guest=${guest.id}`)
    assert.deepEqual(await noted(), [`request ${host.id}`, `request ${guest.id}`])
  })

  test('a photo at full size and a document are entries, a thumbnail is none', async ({
    client,
    assert,
  }) => {
    const form = await pressRequest()
    const key = `documents/${randomToken()}.pdf`
    await drive.use().put(key, '%PDF-')
    await FormFile.create({ formId: form.id, field: 'letter', key, name: 'carta.pdf' })
    const user = await people.editor()
    for (const file of [thumbOf(form.image!), form.image!, key]) {
      const response = await client.get('/merchant/files').qs({ file }).loginAs(user)
      response.assertStatus(200)
    }
    assert.deepEqual(await noted(), [`photo ${form.id}`, `document ${form.id} letter`])
  })

  test('the photo on the page of a request is no entry of its own, until it is opened alone', async ({
    client,
    assert,
  }) => {
    const { id, image } = await pressRequest()
    const user = await people.editor()
    const look = () => client.get('/merchant/files').qs({ file: image! }).loginAs(user)
    await open(client, user, `mform/press/${id}`)
    await look()
    assert.deepEqual(await noted(), [`request ${id}`])
    await JournalEntry.query().update({
      at: sqlNow(db.connection(), DateTime.utc().minus({ minutes: 6 })),
    })
    await look()
    assert.deepEqual(await noted(), [`request ${id}`, `photo ${id}`])
    const other = await people.editor()
    await client.get('/merchant/files').qs({ file: image! }).loginAs(other)
    assert.lengthOf(await noted(), 3)
  })

  test('a search by document is an entry without the document, with the person it finds', async ({
    client,
    assert,
  }) => {
    const { id } = await pressRequest()
    const user = await people.admin()
    for (const path of ['search?q=', 'mform/press?search=', 'system?search=', 'ballboys?search='])
      await open(client, user, `${path}12345678-z`)
    await open(client, user, 'search?q=dni%2012345678Z')
    const found = Array(4).fill(`search ${id}`)
    assert.deepEqual(await noted(), [...found, 'list ballboys', found[0]])
    await open(client, user, 'search?q=X7654321L')
    assert.equal((await noted()).at(-1), 'search')
    const rows = JSON.stringify(await JournalEntry.all()).toUpperCase()
    for (const secret of [DOCUMENT, 'X7654321L', personKeyOf(DOCUMENT)!.toUpperCase()])
      assert.notInclude(rows, secret)
  })

  test('the search "{$self}" is not for a document')
    .with(['TEN24-PR-000123', 'Ana 2024', 'ana@example.com', 'Łukasz'])
    .run(async ({ client, assert }, search) => {
      await pressRequest()
      await open(client, await people.admin(), `search?q=${encodeURIComponent(search)}`)
      assert.deepEqual(await noted(), [])
    })

  test('users who see masked numbers can try two hundred numbers an hour, editors more', async ({
    client,
    assert,
    cleanup,
  }) => {
    await limiter.clear()
    cleanup(() => limiter.clear())
    await pressRequest()
    const search = async (user: User, q: string) =>
      (await client.get('/merchant/search').qs({ q }).loginAs(user).accept('json')).status()
    const [viewer, editor] = [await people.viewer(), await people.editor()]
    for (let hit = 0; hit < 10; hit++) assert.equal(await search(viewer, DOCUMENT), 200)
    for (let guess = 0; guess < 200; guess++)
      assert.equal(await search(viewer, `${10_000_000 + guess}`), 200)
    // A number that is right is refused like the others: else it would stand out.
    for (const number of ['20000000', 'C01-X-00T4789', DOCUMENT])
      assert.equal(await search(viewer, number), 429, number)
    for (const other of ['TEN24-PR-000123', 'Łukasz'])
      assert.equal(await search(viewer, other), 200, other)
    for (let guess = 0; guess < 201; guess++)
      assert.equal(await search(editor, `${10_000_000 + guess}`), 200)
  })

  test('a user who sees masked numbers cannot find the rest of one with an imported list', async ({
    client,
    assert,
    cleanup,
  }) => {
    await limiter.clear()
    cleanup(() => limiter.clear())
    const { tennis } = await openTournaments()
    const hidden = { tournamentId: tennis.id, document: 'PAX0405678' }
    await FormFactory.merge(hidden).create()
    const numbers = (from: number) =>
      Array.from({ length: 34 }, (_, row) => `PAX${String(from + row).padStart(3, '0')}5678`)
    const send = async (by: User, from: number) => {
      const rows = numbers(from).map((document) => journalist({ document }))
      await sendPeople(client, await listOf(rows), { by, notify: false, confirm: 1 })
      const { created, failed } = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
      return [created, failed]
    }
    const guesser = await people.creator()
    await guesser.merge({ canToppanel: true }).save()
    assert.deepEqual(await send(guesser, 0), [30, 4])
    assert.deepEqual(await send(guesser, 34), [0, 34])
    assert.deepEqual(await send(await people.reviewer(), 34), [33, 1])
  })

  test('a user who sees masked numbers can search a print list for only two hundred numbers an hour', async ({
    client,
    assert,
    cleanup,
  }) => {
    await limiter.clear()
    cleanup(() => limiter.clear())
    const { user, forms } = await approved(1)
    const print = async (list: object, search: string) => {
      const body = { ...list, layout: 'cr80', all: true, filter: { search } }
      const request = client.post('/merchant/batches').loginAs(user).withCsrfToken().redirects(0)
      return (await request.accept('json').json(body)).status()
    }
    const lists = [{}, { form: 'press' }]
    assert.notInclude([422, 429], await print({}, forms[0].document!))
    assert.include(await noted(), `search ${forms[0].id}`)
    for (let guess = 0; guess < 100; guess++)
      for (const list of lists) assert.equal(await print(list, `${10_000_000 + guess}`), 422)
    for (const number of ['20000000', forms[0].document!])
      for (const list of lists) assert.equal(await print(list, number), 429)
  })

  test('a search does not name a person of a form type that the user does not see', async ({
    client,
    assert,
  }) => {
    await pressRequest()
    const user = await people.viewer()
    await user.merge({ formTypes: ['gpress'] }).save()
    await open(client, user, `search?q=${DOCUMENT}`)
    assert.deepEqual(await noted(), ['search'])
  })

  test('an exported list is an entry with its rows', async ({ client, assert }) => {
    const { tournamentId } = await pressRequest()
    await FormFactory.merge({ tournamentId }).createMany(2)
    const { user } = await order(client)
    assert.deepEqual(await noted(), ['export 3 press'])
    assert.equal((await JournalEntry.firstOrFail()).userId, user.id)
  })

  test('a nightly list is an entry of each user who gets it', async ({ assert }) => {
    await pressRequest()
    const admins = [await people.admin(), await people.admin()]
    await NightlyExport.dispatch({}).run()
    const entries = await JournalEntry.query().where('detail', 'press').orderBy('userId')
    assert.deepEqual(
      entries.map(({ kind, userId, total }) => [kind, userId, total]),
      admins.map(({ id }) => ['nightly', id, 1])
    )
  })

  test('the export of a person is an entry with its requests', async ({ client, assert }) => {
    const { id } = await pressRequest()
    await client.get(`/merchant/people/${id}/export?format=pdf`).loginAs(await people.admin())
    assert.deepEqual(await noted(), [`export ${id} 1 pdf`])
  })

  test('cards as PDF are an entry with their number, and with the request of a single one', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(2)
    await printed(client, user, `ids=${ids.join()}`)
    await printed(client, user, `ids=${ids[0]}`)
    await client.get(`/merchant/preview/card.pdf?form=${ids[1]}`).loginAs(user)
    assert.deepEqual(await noted(), ['print 2', `print ${ids[0]} 1`, `print ${ids[1]} 1`])
  })

  test('a print run is an entry of everybody who opens its PDF', async ({ client, assert }) => {
    const { user, ids } = await approved(2)
    const run = await runsOf(client, user).make({ ids })
    assert.deepEqual(await noted(), [])
    const admin = await people.admin()
    for (const reader of [user, admin]) await runsOf(client, reader).pdf(run)
    assert.deepEqual(await noted(), ['print 2', 'print 2'])
    assert.deepEqual(
      (await JournalEntry.query().orderBy('id')).map(({ userId }) => userId),
      [user.id, admin.id]
    )
  })

  test('a failed export writes no entry into the access journal', async ({ client, assert }) => {
    await pressRequest()
    const run = await DocumentRun.create({
      ...{ kind: 'forms_export', state: 'failed' },
      params: { formType: 'press', selection: { types: ['press'] }, recipients: [1] },
    })
    await client.get(`/merchant/exports/${run.id}`).loginAs(await people.exporter())
    assert.deepEqual(await noted(), [])
  })
})
