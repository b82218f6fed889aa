import { mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import sharp from 'sharp'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import RegistrationWindow from '#models/registration_window'
import { removeScratch, scratchFolder, sweepScratch, uploadFolder } from '#process/scratch_folder'
import { zipped } from '#tests/helpers/archives'
import { addFields, completeAnswers, goodPhoto, sendForm } from '#tests/helpers/forms'
import { csv } from '#tests/helpers/imports'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { guest, member, pdf, sendMember } from '#tests/helpers/players'
import {
  BOUNDARY,
  appearing,
  liesInTemp,
  multipart,
  part,
  rawRequest,
  stranger,
} from '#tests/helpers/raw_upload'
import env from '#start/env'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const MARK = 'Zyzzyx-upload-mark'
const body = multipart(Buffer.from(`${MARK}${'x'.repeat(200_000)}`))

const kept = () => readdir(uploadFolder)

async function send(method: string, path: string, headers: Record<string, string>) {
  const { request, answered } = rawRequest(method, path, headers)
  request.end(body)
  return (await answered).statusCode!
}

/** Sends a marked file and returns the status and the files that appeared on disk meanwhile. */
async function sendMarked(method: string, path: string, headers: Record<string, string>) {
  let status = 0
  const names = await appearing(async () => {
    status = await send(method, path, headers)
  })
  return { status, names }
}

const addressOf = (pattern: string) =>
  pattern
    .replace(/:form\b/, 'press')
    .replace(/:(\w+)/g, (_, name) => (name === 'type' ? 'staff' : '1'))

test.group('An unexpected upload', (group) => {
  emptyWorld(group)

  test('an upload without a CSRF token is never written to disk, whatever the route', async ({
    assert,
  }) => {
    await openTournaments()
    const routes = Object.values(router.toJSON()).flat()
    const changing = routes.flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => !['HEAD', 'GET'].includes(method))
        .map((method) => [method, pattern])
    )
    assert.isAbove(changing.length, 90)
    const all = [
      ...changing,
      ['POST', '/nowhere'],
      ['GET', '/forms/prensa'],
      ['GET', '/merchant/login'],
    ]
    const names = await appearing(async () => {
      for (const [method, pattern] of all) {
        const status = await send(method, addressOf(pattern), { accept: 'application/json' })
        assert.isBelow(status, 500, `${method} ${pattern}`)
      }
    })
    assert.deepEqual(names, [])
    assert.isFalse(await liesInTemp(MARK))
  })

  test('an upload to a route without files is dropped, and the fields beside it are read', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, email: 'ana@example.com' }).create()
    const { status, names } = await sendMarked('POST', '/solicitudes', await stranger())
    assert.deepEqual([status, names], [302, []])
    const [{ to, template }] = await MailMessage.all()
    assert.deepEqual([to, template], ['ana@example.com', 'reminder'])
  })

  test('an upload to a closed form is refused', async ({ assert }) => {
    const { tennis } = await openTournaments()
    await RegistrationWindow.query().where('tournamentId', tennis.id).delete()
    const { status, names } = await sendMarked('POST', '/forms/prensa', await stranger())
    assert.deepEqual([status, names], [302, []])
  })

  test('an upload above the submission limit is refused', async ({ assert, cleanup }) => {
    await openTournaments()
    const usual = env.get('SUBMISSION_LIMIT')
    env.set('SUBMISSION_LIMIT', 1)
    cleanup(async () => {
      env.set('SUBMISSION_LIMIT', usual)
      await limiter.clear()
    })
    await limiter.clear()
    const headers = { ...(await stranger()), accept: 'application/json' }
    const first = await sendMarked('POST', '/forms/prensa', headers)
    const second = await sendMarked('POST', '/forms/prensa', headers)
    assert.deepEqual([first.status, second.status], [422, 429])
    assert.deepEqual([first.names.length, second.names.length], [1, 0])
  })

  test('an upload by a user without the right is refused', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const viewer = await people.viewer()
    const paths = [
      '/merchant/mform/press',
      `/merchant/mform/press/${form.id}`,
      '/merchant/mform/guest',
      `/merchant/mform/guest/${form.id}`,
      '/merchant/system',
      `/merchant/system/${form.id}`,
      '/merchant/import',
      '/merchant/import-people/press',
      '/merchant/config/tournament',
      `/merchant/config/tournament/${tennis.id}/designs`,
    ]
    for (const path of paths) {
      const names = await appearing(async () => {
        const request = client.post(path).loginAs(viewer).withCsrfToken()
        const response = await request
          .header('accept', 'application/json')
          .file('image', Buffer.from(MARK), { filename: 'a.jpg' })
        assert.equal(response.status(), 403, path)
      })
      assert.deepEqual(names, [], path)
    }
  })
})

