import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import Form from '#models/form'
import FormLog from '#models/form_log'
import type { PhotoArea } from '#documents/photo'
import { Purge } from '#purge/purge'
import Tournament from '#models/tournament'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments, photoJpeg, pressAnswers } from '#tests/helpers/world'

const jpeg = (bytes: Buffer) => ({ bytes, name: 'yo.jpg', type: 'image/jpeg' })

/** A request with a photo of the given size. */
async function sent(client: ApiClient, size: { width: number; height: number }) {
  await openTournaments()
  await sendForm(client, '/forms/prensa', pressAnswers(), { image: jpeg(await photoJpeg(size)) })
  const form = await Form.firstOrFail()
  const user = await people.reviewer()
  const path = `/merchant/mform/press/${form.id}/crop`
  const crop = (body: object, by = user, locale = 'es') =>
    client.post(path).loginAs(by).withSession({ locale }).withCsrfToken().redirects(0).json(body)
  const file = (key: string, by = user) =>
    client.get('/merchant/files').qs({ file: key }).loginAs(by).withInertia()
  const open = () => client.get(path).loginAs(user).withInertia()
  return { form, user, crop, file, open }
}

const part: PhotoArea = { x: 100, y: 90, width: 490, height: 630 }

test.group('The original of an uploaded photo', (group) => {
  emptyWorld(group)

  test('the original of a cropped upload is kept upright, without metadata and limited in size', async ({
    client,
    assert,
  }) => {
    const { form, file } = await sent(client, { width: 2600, height: 1800 })
    assert.match(form.imageOriginal!, /^originals\//)
    const picture = await file(form.imageOriginal!)
    picture.assertStatus(200)
    const { width, height, exif } = await sharp(picture.body()).metadata()
    assert.deepEqual([width, height, exif], [2400, Math.round((1800 * 2400) / 2600), undefined])
    ;(await file(form.imageOriginal!, await people.viewer())).assertStatus(403)
    ;(await file(form.image!, await people.viewer())).assertStatus(200)
  })

  test('no original is kept when almost nothing was cut off', async ({ client, assert }) => {
    const before = (await keptFiles('originals')).length
    const { form } = await sent(client, { width: 700, height: 905 })
    assert.isNull(form.imageOriginal)
    assert.lengthOf(await keptFiles('originals'), before)
  })
})

test.group('The cropping of a stored photo', (group) => {
  emptyWorld(group)

  test('a user who may correct sees the original photo and its size', async ({
    client,
    assert,
  }) => {
    const { form, open } = await sent(client, { width: 1000, height: 900 })
    const page = await open()
    page.assertInertiaComponent('merchant/forms/crop')
    assert.deepInclude((page.inertiaProps as any).original, {
      file: form.imageOriginal,
      width: 1000,
      height: 900,
    })
  })

  test('cropping makes a new photo and keeps the original', async ({ client, assert }) => {
    const { form, user, crop, file } = await sent(client, { width: 1000, height: 900 })
    const response = await crop(part)
    response.assertHeader('location', `/merchant/mform/press/${form.id}`)
    const now = await Form.findOrFail(form.id)
    assert.notEqual(now.image, form.image)
    assert.deepEqual([now.imageOriginal, now.version], [form.imageOriginal, 2])
    assert.notProperty(now.detail, 'imageWarnings')
    const { width, height } = await sharp((await file(now.image!)).body()).metadata()
    assert.deepEqual([width, height], [490, 630])
    ;(await file(form.image!)).assertStatus(404)
    ;(await file(now.imageOriginal!)).assertStatus(200)
    const log = await FormLog.query().where({ formId: form.id, type: 'updated' }).firstOrFail()
    assert.deepEqual([log.from, log.to, log.userId], [{ image: null }, { image: null }, user.id])
  })

  test('a photo without an original becomes the original and can be restored in full', async ({
    client,
    assert,
  }) => {
    const { form, crop, file } = await sent(client, { width: 700, height: 900 })
    await crop(part)
    const cropped = await Form.findOrFail(form.id)
    assert.equal(cropped.imageOriginal, form.image)
    ;(await file(form.image!)).assertStatus(200)
    ;(await file(form.image!, await people.viewer())).assertStatus(403)
    await crop({ ...part, x: 0 })
    const again = await Form.findOrFail(form.id)
    assert.equal(again.imageOriginal, form.image)
    ;(await file(cropped.image!)).assertStatus(404)
    await crop({ x: 0, y: 0, width: 700, height: 900 })
    const restored = await Form.findOrFail(form.id)
    assert.deepEqual([restored.image, restored.imageOriginal], [form.image, null])
    ;(await file(again.image!)).assertStatus(404)
  })

  test('a newly uploaded photo replaces the photo and its original', async ({ client, assert }) => {
    const { form, user, crop, file } = await sent(client, { width: 700, height: 900 })
    await crop(part)
    const cropped = await Form.findOrFail(form.id)
    await client
      .post(`/merchant/mform/press/${form.id}?_method=put`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .file('image', await photoJpeg(), { filename: 'otra.jpg', contentType: 'image/jpeg' })
    const now = await Form.findOrFail(form.id)
    assert.isFalse([form.image, cropped.image].includes(now.image))
    assert.isNull(now.imageOriginal)
    for (const key of [form.image, cropped.image]) (await file(key!)).assertStatus(404)
  })

  test('a crop outside the photo, too small or not in numbers is refused with a message', async ({
    client,
    assert,
  }) => {
    const { form, crop } = await sent(client, { width: 700, height: 900 })
    const beyond = flashed(await crop({ ...part, x: 300 })).errors
    assert.deepEqual(beyond, {
      width: ['El recorte se sale de la foto, que mide 700 × 900 píxeles.'],
    })
    const english = flashed(await crop({ ...part, y: 300 }, undefined, 'en')).errors
    assert.match(english.height[0], /beyond the photo/)
    const small = flashed(await crop({ ...part, width: 70, height: 90 })).errors
    assert.deepEqual(small, {
      width: ['La foto es demasiado pequeña: como mínimo 420 × 540 píxeles.'],
    })
    for (const name of Object.keys(part))
      for (const value of [...oddest, -1, 'x', null, undefined, ''])
        assert.property(
          flashed(await crop({ ...part, [name]: value })).errors,
          name,
          `${name} ${String(value).slice(0, 20)}`
        )
    assert.equal((await Form.findOrFail(form.id)).version, 1)
  })

  test('a crop is refused on an outdated page or without a photo', async ({ client, assert }) => {
    const { form, crop, open } = await sent(client, { width: 700, height: 900 })
    const before = (await keptFiles('portraits')).length
    const { notice } = flashed(await crop({ ...part, version: 7 }))
    assert.match(notice!.message, /Otra persona ha cambiado/)
    assert.lengthOf(await keptFiles('portraits'), before)
    await form.merge({ image: null }).save()
    assert.match(flashed(await crop(part)).notice!.message, /no tiene foto/)
    assert.equal((await open()).status(), 200)
  })

  test('the original is purged together with the photo', async ({ client, assert }) => {
    const { form, crop } = await sent(client, { width: 1000, height: 900 })
    await crop(part)
    const { image, imageOriginal } = await Form.findOrFail(form.id)
    await Tournament.query().update({ active: false, endsOn: '2020-01-01' })
    await new Purge(DateTime.fromISO('2020-12-31')).run()
    const gone = await Form.find(form.id)
    assert.isNotOk(gone?.image)
    assert.isNotOk(gone?.imageOriginal)
    assert.notInclude(await keptFiles('portraits'), image!.split('/')[1])
    assert.notInclude(await keptFiles('originals'), imageOriginal!.split('/')[1])
  })
})
