import { readdir, rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { mailboxDir } from '#mails/eml_transport'
import AccessOrder from '#models/access_order'
import PickupEntry from '#models/pickup_entry'
import Erasure from '#models/erasure'
import Form from '#models/form'
import FormNote from '#models/form_note'
import LedgerEntry from '#models/ledger_entry'
import MailMessage from '#models/mail_message'
import { placeManualOrder } from '#gates/manual_order'
import { closeGates, keepGatesClosed } from '#people/gates'
import { Person } from '#people/person'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { chipHolders, sendDue, simulatedGate } from '#tests/helpers/gate'
import { people } from '#tests/helpers/office'
import { isEmbedded } from '#start/env'
import { orderMails } from '#tests/helpers/order_mails'
import { flashed, emptyWorld } from '#tests/helpers/world'

const texts = [...Object.values(marks), 'qpass-998877', 'Quuxmark']

async function erase(client: ApiClient, id: number, body: object = {}, { json = true } = {}) {
  const request = client
    .post(`/merchant/people/${id}/erase`)
    .loginAs(await people.admin())
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  return request.json(body)
}

/**
 * PostgreSQL follows the foreign keys to a deleted row in the order of their triggers' names, which end with
 * numbers of the server.
 */
async function followedLast(table: string) {
  const { rows } = await db.rawQuery(
    `select tgname as name from pg_trigger
     where tgrelid = 'forms'::regclass and tgconstrrelid = ?::regclass and tgname like '%\\_a\\_%'`,
    [table]
  )
  const rename = (from: string, to: string) =>
    db.rawQuery('alter trigger ?? on forms rename to ??', [from, to])
  for (const { name } of rows) await rename(name, `Z${name}`)
  return async () => {
    for (const { name } of rows) await rename(`Z${name}`, name)
  }
}

test.group('The erasure of a person', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('a preview tells what goes and what stays, and changes nothing', async ({
    client,
    assert,
  }) => {
    const { form, earlier } = await markedPerson()
    const before = await tablesNaming(texts)
    const response = await erase(client, form.id, { preview: 1 })
    response.assertStatus(200)
    const { forms, removed, kept } = response.body()
    assert.sameMembers(
      forms.map(({ reference }: { reference: string }) => reference),
      [form.idForm, earlier.idForm]
    )
    assert.deepInclude(removed, { kind: 'notes', count: 1 })
    assert.sameMembers(
      kept.map(({ kind }: { kind: string }) => kind),
      ['charges', 'pickups', 'collections']
    )
    assert.deepEqual(await tablesNaming(texts), before)
    assert.lengthOf(await Erasure.all(), 0)
  })

  test('a preview of a browser is shown on the page of the person', async ({ client, assert }) => {
    const { form } = await markedPerson()
    const response = await erase(client, form.id, { preview: 1 }, { json: false })
    assert.equal(response.header('location'), `/merchant/people/${form.id}`)
    const page = await client
      .get(`/merchant/people/${form.id}`)
      .loginAs(await people.admin())
      .withFlashMessages({ erasing: true })
      .withInertia()
    assert.lengthOf((page.inertiaProps as any).preview.forms, 2)
  })

  test('after an erasure nothing of the person stands in any table', async ({ client, assert }) => {
    const { form, other } = await markedPerson()
    const before = (await tablesNaming(texts)).join('\n')
    for (const table of ['forms', 'form_notes', 'mail_log', 'collectives', 'entity_changes'])
      assert.include(before, `${table}: `)
    const response = await erase(client, form.id)
    response.assertStatus(200)
    assert.deepEqual(await tablesNaming(texts), [])
    const [note] = await FormNote.all()
    assert.deepEqual([note.formId, note.text], [other.id, 'Viaja con ….'])
  })

  test('an erasure removes photos, documents and mail files', async ({ client, assert }) => {
    const { form, files } = await markedPerson()
    const mails = await MailMessage.query().where('to', marks.email)
    await erase(client, form.id)
    for (const key of files) assert.isFalse(await drive.use().exists(key), key)
    const left = (await readdir(mailboxDir)).join('\n')
    for (const { id } of mails) assert.notInclude(left, `-m${id}-`)
  })

  test('charges and receipts stay without the person, and other requests stay whole', async ({
    client,
    assert,
  }) => {
    const { form, other } = await markedPerson()
    await erase(client, form.id)
    const entries = await LedgerEntry.all()
    assert.deepEqual(
      entries.map(({ formId, cause, delta }) => ({ formId, cause, delta })),
      [{ formId: null, cause: 'charge', delta: -1 }]
    )
    const [entry] = await PickupEntry.all()
    assert.deepEqual([entry.formId, entry.name, entry.serial], [null, '—', form.idForm])
    assert.deepEqual(
      (await Form.all()).map(({ id }) => id),
      [other.id]
    )
  })

  // SQLite has no such order.
  if (!isEmbedded)
    test('a person is erased even if PostgreSQL reaches the pickup before the card', async ({
      client,
      assert,
      cleanup,
    }) => {
      const { form, other } = await markedPerson()
      cleanup(await followedLast('cards'))
      const response = await erase(client, form.id)
      response.assertStatus(200)
      assert.deepEqual(
        (await Form.all()).map(({ id }) => id),
        [other.id]
      )
    })

  test('the certificate names requests and counts, no personal data', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    const { certificate } = (await erase(client, form.id)).body()
    assert.lengthOf(certificate.forms, 2)
    assert.deepInclude(certificate.removed, { kind: 'photos', count: 1 })
    const by = await people.admin()
    const page = await client
      .get(`/merchant/people/erasures/${certificate.id}`)
      .loginAs(by)
      .withInertia()
    page.assertInertiaComponent('merchant/people/erased')
    const pdf = await client
      .get(`/merchant/people/erasures/${certificate.id}/certificate.pdf`)
      .loginAs(by)
    assert.equal(pdf.header('content-type'), 'application/pdf')
  })

  test('a person can be erased only once', async ({ client }) => {
    const { form, earlier } = await markedPerson()
    const first = await erase(client, form.id, {}, { json: false })
    first.assertStatus(302)
    for (const id of [form.id, earlier.id, 999_999]) (await erase(client, id)).assertStatus(404)
  })

  test('the mails of somebody else with the same address are left', async ({ client, assert }) => {
    const { form, other } = await markedPerson()
    await other.merge({ email: marks.email }).save()
    const mail = { template: 'received', to: marks.email, locale: 'es' as const }
    await orderMails([{ ...mail, formId: other.id }])
    await erase(client, form.id)
    const left = await MailMessage.query().whereNotNull('formId')
    assert.deepEqual(
      left.map(({ formId, to }) => [formId, to]),
      [[other.id, marks.email]]
    )
  })
})

