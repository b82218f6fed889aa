import { test } from '@japa/runner'
import sharp from 'sharp'
import { signatureAt } from '#models/pickup/signatures'
import { deskOf, printedCards, signatureOf } from '#tests/helpers/pickup_desk'
import { emptyWorld } from '#tests/helpers/world'

const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

test.group('The picture of a signature', (group) => {
  emptyWorld(group)

  test('an empty or invalid signature picture is refused', async ({ client, assert }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    const noise = await sharp({
      create: {
        ...{ width: 400, height: 400, channels: 3, background: 'white' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const jpeg = await sharp({
      create: { width: 9, height: 9, channels: 3, background: 'black' },
    })
      .jpeg()
      .toBuffer()
    for (const [sign, rule] of [
      [await signatureOf(''), 'signature.blank'],
      [url(noise), 'signature.tooLarge'],
      [url(jpeg), 'signature.notPng'],
      [url(Buffer.from('89504e470d0a1a0a00', 'hex')), 'signature.notPng'],
      ['Marta Ejemplo', 'signature.notPng'],
    ]) {
      const refused = await desk.sign(list, { sign })
      assert.equal(refused.status(), 422)
      assert.include(refused.body().errors[0], { field: 'sign', rule })
    }
    assert.equal((await desk.sign(list, { sign: undefined })).status(), 422)
    await list.refresh()
    assert.equal(list.state, 'waiting')
  })

  test('a signature is stored as a converted picture with strokes on white', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.signed(ids)
    await list.refresh()
    const { width, height, hasAlpha } = await sharp((await signatureAt(list.sign))!).metadata()
    // The picture is trimmed to the strokes with a small margin.
    assert.isFalse(hasAlpha)
    assert.isBelow(width!, 300)
    assert.isBelow(height!, 120)
  })
})
