import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { layouts, type CardFace } from '#documents/card_sheet'
import type { CardLayout } from '#shared/choices'
import { cardFace, dayPass, loudBackground, photoJpeg } from '#tests/unit/documents/samples'
import { hasPoppler, pictureOf, renderCards } from '#tests/unit/documents/pdf'

const folder = new URL('golden/', import.meta.url)
// `GOLDEN=renew npm test` writes these pictures again. Look at them before you commit them.
const renews = process.env.GOLDEN === 'renew'
const DPI = 60
// Other versions of poppler smooth edges differently: many small differences, no large one.
const MOST = { mean: 2, spoilt: 0.01 }

const SPOILT_BY = 64

/** The difference of two pictures of the same size: the average and the share of wrong pixels. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    )
  )
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return null
  const apart = a.data.map((value, i) => Math.abs(value - b.data[i]))
  const sum = apart.reduce((total, value) => total + value, 0)
  return {
    mean: sum / apart.length,
    spoilt: apart.filter((value) => value > SPOILT_BY).length / apart.length,
  }
}

const faces: Record<string, () => Promise<Partial<CardFace>>> = {
  'usual': async () => ({}),
  'day-pass': async () => dayPass(),
  'background': async () => ({
    ...dayPass('2024-04-27', '2024-04-28', '2024-04-30'),
    background: await loudBackground(),
  }),
}

const sides = Object.keys(layouts).flatMap((layout) =>
  Object.keys(faces).flatMap((face) => [
    { layout: layout as CardLayout, face, side: 'front', page: 1 },
    // The backs differ only in the day.
    ...(face === 'background'
      ? []
      : [{ layout: layout as CardLayout, face, side: 'back', page: 2 }]),
  ])
)

test.group('Pictures of the cards', (group) => {
  group.tap((one) => one.skip(!hasPoppler, 'needs poppler-utils'))

  test('the {side} of the "{face}" card in layout {layout} matches its stored picture')
    .with(sides)
    .run(async ({ assert }, { layout, face, side, page }) => {
      const changes = { photo: await photoJpeg(1), ...(await faces[face]()) }
      const { pdf } = await renderCards([cardFace(changes)], { layout })
      const picture = await sharp(pictureOf(pdf, page, DPI))
        .png({ palette: true })
        .toBuffer()
      const file = new URL(`${layout}-${face}-${side}.png`, folder)
      if (renews) {
        await mkdir(folder, { recursive: true })
        await writeFile(file, picture)
      }
      assert.isTrue(existsSync(file), 'GOLDEN=renew makes it')
      const apart = await difference(picture, await readFile(file))
      assert.isNotNull(apart, 'another size')
      assert.isBelow(apart!.mean, MOST.mean)
      assert.isBelow(apart!.spoilt, MOST.spoilt)
    })
})
