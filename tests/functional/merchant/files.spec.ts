import { rm, writeFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import FormFile from '#models/form_file'
import { thumbOf } from '#models/form/photos'
import { goodPhoto, sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { pdf } from '#tests/helpers/players'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'
import { randomToken } from '#text/secrets'

test.group('Private files', (group) => {
  emptyWorld(group)

  test('users who work with a request see its photo and thumbnail', async ({ client, assert }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const { image } = await Form.firstOrFail()
    const user = await UserFactory.merge({ formTypes: ['press'] }).create()
    for (const [key, width] of [
      [image!, 700],
      [thumbOf(image!), 112],
    ] as const) {
      const response = await client.get('/merchant/files').qs({ file: key }).loginAs(user)
      response.assertStatus(200)
      response.assertHeader('content-type', 'image/jpeg')
      response.assertHeader('x-content-type-options', 'nosniff')
      response.assertHeader('content-security-policy', "default-src 'none'; sandbox")
      assert.include(response.header('cache-control'), 'private')
      assert.equal((await sharp(response.body()).metadata()).width, width)
    }
  })

  test('the same photo and letter sent twice get different random keys, whatever they are called', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const image = { ...(await goodPhoto()), name: '../portraits/x.jpg' }
    const letter = pdf('../../x.pdf')
    for (const document of ['PAX0001', 'PAX0002'])
      await sendForm(client, '/forms/prensa', pressAnswers({ document, freelance: 'true' }), {
        ...{ image, json: true, files: { letter } },
      })
    const photos = (await Form.all()).map(({ image: key }) => key!)
    const letters = (await FormFile.all()).map(({ key }) => key)
    for (const [keys, key] of [
      [photos, /^portraits\/[0-9A-HJKMNP-TV-Z]{26}\.sealed\.jpg$/],
      [letters, /^documents\/[0-9A-HJKMNP-TV-Z]{26}\.\w+(\.pdf)?$/],
    ] as const) {
      assert.equal(new Set(keys).size, 2)
      for (const one of keys) assert.match(one, key)
    }
  })

  test('a JPEG or PDF is accepted whatever its name, and is downloaded with an ending of its type', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const photo = await goodPhoto()
    for (const [at, [image, letter, name]] of [
      ['foto.jfif', 'Carta de la Sra. Gómez', 'Carta de la Sra. Gómez.pdf'],
      ['foto.2026', 'carta.pdf.exe', 'carta.pdf.exe.pdf'],
      ['foto', 'carta.PDF', 'carta.PDF'],
    ].entries()) {
      const document = `PAX000${at}`
      const sent = await sendForm(
        client,
        '/forms/prensa',
        pressAnswers({ document, freelance: 'true' }),
        { image: { ...photo, name: image }, json: true, files: { letter: pdf(letter) } }
      )
      assert.isUndefined(sent.body().errors)
      const file = await FormFile.query().orderBy('id', 'desc').firstOrFail()
      assert.equal(file.name, name)
      const download = await client
        .get('/merchant/files')
        .qs({ file: file.key })
        .loginAs(await people.admin())
      assert.include(download.header('content-disposition'), encodeURIComponent(name))
    }
  })

  test('a browser stores neither the photo of a minor nor its thumb', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const form = await Form.firstOrFail()
    const admin = await UserFactory.apply('admin').create()
    const kept = async (file: string) => {
      const response = await client.get('/merchant/files').qs({ file }).loginAs(admin)
      response.assertStatus(200)
      return response.header('cache-control')
    }
    const photos = [form.image!, thumbOf(form.image!)]
    for (const photo of photos) assert.equal(await kept(photo), 'private, max-age=3600')
    const birthDate = DateTime.utc().minus({ years: 12 }).toISODate()
    await form.merge({ birthDate }).save()
    for (const photo of photos) assert.equal(await kept(photo), 'no-store')
  })

  test('the file {$self} is not found, even if it exists')
    .with([
      '',
      'portraits/ABCDEFGHJKMNPQRSTVWXYZ0123.jpg',
      'portraits/../../acreditacion.sqlite3',
      '../acreditacion.sqlite3',
      '..%2F..%2Fetc%2Fpasswd',
      '/etc/passwd',
      'portraits/',
      'portraits/abc.jpg\u0000.png',
      'documents/ABCDEFGHJKMNPQRSTVWXYZ0123.xlsx',
      'portraits/ABCDEFGHJKMNPQRSTVWXYZ0123.svg',
    ])
    .run(async ({ client, assert }, file) => {
      await openTournaments()
      await drive.use().put('documents/ABCDEFGHJKMNPQRSTVWXYZ0123.xlsx', 'x')
      const admin = await UserFactory.apply('admin').create()
      for (const qs of [{ file }, { 'file[]': file }]) {
        const response = await client.get('/merchant/files').qs(qs).loginAs(admin).withInertia()
        assert.equal(response.status(), 404)
      }
    })

  test('a photo without a request is not found', async ({ client }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const form = await Form.firstOrFail()
    const { image } = form
    await form.merge({ image: null }).save()
    const admin = await UserFactory.apply('admin').create()
    const response = await client
      .get('/merchant/files')
      .qs({ file: image! })
      .loginAs(admin)
      .withInertia()
    response.assertStatus(404)
  })

  test('a dot file in the public folder is not served, another file is', async ({
    client,
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const name = `${randomToken()}.txt`
    for (const [file, status] of [
      [name, 200],
      [`.${name}`, 404],
    ] as const) {
      cleanup(() => rm(app.publicPath(file), { force: true }))
      await writeFile(app.publicPath(file), 'x')
      assert.equal((await client.get(`/${file}`).withInertia()).status(), status, file)
    }
  })

  test('no address serves the storage folder', async ({ client, assert }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const { image } = await Form.firstOrFail()
    for (const path of [
      `/${image}`,
      `/uploads/${image}`,
      `/storage/files/${image}`,
      `/files/${image}`,
    ]) {
      const response = await client.get(path).withInertia()
      assert.equal(response.status(), 404, path)
    }
  })
})
