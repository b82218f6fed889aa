import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { layouts, type CardFace, type LayoutKey } from '#documents/card_sheet'
import { cardFace, dayPass, loudBackground, portraitJpeg } from '#tests/unit/documents/samples'
import { hasPoppler, pictureOf, renderCards } from '#tests/unit/documents/pdf'

const folder = new URL('golden/', import.meta.url)
// `GOLDEN=renew npm test` writes them anew; look at them before they are kept.
const renews = process.env.GOLDEN === 'renew'
const DPI = 60
// Another version of poppler smooths edges otherwise: a little everywhere, much nowhere.
const MOST = { mean: 2, spoilt: 0.01 }

const SPOILT_BY = 64

/** How far two pictures of the same size are apart: on average, and the share of spoilt pixels. */
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
    { layout: layout as LayoutKey, face, side: 'front', page: 1 },
    // The backs differ in the day alone.
    ...(face === 'background'
      ? []
      : [{ layout: layout as LayoutKey, face, side: 'back', page: 2 }]),
  ])
)

test.group('Cards look as they did', (group) => {
  group.tap((one) => one.skip(!hasPoppler, 'needs poppler-utils'))

  test('{layout}: {face}, {side}')
    .with(sides)
    .run(async ({ assert }, { layout, face, side, page }) => {
      const changes = { photo: await portraitJpeg(1), ...(await faces[face]()) }
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
