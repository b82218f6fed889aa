import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import CardDesign from '#models/card_design'
import Pickup from '#models/pickup'
import DocumentRun from '#models/document_run'
import { thumbOf } from '#models/form/photos'
import FormFile from '#models/form_file'
import ImportRun from '#models/import_run'
import { Purge } from '#purge/purge'
import { randomToken } from '#text/secrets'
import { logged } from '#tests/helpers/log'
import { collector } from '#tests/helpers/pickup_desk'
import { photoJpeg } from '#tests/helpers/photo_file'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

const folders = [
  'portraits',
  'originals',
  'documents',
  'imports',
  'signatures',
  'logos',
  'backgrounds',
]

/** Stores the first bytes of a photo, as a process leaves them that is killed. */
async function stored(folder: string) {
  const key = `${folder}/${randomToken()}.jpg`
  await drive.use().put(key, (await photoJpeg()).subarray(0, 900))
  return key
}

const existing = async (keys: string[]) => {
  const found = []
  for (const key of keys) if (await drive.use().exists(key)) found.push(key)
  return found
}

const purge = (days: number, options = {}) =>
  new Purge(DateTime.utc().plus({ days }), options).run()

test.group('Retention of stray files', (group) => {
  emptyWorld(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('files that no record names are removed after a day', async ({ assert }) => {
    const strays = await Promise.all(folders.map(stored))
    strays.push(thumbOf(strays[0]))
    await drive.use().put(strays.at(-1)!, 'x')
    const elsewhere = await stored('others')
    assert.equal((await purge(0.9)).strayFiles, 0)
    assert.deepEqual(await existing(strays), strays)
    assert.equal((await purge(1.1, { dryRun: true })).strayFiles, strays.length)
    assert.deepEqual(await existing(strays), strays)
    assert.equal((await purge(1.1)).strayFiles, strays.length)
    assert.deepEqual(await existing(strays), [])
    assert.deepEqual(await existing([elsewhere]), [elsewhere])
  })

  test('files that a record names stay, whichever it is', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const { id: userId } = await reviewer()
    const [image, imageOriginal, key, fileKey, sign, logo, background] = await Promise.all(
      [
        'portraits',
        'originals',
        'documents',
        'documents',
        'signatures',
        'logos',
        'backgrounds',
      ].map(stored)
    )
    const thumb = thumbOf(image)
    await drive.use().put(thumb, 'x')
    // The original of a cropped photo is the photo before the cropping.
    const cropped = { image: await stored('portraits'), imageOriginal: await stored('portraits') }
    const [list, rows, photos] = await Promise.all(['imports', 'imports', 'imports'].map(stored))

    const form = await FormFactory.merge({ tournamentId: tennis.id, image, imageOriginal }).create()
    await FormFactory.merge({ tournamentId: tennis.id, ...cropped }).create()
    await FormFile.create({ formId: form.id, field: 'letter', key, name: 'a.pdf' })
    const expiresAt = DateTime.utc().plus({ days: 5 })
    await DocumentRun.create({
      ...{ kind: 'forms_export', state: 'done', params: {}, fileKey, expiresAt, userId },
    } as any)
    await ImportRun.create({
      ...{
        kind: 'people',
        state: 'preview',
        file: 'a.csv',
        userId,
        tournamentId: tennis.id,
        plan: {},
      },
      ...{ fileKey: list, rowsKey: rows, photosKey: photos },
    } as any)
    await Pickup.create({ ...collector, sign, userId } as any)
    await tennis.merge({ logo }).save()
    await CardDesign.create({
      tournamentId: tennis.id,
      category: 'photo',
      color: '#ffffff',
      background,
    })

    const kept = [image, thumb, imageOriginal, key, fileKey, sign, logo, background]
    kept.push(cropped.image, cropped.imageOriginal, list, rows, photos)
    assert.equal((await purge(1.1)).strayFiles, 0)
    assert.deepEqual(await existing(kept), kept)
    await db.from('forms').where('id', form.id).update({ image: null, image_original: null })
    assert.equal((await purge(1.1)).strayFiles, 3)
    assert.deepEqual(await existing(kept), kept.slice(3))
  })

  test('nothing is removed where most files have no record, as with the drive of another database', async ({
    assert,
    cleanup,
  }) => {
    const said = logged({ cleanup })
    const strays = []
    for (let count = 0; count < 101; count++) strays.push(await stored('portraits'))
    assert.equal((await purge(1.1)).strayFiles, 0)
    assert.lengthOf(await existing(strays), 101)
    assert.match(said(), /another database/)
  })
})
