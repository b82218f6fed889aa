import { test } from '@japa/runner'
import sharp from 'sharp'
import i18nManager from '@adonisjs/i18n/services/main'
import { decoding } from '#config/documents'
import Form from '#models/form'
import { readPhoto } from '#models/form/photos'
import MailMessage from '#models/mail_message'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { badPictures } from '#tests/helpers/pictures'
import { problemsOf } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, photoJpeg, pressAnswers } from '#tests/helpers/world'
import { messageOf } from '#form_types/messages'

const send = async (client: any, bytes: Buffer) =>
  sendForm(client, '/forms/prensa', pressAnswers(), {
    image: { bytes, name: 'yo.jpg', type: 'image/jpeg' },
  })

test.group('Photos of public requests', (group) => {
  emptyWorld(group)

  for (const { what, rule, picture } of badPictures) {
    test(`${what} is refused at the field and leaves no file`, async ({ client, assert }) => {
      await openTournaments()
      const before = await keptFiles('portraits')
      for (const locale of ['es', 'en']) {
        const image = await picture()
        const response = await sendForm(client, '/forms/prensa', pressAnswers(), { image, locale })
        response.assertStatus(302)
        const { errors } = flashed(response)
        const meta = rule === 'file.size' ? { size: '1 MB' } : { extnames: ['png', 'jpg', 'jpeg'] }
        assert.deepEqual(errors, { image: [messageOf(i18nManager.locale(locale), rule, meta)] })
      }
      assert.lengthOf(await Form.all(), 0)
      assert.lengthOf(await MailMessage.all(), 0)
      assert.deepEqual(await keptFiles('portraits'), before)
    })
  }

  test('a text in place of the photo is refused at the field', async ({ client, assert }) => {
    await openTournaments()
    const answers = { ...pressAnswers(), image: 'portraits/00000000000000000000000000.jpg' }
    const response = await sendForm(client, '/forms/prensa', answers, { image: null, json: true })
    assert.deepEqual(
      response.body().errors.map(({ field }: any) => field),
      ['image']
    )
    assert.lengthOf(await Form.all(), 0)
  })

  test('a good photo is kept upright, in 7:9 format and without its location', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const sideways = await sharp(await photoJpeg({ width: 1200, height: 1000 }))
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Ana' },
        IFD3: { GPSLatitude: '40/1 25/1 0/1' },
      })
      .toBuffer()
    await send(client, sideways)
    const { image } = await Form.firstOrFail()
    const stored = await readPhoto(image)
    const { width, height, exif, format } = await sharp(stored!).metadata()
    assert.equal(format, 'jpeg')
    assert.approximately(width / height, 7 / 9, 0.02)
    assert.isUndefined(exif)
  })

  test('a photo that takes too long is refused as damaged, and the next ones are taken', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { limits } = decoding
    const { time } = limits
    cleanup(() => {
      limits.time = time
    })
    await openTournaments()
    const before = await keptFiles('portraits')
    const photo = await photoJpeg({ width: 1800, height: 2400 })
    const submit = (document: string) =>
      sendForm(client, '/forms/prensa', pressAnswers({ document }), {
        image: { bytes: photo, name: 'yo.jpg', type: 'image/jpeg' },
        json: true,
      })
    const first = await submit('AAA000001')
    assert.isEmpty(problemsOf(first))
    limits.time = 1
    const slow = await submit('AAA000002')
    assert.deepEqual(
      slow.body().errors.map(({ field, message }: any) => [field, message]),
      [['image', messageOf(i18nManager.locale('es'), 'photo.broken')]]
    )
    limits.time = time
    for (const next of await Promise.all([submit('AAA000003'), submit('AAA000004')]))
      assert.isEmpty(problemsOf(next))
    assert.lengthOf(await Form.all(), 3)
    // Each photo has a thumb.
    assert.lengthOf(await keptFiles('portraits'), before.length + 6)
  })

  test('a photo with doubtful quality is accepted with a note for staff', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const dark = await sharp(await photoJpeg())
      .linear(0.35, 0)
      .jpeg()
      .toBuffer()
    await send(client, dark)
    assert.include((await Form.firstOrFail()).imageWarnings!, 'dark')
  })
})
