import { test } from '@japa/runner'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { reduced } from '#documents/photo'
import { drawnPortrait } from '#tests/unit/documents/samples'
import { HEIGHT, warningsOf, WIDTH } from '#shared/photo_judgement'

const treatments: [string, (portrait: Sharp) => Sharp][] = [
  ['as it is', (portrait) => portrait],
  ['grey', (portrait) => portrait.greyscale()],
  ['dark', (portrait) => portrait.linear(0.35, 0)],
  ['nearly dark', (portrait) => portrait.linear(0.45, 0)],
  ['washed out', (portrait) => portrait.linear(0.3, 178)],
  ['soft', (portrait) => portrait.blur(2)],
  ['blurred', (portrait) => portrait.blur(6)],
  ['pale', (portrait) => portrait.modulate({ saturation: 0.3 })],
  ['pale and washed out', (portrait) => portrait.modulate({ saturation: 0.5 }).linear(0.4, 150)],
  ['grey and blurred', (portrait) => portrait.greyscale().blur(8)],
]

test.group('The photo check in the browser', () => {
  test('a photo ({$self}) gets the same warnings in the browser as on the server')
    .with(treatments.map(([name]) => name))
    .run(async ({ assert }, name) => {
      const treat = treatments.find(([one]) => one === name)![1]
      for (let seed = 0; seed < 3; seed++) {
        const photo = await treat(drawnPortrait(seed, 700, 900))
          .jpeg()
          .toBuffer()
        const small = sharp(photo).resize(WIDTH, HEIGHT, { fit: 'cover' })
        const [rgb, rgba] = await Promise.all([
          small.clone().removeAlpha().raw().toBuffer(),
          small.clone().ensureAlpha().raw().toBuffer(),
        ])
        const expected = warningsOf(await reduced(sharp(photo)), 3)
        assert.deepEqual(warningsOf(rgb, 3), expected, `portrait ${seed}`)
        assert.deepEqual(warningsOf(rgba, 4), expected, `portrait ${seed}`)
      }
    })
})
