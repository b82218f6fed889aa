import { test } from '@japa/runner'
import cache from '@adonisjs/cache/services/main'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import Form from '#models/form'
import { thumbOf } from '#models/form/photos'
import { STATISTICS } from '#figures/cached_figure'
import { desk } from '#tests/helpers/changes'
import { sendForm } from '#tests/helpers/forms'
import { emptyWorld, flashed, pressAnswers } from '#tests/helpers/world'

const path = 'config/clearCache'

test.group('The clearing of caches', (group) => {
  emptyWorld(group)

  test('clearing caches needs at least one known cache', async ({ client, assert }) => {
    const { post } = await desk(client, 0, 'admin')
    for (const types of [undefined, [], ['everything'], ['options', 'options']])
      assert.isNotEmpty(flashed(await post(path, { types })).errors)
    const all = ['options', 'players', 'thumbnails', 'statistics', 'translations']
    assert.equal(flashed(await post(path, { types: all })).notice?.type, 'success')
  })

  test('clearing the statistics cache removes the stored figures', async ({ client, assert }) => {
    const { post } = await desk(client, 0, 'admin')
    const figures = cache.namespace(STATISTICS)
    await figures.set({ key: 'one', value: 1 })
    await post(path, { types: ['options'] })
    assert.equal(await figures.get({ key: 'one' }), 1)
    await post(path, { types: ['statistics'] })
    assert.isUndefined(await figures.get({ key: 'one' }))
  })

  test('cleared thumbnails are made again when they are next shown', async ({ client, assert }) => {
    const { post, user } = await desk(client, 0, 'admin')
    await sendForm(client, '/forms/prensa', pressAnswers())
    const { image } = await Form.firstOrFail()
    const thumb = thumbOf(image!)
    await post(path, { types: ['thumbnails'] })
    assert.isFalse(await drive.use().exists(thumb))
    assert.isTrue(await drive.use().exists(image!))
    const seen = await client.get(`/merchant/files?file=${thumb}`).loginAs(user)
    assert.equal(seen.status(), 200)
    assert.isTrue(await drive.use().exists(thumb))
  })

  test('clearing the player cache rebuilds the search texts of the players', async ({
    client,
    assert,
  }) => {
    const { post } = await desk(client, 0, 'admin')
    await db.from('default_players').update({ search_text: 'lost' })
    await post(path, { types: ['players'] })
    const [player] = await db.from('default_players')
    assert.equal(player.search_text, 'ejemplo uno ejemplo')
  })
})
