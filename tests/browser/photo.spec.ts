import { test } from '@japa/runner'
import type { Sharp } from 'sharp'
import { Photo } from '#documents/photo'
import { drawnPortrait } from '#tests/unit/documents/samples'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const ready = 'Foto lista: se enviará como se ve en el recuadro.'
const sentences = {
  grey: 'La foto parece en blanco y negro',
  dark: 'La foto es muy oscura',
  bright: 'La foto tiene demasiada luz',
  blurred: 'La foto parece borrosa',
}

const photos: [keyof typeof sentences | null, (portrait: Sharp) => Sharp][] = [
  ['dark', (portrait) => portrait.linear(0.35, 0)],
  ['bright', (portrait) => portrait.linear(0.3, 178)],
  ['grey', (portrait) => portrait.greyscale()],
  ['blurred', (portrait) => portrait.blur(6)],
  [null, (portrait) => portrait],
]

test.group('A photo that is chosen', (group) => {
  emptyWorld(group)

  test('is judged at once, as the server will judge it', async ({ assert, browser }) => {
    await openTournaments()
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
    const page = await context.newPage()
    await page.goto('/forms/prensa', { waitUntil: 'networkidle' })
    const question = page.locator('[data-field=image]')
    for (const [warning, treat] of photos) {
      const buffer = await treat(drawnPortrait(1, 1400, 1800))
        .jpeg()
        .toBuffer()
      assert.deepEqual((await Photo.read(buffer)).warnings, warning ? [warning] : [])
      await page.setInputFiles('[name=image]', { name: 'yo.jpg', mimeType: 'image/jpeg', buffer })
      await question
        .getByText(warning ? sentences[warning] : ready)
        .first()
        .waitFor()
      assert.lengthOf(await question.getByRole('listitem').all(), warning ? 1 : 0)
    }
    await context.close()
  })

  test('may be sent although it is doubtful, and not when it is too small', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
    const page = await context.newPage()
    await page.goto('/forms/prensa', { waitUntil: 'networkidle' })
    const choose = async (portrait: Sharp) =>
      page.setInputFiles('[name=image]', {
        name: 'yo.jpg',
        mimeType: 'image/jpeg',
        buffer: await portrait.jpeg().toBuffer(),
      })

    await choose(drawnPortrait().greyscale())
    await page.getByRole('button', { name: 'Usar de todos modos' }).click()
    await page.getByText(ready).first().waitFor()
    assert.equal(await page.getByText(sentences.grey).count(), 0)

    await choose(drawnPortrait(0, 419, 539))
    await page.getByText('La foto es demasiado pequeña').first().waitFor()
    await context.close()
  })
})