test.group('A request over the limits of its route', (group) => {
  emptyWorld(group)

  test('a request with too many bytes is refused as too large', async ({ client, assert }) => {
    await openTournaments()
    const image = { ...(await goodPhoto()), bytes: Buffer.alloc(9 * 1024 * 1024, 1) }
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), { image, json: true })
    response.assertStatus(413)
    assert.deepEqual(await kept(), [])
  })

  test('a request with too many files is refused as too large', async ({ client, assert }) => {
    await openTournaments()
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`file${at}`, pdf()]))
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), { files, json: true })
    response.assertStatus(413)
    assert.deepEqual(await kept(), [])
  })
})

const brokenBodies: Record<string, string> = {
  'ends in a file': part('name="image"; filename="a.jpg"', 'abc'),
  'ends in a file without a name': part('name=""; filename="a.jpg"', 'abc'),
  'ends in a field': part('name="email"', 'ana@'),
  'has an unreadable file name': part(`name="image"; filename*=utf-8''%E0%A4%A`, 'abc'),
  'has an unreadable name after a file':
    part('name="image"; filename="a.jpg"', 'abc\r\n') +
    part(`name="image"; filename*=utf-8''%E0%A4%A`, 'abc'),
  'has an unknown encoding': part('name="a"\r\nContent-Transfer-Encoding: odd', 'abc'),
  'has no line ends': part('name="a"', 'abc').replaceAll('\r\n', '\r'),
  'has a file with a long header': part(`name="image"; ${'filename="'.repeat(70_000)}x`, 'abc'),
  'is closed at once': part('name="a"', '').split('\r\n')[0] + '--\r\n',
  'is empty': '',
  ...Object.fromEntries(
    ['a[999999999]', 'a.10000000', `a${'[b]'.repeat(5000)}`].flatMap((name) => [
      [`has a file ${name.slice(0, 20)}`, multipart(Buffer.from('abc'), name).toString()],
      [
        `has a field ${name.slice(0, 20)}`,
        `${part(`name="${name}"`, 'abc')}\r\n--${BOUNDARY}--\r\n`,
      ],
    ])
  ),
  ...Object.fromEntries(
    ['constructor', '__proto__', 'toString', 'hasOwnProperty[]', 'valueOf[0]'].map((name) => [
      `calls a file ${name}`,
      multipart(Buffer.from('abc'), name).toString(),
    ])
  ),
}

test.group('A multipart body', (group) => {
  emptyWorld(group)

  test('a multipart body that {$self} is an error of its request only')
    .with(Object.keys(brokenBodies))
    .run(async ({ assert }, what) => {
      await openTournaments()
      const sent = brokenBodies[what]
      for (const path of ['/solicitudes', '/forms/prensa']) {
        const headers = { ...(await stranger()), accept: 'application/json' }
        const { request, answered } = rawRequest('POST', path, {
          ...headers,
          'content-length': String(Buffer.byteLength(sent)),
        })
        request.end(sent)
        const { statusCode } = await answered
        assert.oneOf(statusCode, [400, 415, 422], path)
      }
      assert.deepEqual(await kept(), [])
      await stranger()
    })

  test('a file in which each byte could begin the end of its part is read once', async ({
    assert,
  }) => {
    await openTournaments()
    const headers = { ...(await stranger()), accept: 'application/json' }
    const files = Array.from({ length: 6 }, (_, at) =>
      part(`name="image${at}"; filename="a.jpg"`, '\r'.repeat(60_000))
    )
    const { request, answered } = rawRequest('POST', '/forms/lineas', headers)
    request.end(`${files.join('\r\n')}\r\n--${BOUNDARY}--\r\n`)
    assert.equal((await answered).statusCode, 422)
    assert.deepEqual(await kept(), [])
  })

  test('a connection that breaks within a file that nobody reads is an error of its request only', async () => {
    await openTournaments()
    for (const path of ['/solicitudes', '/forms/prensa']) {
      const { request, answered } = rawRequest('POST', path, {
        ...(await stranger()),
        'content-length': '100000',
      })
      const ended = answered.catch(() => {})
      request.write(part('name=""; filename="a.jpg"', 'x'.repeat(1000)), () => request.destroy())
      await ended
      await stranger()
    }
    await until(async () => (await kept()).length === 0, 'nothing of the upload is left')
  })
})

