import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import i18nManager from '@adonisjs/i18n/services/main'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { badPictures } from '#tests/helpers/pictures'
import {
  emptyWorld,
  flashed,
  openTournaments,
  portraitJpeg,
  pressAnswers,
} from '#tests/helpers/world'
import { messageOf } from '#validators/messages'

const send = async (client: any, bytes: Buffer) =>
  sendForm(client, '/forms/prensa', pressAnswers(), {
    image: { bytes, name: 'yo.jpg', type: 'image/jpeg' },
  })

test.group('Photos', (group) => {
  emptyWorld(group)

  for (const { what, rule, picture } of badPictures) {
    test(`${what} is refused at the field, and nothing of it stays`, async ({ client, assert }) => {
      await openTournaments()
      const before = await keptFiles('portraits')
      for (const locale of ['es', 'en']) {
        const image = await picture()
        const response = await sendForm(client, '/forms/prensa', pressAnswers(), { image, locale })
        response.assertStatus(302)
        const { errors } = flashed(response)
        const meta = rule === 'file.size' ? { size: '1mb' } : { extnames: ['png', 'jpg', 'jpeg'] }
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

  test('a good photo is kept upright, 7:9 and without the place it was taken at', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const sideways = await sharp(await portraitJpeg({ width: 1200, height: 1000 }))
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Ana' },
        IFD3: { GPSLatitude: '40/1 25/1 0/1' },
      })
      .toBuffer()
    await send(client, sideways)
    const { image } = await Form.firstOrFail()
    const stored = Buffer.from(await drive.use().getArrayBuffer(image!))
    const { width, height, exif, format } = await sharp(stored).metadata()
    assert.equal(format, 'jpeg')
    assert.approximately(width / height, 7 / 9, 0.02)
    assert.isUndefined(exif)
  })

  test('what looks wrong about a photo is noted for staff, not refused', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const grey = await sharp(await portraitJpeg())
      .grayscale()
      .jpeg()
      .toBuffer()
    await send(client, grey)
    assert.include((await Form.firstOrFail()).imageWarnings!, 'grey')
  })

  test('uploads leave nothing in the temporary folder', async ({ client, assert }) => {
    await openTournaments()
    const before = new Set(await readdir(tmpdir()))
    await send(client, await portraitJpeg())
    await send(client, Buffer.from('no soy una foto'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const left = (await readdir(tmpdir())).filter(
      (name) => !before.has(name) && /^[a-z0-9]{20,}$/.test(name)
    )
    assert.deepEqual(left, [])
  })
})
