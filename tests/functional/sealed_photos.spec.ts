import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { FormFactory } from '#database/factories/form_factory'
import { hashOf } from '#exports/card_print'
import Form from '#models/form'
import { printableForms } from '#models/print_run/drawn_rows'
import { readPhoto, thumbOf } from '#models/form/photos'
import { Purge } from '#purge/purge'
import { sealExisting } from '#operations/seal_existing'
import { randomToken } from '#text/secrets'
import { sendForm } from '#tests/helpers/forms'
import { admin, emptyWorld, openTournaments, photoJpeg, pressAnswers } from '#tests/helpers/world'

const JPEG = Buffer.from('ffd8ff', 'hex')

const isReadable = async (key: string) =>
  Buffer.from(await drive.use().getBytes(key))
    .subarray(0, 3)
    .equals(JPEG)

const opened = async (client: ApiClient, key: string) =>
  client
    .get('/merchant/files')
    .qs({ file: key })
    .loginAs(await admin())
    .withInertia()

/** A request whose photo was cut, so that its original is kept too. */
async function sendPhoto(client: ApiClient) {
  const { tennis } = await openTournaments()
  const bytes = await photoJpeg({ width: 1000, height: 900 })
  const image = { bytes, name: 'yo.jpg', type: 'image/jpeg' }
  await sendForm(client, '/forms/prensa', pressAnswers(), { image })
  return { tennis, form: await Form.firstOrFail() }
}

const filesOf = ({ image, imageOriginal }: Form) => [image!, thumbOf(image!), imageOriginal!]

const keyCount = async (table: string) =>
  Number((await db.from(table).count('* as total'))[0].total)

test.group('Photos are sealed', (group) => {
  emptyWorld(group)

  test('a photo, its thumb and its original are unreadable on the drive, and whole for the office', async ({
    client,
    assert,
  }) => {
    const { form } = await sendPhoto(client)
    for (const [at, key] of filesOf(form).entries()) {
      assert.isFalse(await isReadable(key))
      const response = await opened(client, key)
      response.assertStatus(200)
      assert.equal((await sharp(response.body()).metadata()).width, [700, 112, 1000][at])
    }
  })

  test('without the key of its person a photo is not found', async ({ client, assert }) => {
    const { form } = await sendPhoto(client)
    await db.from('form_photos').update({ key_id: null })
    await db.from('forms').update({ key_id: null, sealed: null })
    assert.equal(await keyCount('person_keys'), 0)
    for (const key of filesOf(form)) (await opened(client, key)).assertStatus(404)
  })

  test('a cropped photo is sealed again, and the former crop is forgotten', async ({
    client,
    assert,
  }) => {
    const { form } = await sendPhoto(client)
    await form.crop({ x: 100, y: 90, width: 490, height: 630 }, { by: await admin() })
    assert.equal(await keyCount('form_photos'), 2)
    for (const key of filesOf(form)) {
      assert.isFalse(await isReadable(key))
      assert.isNotNull(await readPhoto(key))
    }
  })

  test('a thumb that was cleared is made again, sealed', async ({ client, assert }) => {
    const { form } = await sendPhoto(client)
    const thumb = thumbOf(form.image!)
    await drive.use().delete(thumb)
    const response = await opened(client, thumb)
    assert.equal((await sharp(response.body()).metadata()).width, 112)
    assert.isFalse(await isReadable(thumb))
  })

  test('the photo of a corrected person stays readable, and its key goes with the request', async ({
    client,
    assert,
  }) => {
    const { form } = await sendPhoto(client)
    await form.correct({ document: 'NEW112233' }, {}, { by: await admin() })
    assert.isNotNull(await readPhoto(form.image))
    await form.delete()
    assert.equal(await keyCount('person_keys'), 0)
  })

  test('the purge of a photo destroys its secret', async ({ client, assert }) => {
    const { form, tennis } = await sendPhoto(client)
    await form.moveTo('approved', { by: await admin() })
    await tennis.merge({ active: false, endsOn: '2020-01-01' }).save()
    await new Purge(DateTime.utc(2020, 6)).run()
    assert.isNull((await Form.findOrFail(form.id)).image)
    assert.equal(await keyCount('form_photos'), 0)
  })

  test('the photo of an earlier version is sealed once, and no printed card is outdated by it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const image = `portraits/${randomToken()}.jpg`
    const imageOriginal = `originals/${randomToken()}.jpg`
    const former = [image, thumbOf(image), imageOriginal]
    const jpeg = Buffer.from(await photoJpeg())
    for (const key of former) await drive.use().put(key, jpeg as never)
    const columns = { tournamentId: tennis.id, image, imageOriginal }
    const { id } = await FormFactory.merge(columns).create()
    await FormFactory.merge({ tournamentId: tennis.id, image: 'portraits/lost.jpg' }).create()
    await Form.query().update({ state: 'approved' })
    const hash = async () => hashOf(await printableForms().where('id', id).firstOrFail(), 'lanyard')
    const before = await hash()

    assert.equal(await sealExisting(), 2)
    const form = await Form.findOrFail(id)
    for (const key of filesOf(form)) {
      assert.isFalse(await isReadable(key))
      assert.deepEqual(Buffer.from((await opened(client, key)).body()), jpeg)
    }
    for (const key of former) assert.isFalse(await drive.use().exists(key))
    assert.equal(await hash(), before)
    assert.equal(await sealExisting(), 0)
  })
})