/** Every kind of upload: sends it and checks that it arrived. */
const uploads: Record<string, (client: any, assert: any) => Promise<unknown>> = {
  'a form with a photo': async (client, assert) => {
    await sendForm(client, '/forms/prensa', pressAnswers())
    assert.isNotNull((await Form.firstOrFail()).image)
  },
  'a document about experience': async (client, assert) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('line'), tennis as any)
    await sendForm(client, '/forms/lineas', sent, { files: { experience: pdf() } })
    assert.match((await Form.firstOrFail()).detail.experience, /^documents\//)
  },
  'photos of guests': async (client, assert) => {
    const { tennis } = await openTournaments()
    const answers = { ...member(tennis.$extras.player), ...guest(1), ...guest(2) }
    await sendMember(client, answers)
    assert.lengthOf(await Form.query().whereNotNull('image'), 3)
  },
  'a correction by staff with a photo': async (client, assert) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const photo = await goodPhoto()
    await client
      .post(`/merchant/mform/press/${form.id}?_method=put`)
      .loginAs(await people.admin())
      .withCsrfToken()
      .redirects(0)
      .file('image', photo.bytes, { filename: 'a.jpg' })
    assert.isNotNull((await form.refresh()).image)
  },
  'the background of cards': async (client, assert) => {
    const { tennis } = await openTournaments()
    const picture = await sharp({
      create: { width: 800, height: 1200, channels: 3, background: '#0f766e' },
    })
      .png()
      .toBuffer()
    await client
      .post(`/merchant/config/tournament/${tennis.id}/designs`)
      .loginAs(await people.admin())
      .withCsrfToken()
      .redirects(0)
      .file('background', picture, { filename: 'a.png' })
    await tennis.load('designs')
    assert.isNotNull(tennis.designs[0].background)
  },
  'the logo of an edition': async (client, assert) => {
    const { tennis } = await openTournaments()
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#0f766e' },
    })
      .png()
      .toBuffer()
    const request = client
      .post(`/merchant/config/tournament/${tennis.id}`)
      .loginAs(await people.admin())
      .withCsrfToken()
      .redirects(0)
      .file('logo', picture, { filename: 'a.png' })
    const { sport, name, code, year, startsOn, endsOn } = tennis
    addFields(request, { sport, name, code, year: String(year), startsOn, endsOn })
    await request
    assert.isNotNull((await tennis.refresh()).logo)
  },
  'a list of players': async (client, assert) => {
    await openTournaments()
    await client
      .post('/merchant/import')
      .loginAs(await people.creator())
      .withCsrfToken()
      .redirects(0)
      .file(
        'file',
        csv([
          ['Id', 'Jugador'],
          ['1', 'UNO, Ana'],
        ]),
        { filename: 'lista.csv' }
      )
    assert.lengthOf(await ImportRun.all(), 1)
  },
  'a list of people with an archive of photos': async (client, assert) => {
    await openTournaments()
    const { bytes } = await goodPhoto()
    const photos = await zipped({ 'PAX00001.jpg': bytes })
    await sendPeople(client, await listOf([journalist()]), {
      by: await people.reviewer(),
      photos,
      preview: 1,
    })
    assert.lengthOf(await ImportRun.all(), 1)
  },
  'a form with an invalid photo': async (client, assert) => {
    const image = { bytes: Buffer.from('no'), name: 'a.jpg', type: 'image/jpeg' }
    await sendForm(client, '/forms/prensa', pressAnswers(), { image })
    assert.lengthOf(await Form.all(), 0)
  },
}

test.group('The temporary file of an upload', (group) => {
  emptyWorld(group)

  test('the temporary file of {$self} is removed after the response')
    .with(Object.keys(uploads))
    .run(async ({ client, assert }, what) => {
      if (what.startsWith('a form')) await openTournaments()
      const names = await appearing(() => uploads[what](client, assert))
      assert.lengthOf(names, 1)
      assert.deepEqual(await kept(), [])
    })

  test('the temporary file of an upload is private and is removed when the connection breaks', async ({
    assert,
  }) => {
    await openTournaments()
    const { request, answered } = rawRequest('POST', '/forms/prensa', {
      ...(await stranger()),
      'content-length': String(body.length),
    })
    request.write(body.subarray(0, 100_000))
    const names = await until(async () => {
      const found = await readdir(uploadFolder, { recursive: true })
      return found.length >= 2 && found
    }, 'the upload is on the disk')
    const modes = await Promise.all(
      ['', ...names].map(async (name) => (await stat(join(uploadFolder, name))).mode & 0o777)
    )
    assert.deepEqual(modes, [0o700, 0o700, 0o600])
    request.destroy()
    await answered.catch(() => {})
    await until(async () => (await kept()).length === 0, 'nothing of the upload is left')
  })

  test('the temporary {what} of a killed process is removed at the next start')
    .with([
      { what: 'upload', folder: uploadFolder },
      { what: 'document, mail or list', folder: scratchFolder },
    ])
    .run(async ({ assert, cleanup }, { folder }) => {
      const [ended, alive, elsewhere] = ['999999999', String(process.ppid), '1']
      const abandoned = [`${ended}@${hostname()}@A`, `${process.pid}@${hostname()}@B`]
      const used = [`${alive}@${hostname()}@C`, `${elsewhere}@other.example@D`]
      const old = `${elsewhere}@other.example@E`
      const before: string[] = await readdir(folder).catch(() => [])
      for (const name of [...abandoned, ...used, old]) {
        await mkdir(join(folder, name), { recursive: true })
        cleanup(() => removeScratch(join(folder, name)))
      }
      await utimes(join(folder, old), 0, 0)
      await sweepScratch()
      const left = (await readdir(folder)).filter((name) => !before.includes(name))
      assert.sameMembers(left, used)
    })
})