test.group('The erasure of a person whom the gates know', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  test('the gates block the chip before the person is erased', async ({ client, assert }) => {
    const { form, card, by } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    const response = await erase(client, form.id)
    response.assertStatus(200)
    assert.isNull(await Form.find(form.id))
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test('the gates keep no name and no company of the person', async ({ client, assert }) => {
    const { form, card, by } = await chipHolders(1, {
      ...{ name: 'Quuxmark', lastName: 'Zorrilla' },
    })
    await placeManualOrder(form.id, 'add', by)
    await sendDue()
    const held = () => JSON.stringify(at.simulator.gate.state.whitelist[card.uid!])
    const facts = ['Quuxmark', 'Zorrilla', form.outlet!]
    for (const text of facts) assert.include(held(), text)
    await placeManualOrder(form.id, 'block', by)
    await sendDue()
    const response = await erase(client, form.id)
    response.assertStatus(200)
    for (const text of facts) assert.notInclude(held(), text)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test('the gates keep the name of the person who got the chip later', async ({
    client,
    assert,
  }) => {
    const { forms, cards, by } = await chipHolders(2)
    const [former, next] = cards
    const uid = former.uid!
    await placeManualOrder(forms[0].id, 'add', by)
    await sendDue()
    await former.merge({ uid: null }).save()
    await next.merge({ uid }).save()
    await placeManualOrder(forms[1].id, 'add', by)
    await sendDue()
    const response = await erase(client, forms[0].id)
    response.assertStatus(200)
    assert.include(JSON.stringify(at.simulator.gate.state.whitelist[uid]), forms[1].lastName)
  })

  test('nobody is erased while the gates do not answer', async ({ client, assert }) => {
    const { form, by } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    at.simulator.fail({ refuses: 20007 })
    const response = await erase(client, form.id, {}, { json: false })
    assert.match(flashed(response).notice!.message, /tornos/)
    assert.isNotNull(await Form.find(form.id))
    assert.lengthOf(await AccessOrder.query().where('operation', 'block'), 1)
  })

  test('nobody is erased while somebody has unblocked the chip after the gates blocked it', async ({
    assert,
  }) => {
    const { form, by } = await chipHolders()
    await placeManualOrder(form.id, 'add', by)
    await sendDue()
    const person = await Person.of(form.id)
    await closeGates(person, by)
    await db.transaction((trx) => keepGatesClosed(trx, person))
    await placeManualOrder(form.id, 'unblock', by)
    const kept = db.transaction((trx) => keepGatesClosed(trx, person))
    await assert.rejects(() => kept, /gatesUnanswered/)
  })

  test('a person whose erasure failed after the gates forgot the name gets it back with an unblocking', async ({
    assert,
  }) => {
    const { form, card, by } = await chipHolders(1, { name: 'Quuxmark' })
    await placeManualOrder(form.id, 'add', by)
    await sendDue()
    const held = () => JSON.stringify(at.simulator.gate.state.whitelist[card.uid!])
    await closeGates(await Person.of(form.id), by)
    assert.notInclude(held(), 'Quuxmark')
    await placeManualOrder(form.id, 'unblock', by)
    await sendDue()
    assert.include(held(), 'Quuxmark')
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
  })
})
