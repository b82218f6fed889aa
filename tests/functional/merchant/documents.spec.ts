import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { decoding } from '#config/documents'
import { ChildPool } from '#documents/child_pool'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import JournalEntry from '#models/journal_entry'
import type User from '#models/user'
import { atNoon } from '#tests/helpers/clock'
import { activePdf, locatedJpeg, PAYLOAD, storeDocument } from '#tests/helpers/documents'
import { sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { hugePng } from '#tests/helpers/pictures'
import { attempt, program } from '#tests/helpers/programs'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

async function sendLetter(client: ApiClient, bytes: Buffer) {
  await openTournaments()
  const letter = { bytes, name: 'Carta.pdf', type: 'application/pdf' }
  const answers = pressAnswers({ freelance: 'true' })
  await sendForm(client, '/forms/prensa', answers, { json: true, files: { letter } })
  return FormFile.firstOrFail()
}

async function documentOf(bytes: Buffer, type: 'pdf' | 'png' | 'jpg') {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
  return storeDocument(form, bytes, type)
}

type Named = { key: string }

const open = (client: ApiClient, { key }: Named, user: User) =>
  client.get('/merchant/documents').qs({ file: key }).loginAs(user).withInertia()

const look = (client: ApiClient, { key }: FormFile, user: User, page: number | string = 1) =>
  client.get('/merchant/documents/page').qs({ file: key, page }).loginAs(user)

async function documentProp(client: ApiClient, file: FormFile, user: User): Promise<any> {
  const response = await open(client, file, user)
  response.assertStatus(200)
  return (response.inertiaProps as any).document
}

/** Decoding takes too long, whatever it decodes. */
async function withoutTime(task: () => Promise<void>) {
  const { time } = decoding.limits
  decoding.limits.time = 1
  await task().finally(() => (decoding.limits.time = time))
}

const decoders = () =>
  attempt('pgrep', ['-P', String(process.pid), '-f', 'decoding/child'])
    .stdout.toString()
    .split('\n')
    .filter(Boolean)
    .map(Number)

/** The decoding processes stand still from now on, and are killed once they have an order. */
async function killingDecoders<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const pids = decoders()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const { ask: original } = ChildPool.prototype
  ChildPool.prototype.ask = function (order) {
    const answer = original.call<typeof this, [typeof order], Promise<never>>(this, order)
    setImmediate(() => pids.forEach((pid) => process.kill(pid, 'SIGKILL')))
    return answer
  }
  try {
    return await ask()
  } finally {
    ChildPool.prototype.ask = original
  }
}

/** The grey values of a page. */
const greys = async (picture: Buffer, size: { width: number; height: number }) =>
  sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()

