import { test } from '@japa/runner'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { reduced } from '#documents/photo'
import { drawnPhoto } from '#tests/unit/documents/samples'
import { HEIGHT, warningsOf, WIDTH } from '#shared/photo_judgement'

const treatments: [string, (photo: Sharp) => Sharp][] = [
  ['as it is', (photo) => photo],
  ['grey', (photo) => photo.greyscale()],
  ['dark', (photo) => photo.linear(0.35, 0)],
  ['nearly dark', (photo) => photo.linear(0.45, 0)],
  ['washed out', (photo) => photo.linear(0.3, 178)],
  ['soft', (photo) => photo.blur(2)],
  ['blurred', (photo) => photo.blur(6)],
  ['pale', (photo) => photo.modulate({ saturation: 0.3 })],
  ['pale and washed out', (photo) => photo.modulate({ saturation: 0.5 }).linear(0.4, 150)],
  ['grey and blurred', (photo) => photo.greyscale().blur(8)],
]

test.group('The photo check in the browser', () => {
  test('a photo ({$self}) gets the same warnings in the browser as on the server')
    .with(treatments.map(([name]) => name))
    .run(async ({ assert }, name) => {
      const treat = treatments.find(([one]) => one === name)![1]
      for (let seed = 0; seed < 3; seed++) {
        const photo = await treat(drawnPhoto(seed, 700, 900))
          .jpeg()
          .toBuffer()
        const small = sharp(photo).resize(WIDTH, HEIGHT, { fit: 'cover' })
        const [rgb, rgba] = await Promise.all([
          small.clone().removeAlpha().raw().toBuffer(),
          small.clone().ensureAlpha().raw().toBuffer(),
        ])
        const expected = warningsOf(await reduced(sharp(photo)), 3)
        assert.deepEqual(warningsOf(rgb, 3), expected, `photo ${seed}`)
        assert.deepEqual(warningsOf(rgba, 4), expected, `photo ${seed}`)
      }
    })
})
