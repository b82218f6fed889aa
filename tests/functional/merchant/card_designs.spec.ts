import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { layouts, printHash } from '#documents/card_sheet'
import Card from '#models/card'
import CardDesign from '#models/card_design'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { cardTextOf } from '#models/form/card_face'
import Tournament from '#models/tournament'
import { configuring } from '#tests/helpers/configuration_page'
import { badPictures } from '#tests/helpers/pictures'
import { approved, pagesOf } from '#tests/helpers/print_runs'
import { emptyWorld, flashed } from '#tests/helpers/world'

const path = '/merchant/config/tournament'

const picture = (width = 800, height = 1200) =>
  sharp({ create: { width, height, channels: 4, background: '#0f766e80' } })
    .png()
    .withExif({ IFD0: { Copyright: 'Nobody' } })
    .toBuffer()

/** An edition and its design page as an administrator. */
async function designing(client: any) {
  const tennis = await TournamentFactory.create()
  return { tennis, ...(await configuring(client, `${path}/${tennis.id}/designs`)) }
}

const designOf = (category: string) => CardDesign.findByOrFail({ category })

test.group('Card designs', (group) => {
  emptyWorld(group)

  test('a category has a colour and a background picture, which is converted on upload', async ({
    client,
    assert,
  }) => {
    const { tennis, upload, open, user } = await designing(client)
    const fields = { category: 'press', color: '#ABCDEF' }
    const response = await upload('', fields, 'background', await picture(), 'fondo.png')
    response.assertHeader('location', `${path}/${tennis.id}/designs?category=press`)
    const stored = await designOf('press')
    assert.equal(stored.color, '#abcdef')
    assert.match(stored.background!, /^backgrounds\/\w{26}\.jpg$/)
    const kept = await sharp(await drive.use().getBytes(stored.background!)).metadata()
    assert.include(kept, { format: 'jpeg', hasAlpha: false })
    assert.approximately(kept.width! / kept.height!, 111 / 154, 0.01)
    assert.isUndefined(kept.exif)

    const page = await open('?category=press')
    assert.equal(page.category, 'press')
    assert.deepInclude(page.designs[0], {
      category: 'press',
      color: '#abcdef',
      hasBackground: true,
    })
    const change = await EntityChange.firstOrFail()
    assert.include(change.serialize(), {
      entity: 'card_designs',
      label: `${tennis.fullName} · Prensa`,
      userId: user.id,
    })
  })

  test('a new background replaces the old one, and everything can be removed', async ({
    client,
    assert,
  }) => {
    const { upload, send } = await designing(client)
    await upload('', {}, 'background', await picture(), 'fondo.png')
    const first = (await designOf('')).background!
    await upload('', {}, 'background', await picture(1311, 1819), 'fondo.png')
    const second = (await designOf('')).background!
    assert.isFalse(await drive.use().exists(first))
    await send('post', '', { color: null })
    assert.equal((await designOf('')).background, second)
    await send('post', '', { background: null })
    assert.isFalse(await drive.use().exists(second))
    assert.lengthOf(await CardDesign.all(), 0)
  })

  test('the background of a card design is refused if it is {what}')
    .with(
      badPictures.filter(({ rule, what }) => rule !== 'photo.grey' && what !== 'a photo of 2 MB')
    )
    .run(async ({ client, assert }, { picture: bad }) => {
      const { upload } = await designing(client)
      const { bytes, name } = await bad()
      const { errors } = flashed(await upload('', {}, 'background', bytes, name))
      assert.sameMembers(Object.keys(errors), ['background'])
      assert.lengthOf(await CardDesign.all(), 0)
    })

  test('a card design with a file over 5 MB, a wrong colour or a wrong category is refused', async ({
    client,
    assert,
  }) => {
    const { upload, send } = await designing(client)
    const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)])
    const tooLarge = flashed(await upload('', {}, 'background', large, 'fondo.png'))
    assert.sameMembers(Object.keys(tooLarge.errors), ['background'])
    const wrong = flashed(await send('post', '', { category: 'nobody', color: 'red' }))
    assert.sameMembers(Object.keys(wrong.errors), ['category', 'color'])
  })

  test('a changed design makes the printed cards of its category out of date', async ({
    client,
    assert,
  }) => {
    const { tennis, ids } = await approved(2)
    const { send } = await configuring(client, `${path}/${tennis.id}/designs`)
    await Form.query().where('id', ids[1]).update({ category: 'photo' })
    for (const id of ids) {
      const form = await Form.query()
        .where('id', id)
        .preload('tournament', (edition) => edition.preload('designs'))
        .preload('permission')
        .firstOrFail()
      const hash = printHash(cardTextOf(form), layouts.lanyard)
      await Card.query().where('formId', id).update({ printHash: hash, layout: 'lanyard' })
    }
    const stale = async () =>
      (await Card.query().orderBy('formId')).map((card) => Boolean(card.stale))
    await send('post', '', { category: 'photo', color: '#123456' })
    assert.deepEqual(await stale(), [false, true])
    await send('post', '', { category: 'photo', color: null })
    assert.deepEqual(await stale(), [false, false])
  })

  test('the text on a card is readable on the chosen colour', async ({ client, assert }) => {
    const { tennis, ids } = await approved(1)
    const { send } = await configuring(client, `${path}/${tennis.id}/designs`)
    await send('post', '', { category: 'press', color: '#fff9c4' })
    const form = await Form.query()
      .where('id', ids[0])
      .preload('tournament', (edition) => edition.preload('designs'))
      .preload('permission')
      .firstOrFail()
    assert.include(cardTextOf(form).category, { color: '#fff9c4', textColor: '#111827' })
  })

  test('the preview of a card design in layout {0} on {1} is a real PDF')
    .with(
      (['lanyard', 'a6', 'cr80', 'a7'] as const).flatMap((layout) =>
        (['single', 'a4'] as const).map((sheet) => [layout, sheet] as const)
      )
    )
    .run(async ({ client, assert }, [layout, sheet]) => {
      const { tennis, upload, user } = await designing(client)
      await upload('', { category: 'press' }, 'background', await picture(), 'fondo.png')
      const pdf = await client
        .get(`${path}/${tennis.id}/designs/preview.pdf`)
        .qs({ layout, sheet, category: 'press' })
        .loginAs(user)
      pdf.assertHeader('content-type', 'application/pdf')
      assert.equal(pagesOf(pdf.body()), 2)
      assert.match(pdf.body().toString('latin1'), /\/Subtype \/Image/)
      const others = await client
        .get(`${path}/${tennis.id}/designs/preview.pdf`)
        .qs({ layout, sheet })
        .loginAs(user)
      assert.notMatch(others.body().toString('latin1'), /\/Subtype \/Image/)
    })

  test('the card designs are copied to next year’s edition with their own pictures', async ({
    client,
    assert,
  }) => {
    const { tennis, upload, user } = await designing(client)
    const fields = { category: 'vip', color: '#112233' }
    await upload('', fields, 'background', await picture(), 'fondo.png')
    const { send } = await configuring(client, path)
    await send('post', `/${tennis.id}/copy`)
    const next = await Tournament.findByOrFail('year', tennis.year + 1)
    const copy = await CardDesign.findByOrFail({ tournamentId: next.id })
    assert.include(copy.$attributes, { category: 'vip', color: '#112233' })
    const original = (await CardDesign.findByOrFail({ tournamentId: tennis.id })).background!
    assert.notEqual(copy.background, original)
    await send('delete', `/${tennis.id}`)
    assert.isFalse(await drive.use().exists(original))
    assert.isTrue(await drive.use().exists(copy.background!))
    const missing = await client.get(`${path}/${tennis.id}/designs`).loginAs(user)
    missing.assertStatus(404)
  })
})