test.group('A document that somebody looks at', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)

  test('a page of a PDF is a picture: scripts, attachments and links are gone', async ({
    client,
    assert,
  }) => {
    const bytes = await activePdf()
    assert.include(bytes.toString('latin1'), PAYLOAD)
    const file = await sendLetter(client, bytes)
    const user = await people.editor()
    assert.include(await documentProp(client, file, user), {
      file: file.key,
      name: 'Carta.pdf',
      pages: 2,
      problem: null,
    })
    for (const page of [1, 2]) {
      const response = await look(client, file, user, page)
      response.assertStatus(200)
      response.assertHeader('content-type', 'image/jpeg')
      response.assertHeader('x-content-type-options', 'nosniff')
      response.assertHeader('content-security-policy', "default-src 'none'; sandbox")
      response.assertHeader('cache-control', 'no-store')
      const { format, width, height, exif, xmp } = await sharp(response.body()).metadata()
      assert.deepEqual(
        [format, width, height, exif, xmp],
        ['jpeg', 1654, 2339, undefined, undefined]
      )
      const text = Buffer.from(response.body()).toString('latin1')
      for (const part of [PAYLOAD, '%PDF', 'JavaScript']) assert.notInclude(text, part)
    }
    for (const page of [0, 3, '-1', 'x', ''])
      assert.equal((await look(client, file, user, page).withInertia()).status(), 404)
  })

  test('the page looks as another reader draws it, with the mark across it', async ({
    client,
    assert,
  }) => {
    const bytes = await activePdf({ pages: 1 })
    const file = await sendLetter(client, bytes)
    const marked = (await look(client, file, await people.editor())).body()
    const plain = program('pdftoppm', ['-r', '200', '-png', '-singlefile', '-'], { input: bytes })
    const size = { width: 827, height: 1170 }
    const [ours, theirs] = [await greys(marked, size), await greys(plain, size)]

    const onWhite: number[] = []
    let [black, blackInBoth] = [0, 0]
    for (const [at, grey] of theirs.entries()) {
      if (grey > 250) onWhite.push(ours[at])
      if (grey < 20) black++
      if (grey < 20 && ours[at] < 110) blackInBoth++
    }
    assert.isAbove(blackInBoth / black, 0.97)
    const share = onWhite.filter((grey) => grey < 235).length / onWhite.length
    assert.isAbove(share, 0.01)
    assert.isBelow(share, 0.2)
    // Half transparent: nothing on white is as dark as writing.
    const dark = onWhite.filter((grey) => grey < 120).length / onWhite.length
    assert.isBelow(dark, 0.005)
  })

  test('the mark of an opened document is in every part of the page', async ({
    client,
    assert,
  }) => {
    const white = { width: 1500, height: 2000, channels: 3, background: '#fff' } as const
    const file = await documentOf(await sharp({ create: white }).jpeg().toBuffer(), 'jpg')
    const picture = (await look(client, file, await people.editor())).body()
    const parts = { width: 1500, height: 2000 }
    const page = await greys(picture, parts)
    for (const left of [0, 500, 1000])
      for (const top of [0, 500, 1000, 1500]) {
        let marked = 0
        for (let y = top; y < top + 500; y++)
          for (let x = left; x < left + 500; x++) if (page[y * 1500 + x] < 235) marked++
        assert.isAbove(marked, 1000, `${left}, ${top}`)
      }
  })

  test('the mark names the reader and the minute', async ({ client, assert }) => {
    const file = await documentOf(await activePdf({ pages: 1 }), 'pdf')
    const [ana, eva] = [await people.editor(), await people.editor()]
    await ana.merge({ name: 'Ana <b>&amp; Ruiz' }).save()
    await eva.merge({ name: 'Eva Łukasz' }).save()
    const page = async (user: User) => Buffer.from((await look(client, file, user)).body())
    const first = await page(ana)
    assert.isTrue(first.equals(await page(ana)))
    assert.isFalse(first.equals(await page(eva)))
    itIs('2026-06-10T12:01:00+02:00')
    assert.isFalse(first.equals(await page(ana)))
  })

  test('the long name of a reader fits on a small marked page', async ({ client, assert }) => {
    const small = { width: 90, height: 120, channels: 3, background: '#fff' } as const
    const file = await documentOf(await sharp({ create: small }).png().toBuffer(), 'png')
    const user = await people.editor()
    await user.merge({ name: 'María de los Ángeles '.repeat(5).trim() }).save()
    const picture = (await look(client, file, user)).body()
    const { width, height } = await sharp(picture).metadata()
    assert.deepEqual([width, height], [750, 1000])
    assert.isBelow((await sharp(picture).stats()).channels[0].mean, 254)
  })

  test('a picture loses its place, its author and what was appended', async ({
    client,
    assert,
  }) => {
    const bytes = await locatedJpeg()
    assert.isDefined((await sharp(bytes).metadata()).exif)
    const file = await documentOf(bytes, 'jpg')
    const user = await people.editor()
    assert.equal((await documentProp(client, file, user)).pages, 1)
    const picture = Buffer.from((await look(client, file, user)).body())
    const { format, exif } = await sharp(picture).metadata()
    assert.deepEqual([format, exif], ['jpeg', undefined])
    assert.notInclude(picture.toString('latin1'), PAYLOAD)
    assert.equal((await look(client, file, user, 2).withInertia()).status(), 404)
  })

  test('the page of {what} says why it cannot be shown, and offers the original')
    .with([
      {
        what: 'a PDF with a password',
        problem: 'protected',
        type: 'pdf' as const,
        make: () => activePdf({ password: 'x' }),
      },
      {
        what: 'half a PDF',
        problem: 'unreadable',
        type: 'pdf' as const,
        make: async () => Buffer.from('%PDF-1.7 1 0'),
      },
      {
        what: 'a picture of 20,000 × 20,000 pixels',
        problem: 'unreadable',
        type: 'png' as const,
        make: async () => hugePng(20_000),
      },
      {
        what: 'half a picture header',
        problem: 'unreadable',
        type: 'jpg' as const,
        make: async () => (await locatedJpeg()).subarray(0, 60),
      },
    ])
    .run(async ({ client, assert }, { problem, type, make }) => {
      const bytes = await make()
      const file = await documentOf(bytes, type)
      const user = await people.editor()
      assert.include(await documentProp(client, file, user), { pages: 0, problem })
      assert.equal((await look(client, file, user).withInertia()).status(), 404)
      const original = await client.get('/merchant/files').qs({ file: file.key }).loginAs(user)
      original.assertStatus(200)
      assert.isTrue(Buffer.from(original.body()).equals(bytes))
    })

  test('a document that takes too long cannot be shown, and the next one can', async ({
    client,
    assert,
  }) => {
    const file = await documentOf(await activePdf(), 'pdf')
    const user = await people.editor()
    assert.equal((await documentProp(client, file, user)).pages, 2)
    await withoutTime(async () => {
      assert.include(await documentProp(client, file, user), { pages: 0, problem: 'unreadable' })
    })
    assert.equal((await documentProp(client, file, user)).pages, 2)
  })

  test('after a page that takes too long, no page of its document is drawn for ten minutes, but those of others are', async ({
    client,
  }) => {
    const heavy = await documentOf(await activePdf(), 'pdf')
    const { tournamentId } = await heavy.related('form').query().firstOrFail()
    const form = await FormFactory.merge({ tournamentId, type: 'press' }).create()
    const other = await storeDocument(form, await activePdf(), 'pdf')
    const user = await people.editor()
    ;(await look(client, heavy, user)).assertStatus(200)
    await withoutTime(async () => (await look(client, heavy, user)).assertStatus(404))
    ;(await look(client, heavy, user, 2)).assertStatus(404)
    ;(await look(client, other, user, 2)).assertStatus(200)
    itIs('2026-06-10T12:11:00+02:00')
    ;(await look(client, heavy, user, 2)).assertStatus(200)
  })

  test('a page whose process is killed answers 503 with a sentence, and is drawn the next time', async ({
    client,
    assert,
  }) => {
    const file = await documentOf(await activePdf(), 'pdf')
    const user = await people.editor()
    for (const ask of [
      () => look(client, file, user).withInertia(),
      () => open(client, file, user),
    ]) {
      assert.equal((await look(client, file, user)).status(), 200)
      const response = await killingDecoders(ask)
      response.assertStatus(503)
      assert.include(response.inertiaProps, {
        status: 503,
        message: 'Ahora no se puede mostrar. Vuelva a intentarlo dentro de un momento.',
      })
      assert.equal((await look(client, file, user)).status(), 200)
    }
  })

  test('the original is a download, and stays as it was sent', async ({ client, assert }) => {
    const bytes = await activePdf()
    const file = await sendLetter(client, bytes)
    const response = await client
      .get('/merchant/files')
      .qs({ file: file.key })
      .loginAs(await people.editor())
    response.assertHeader('content-type', 'application/pdf')
    assert.match(response.header('content-disposition')!, /^attachment;.*Carta\.pdf/)
    assert.isTrue(Buffer.from(response.body()).equals(bytes))
  })

  test('a look is noted once with its pages, an original as what it is', async ({
    client,
    assert,
  }) => {
    const file = await sendLetter(client, await activePdf())
    const user = await people.editor()
    await open(client, file, user)
    for (const page of [1, 2]) await look(client, file, user, page)
    await client.get('/merchant/files').qs({ file: file.key }).loginAs(user)
    const other = await people.editor()
    await look(client, file, other)
    const entries = await JournalEntry.query().where('formId', file.formId).orderBy('id')
    assert.deepEqual(
      entries.map(({ kind, detail, userId }) => [kind, detail, userId]),
      [
        ['look', 'letter', user.id],
        ['document', 'letter', user.id],
        ['look', 'letter', other.id],
      ]
    )
    const logs = await FormLog.query()
      .where('formId', file.formId)
      .whereIn('type', ['file-shown', 'file-read'])
      .orderBy('id')
    assert.deepEqual(
      logs.map(({ type, to }) => [type, to]),
      [
        ['file-shown', { field: 'letter' }],
        ['file-read', { field: 'letter' }],
        ['file-shown', { field: 'letter' }],
      ]
    )
  })

  test('users who may not correct the request see no page and leave no entry', async ({
    client,
    assert,
  }) => {
    const file = await sendLetter(client, await activePdf())
    const outside = await UserFactory.merge({ formTypes: ['gpress'], canEdit: true }).create()
    for (const user of [await people.viewer(), outside]) {
      assert.equal((await open(client, file, user)).status(), 403)
      assert.equal((await look(client, file, user).withInertia()).status(), 403)
    }
    assert.lengthOf(await JournalEntry.query().where('kind', 'look'), 0)
    const user = await people.editor()
    for (const key of ['', 'documents/x.pdf', 'portraits/0.jpg', `documents/${'0'.repeat(26)}.pdf`])
      assert.equal((await open(client, { key }, user)).status(), 404)
  })
})
