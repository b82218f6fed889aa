import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import DocumentRun from '#models/document_run'
import ImportRun from '#models/import_run'
import Pickup from '#models/pickup'
import { PersonErasure } from '#people/erasure'
import { signatureAt } from '#models/pickup/signatures'
import { storedFiles } from '#process/stored_files'
import { Purge } from '#purge/purge'
import { openRunFile } from '#sealing/run_files'
import { sealExisting } from '#operations/seal_existing'
import { zipped } from '#tests/helpers/archives'
import { workbook, order } from '#tests/helpers/exports'
import { withFlippedByte } from '#tests/helpers/flipped_byte'
import { goodPhoto, sendForm } from '#tests/helpers/forms'
import { tablesNaming } from '#tests/helpers/marked_person'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { deskOf, printedCards } from '#tests/helpers/pickup_desk'
import { pdf } from '#tests/helpers/players'
import { approved, runsOf } from '#tests/helpers/print_runs'
import { admin, emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const heads = {
  ...{ JPEG: 'ffd8ff', PNG: '89504e470d0a1a0a', WebP: '52494646' },
  ...{ PDF: '255044462d', ZIP: '504b0304' },
}

const imported = { document: 'QIMP00001', email: 'zzyzxa@radio.example' }
const texts = [...Object.values(imported), 'Zzyzxa', pressAnswers().email, 'document', 'lastName']

/** What a thief can read in the files of the product. */
async function readableFiles() {
  const found: string[] = []
  for await (const { key } of storedFiles()) {
    const bytes = Buffer.from(await drive.use().getBytes(key))
    for (const [kind, head] of Object.entries(heads))
      if (bytes.toString('hex', 0, 8).startsWith(head)) found.push(`${key} is a ${kind}`)
    for (const text of texts) if (bytes.includes(text)) found.push(`${key}: ${text}`)
  }
  return found
}

async function emptyDrive() {
  for await (const { key } of storedFiles()) await drive.use().delete(key)
}

test.group('A stolen storage', (group) => {
  emptyWorld(group)
  group.each.setup(emptyDrive)

  test('a storage folder shows no photo, no document, no imported row and no exported list', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const photo = await goodPhoto()
    const letter = pdf('Carta.pdf')
    const answers = pressAnswers({ freelance: 'true' })
    await sendForm(client, '/forms/prensa', answers, { json: true, files: { letter } })
    await order(client)
    const list = await listOf([journalist({ ...imported, lastName: 'Zzyzxa', photo: 'a.jpg' })])
    const photos = await zipped({ 'a.jpg': photo.bytes })
    await sendPeople(client, list, { by: await admin(), photos, preview: true })

    const kinds = new Set<string>()
    for await (const { key } of storedFiles()) kinds.add(key.replace(/^(\w+)\/.*\./, '$1 '))
    const expected = ['documents pdf', 'documents xlsx', 'portraits jpg']
    assert.includeMembers(
      [...kinds],
      [...expected, 'imports xlsx', 'imports ndjson', 'imports zip']
    )
    assert.deepEqual(await readableFiles(), [])
    assert.deepEqual(await tablesNaming(Object.values(imported)), [])
  })

  test('a storage folder shows no signature, and a reader of the office still sees it', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.signed(ids)
    assert.deepEqual(await readableFiles(), [])
    const { sign } = await desk.open(list)
    const image = await client.get(sign).loginAs(user)
    assert.equal(image.body().toString('hex', 0, 8), heads.PNG)

    await new PersonErasure(ids[0]).run(await admin())
    assert.lengthOf(await db.from('pickup_signatures'), 1)
    await (await Pickup.findOrFail(list.id)).delete()
    assert.lengthOf(await db.from('pickup_signatures'), 0)
    assert.lengthOf(await db.from('person_keys'), 0)
  })

  test('a signature of an earlier version is sealed once', async ({ client, assert }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.signed(ids)
    const png = await signatureAt((await list.refresh()).sign)
    await drive.use().put('signatures/early.png', png!)
    await db.from('pickup_signatures').delete()
    await list.merge({ sign: 'signatures/early.png' }).save()
    assert.equal(await sealExisting(), 1)
    assert.isFalse(await drive.use().exists('signatures/early.png'))
    assert.isTrue((await signatureAt((await list.refresh()).sign))!.equals(png!))
    assert.equal(await sealExisting(), 0)
  })

  test('the tables show no document by which somebody searched before an export or a print', async ({
    client,
    assert,
  }) => {
    const { tennis, user, forms } = await approved(2)
    const document = forms[0].document!
    const filter = { search: document, tournament: tennis.id }
    const { response } = await order(client, filter)
    response.assertStatus(302)
    const list = await DocumentRun.query().where('kind', 'forms_export').firstOrFail()
    assert.equal(list.total, 1)
    const runs = runsOf(client, user)
    for (const form of [{}, { form: 'press' }]) {
      const run = await runs.make({ ...form, all: true, filter })
      assert.equal(run.total, 1)
      assert.equal((await runs.open(run)).batch.what, 'Solicitudes elegidas')
      await runs.rollBack(run)
    }
    assert.deepEqual(await tablesNaming([document]), [])
  })

  test('the preview of a sealed list shows its first rows, and its file comes back whole', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await admin()
    const rows = Array.from({ length: 12 }, (_, at) =>
      journalist({ document: `QIMP000${at + 10}` })
    )
    const list = await listOf(rows)
    await sendPeople(client, list, { by, preview: true })
    const run = await ImportRun.firstOrFail()
    const path = `/merchant/import-people/press/${run.id}`
    const page = await client.get(path).loginAs(by).withInertia()
    const { rows: shown } = page.inertiaProps as { rows: string[][] }
    assert.deepEqual(
      shown.map(([, , , document]) => document),
      rows.slice(0, 10).map(({ document }) => document)
    )
    assert.isTrue(list.equals(await buffer(await openRunFile(run, run.fileKey!))))
  })

  test('the files of an import of an earlier version are sealed once, and its sample is removed', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const keys = {
      fileKey: 'imports/A.csv',
      rowsKey: 'imports/A.ndjson',
      photosKey: 'imports/A.zip',
    }
    for (const key of Object.values(keys)) await drive.use().put(key, imported.document)
    const { id } = await ImportRun.create({
      ...{
        kind: 'people',
        formType: 'press',
        state: 'done',
        file: 'A.csv',
        tournamentId: tennis.id,
      },
      ...keys,
      plan: { headers: ['Documento'], sample: [[imported.document]] } as never,
    })
    assert.equal(await sealExisting(), 1)
    const run = await ImportRun.findOrFail(id)
    assert.deepEqual(await readableFiles(), [])
    assert.deepEqual(await tablesNaming([imported.document]), [])
    for (const key of [run.fileKey!, run.rowsKey!, run.photosKey!])
      assert.equal((await buffer(await openRunFile(run, key))).toString(), imported.document)
    assert.deepEqual(run.plan.headers, ['Documento'])
    assert.equal(await sealExisting(), 0)
  })

  test('the key of an import and that of an export go with their files', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await order(client)
    await sendPeople(client, await listOf([journalist()]), { by: await admin(), preview: true })
    assert.lengthOf(await workbook(), 0)
    const keys = () => db.from('person_keys').whereLike('owner', '%/%')
    assert.lengthOf(await keys(), 2)
    const later = (await DocumentRun.firstOrFail()).createdAt.plus({ days: 40 })
    await new Purge(later).run()
    assert.lengthOf(await keys(), 0)
  })

  test('a file whose key is gone cannot be opened, and one that was changed is refused', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await order(client)
    const run = await DocumentRun.firstOrFail()
    const bytes = Buffer.from(await drive.use().getBytes(run.fileKey!))
    await drive.use().put(run.fileKey!, withFlippedByte(bytes, 40))
    await assert.rejects(async () => buffer(await openRunFile(run, run.fileKey!)))
    await run.merge({ keyId: null }).save()
    await assert.rejects(() => openRunFile(run, run.fileKey!), /is gone/)
  })
})
