import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Sharp } from 'sharp'
import { Photo } from '#documents/photo'
import { drawnPhoto } from '#tests/unit/documents/samples'
import { newContext, openPage } from '#tests/helpers/browsing'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const ready = 'Foto lista: se enviará como se ve en el recuadro.'
const sentences = {
  dark: 'La foto es muy oscura',
  bright: 'La foto tiene demasiada luz',
  blurred: 'La foto parece borrosa',
}

const photos: [keyof typeof sentences | null, (photo: Sharp) => Sharp][] = [
  ['dark', (photo) => photo.linear(0.35, 0)],
  ['bright', (photo) => photo.linear(0.3, 178)],
  ['blurred', (photo) => photo.blur(6)],
  [null, (photo) => photo],
]

/** Waits for what the page says of the photo once it is judged. The frame says before that it is ready. */
const said = (page: Page, text: string) =>
  page.locator('[data-field=image]').getByRole('status').filter({ hasText: text }).waitFor()

test.group('A chosen photo', (group) => {
  emptyWorld(group)

  test('a chosen photo is checked at once with the same result as on the server', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, '/forms/prensa')
    const question = page.locator('[data-field=image]')
    for (const [warning, treat] of photos) {
      const buffer = await treat(drawnPhoto(1, 1400, 1800))
        .jpeg()
        .toBuffer()
      assert.deepEqual((await Photo.read(buffer)).warnings, warning ? [warning] : [])
      await page.setInputFiles('[name=image]', { name: 'yo.jpg', mimeType: 'image/jpeg', buffer })
      await said(page, warning ? sentences[warning] : ready)
      assert.lengthOf(await question.getByRole('listitem').all(), warning ? 1 : 0)
    }
  })

  test('a doubtful photo can be sent, but not one that is too small or black and white', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, '/forms/prensa')
    const choose = async (photo: Sharp) =>
      page.setInputFiles('[name=image]', {
        name: 'yo.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo.jpeg().toBuffer(),
      })

    await choose(drawnPhoto().blur(6))
    await page.getByRole('button', { name: 'Usar de todos modos' }).click()
    await said(page, ready)
    assert.equal(await page.getByText(sentences.blurred).count(), 0)

    await choose(drawnPhoto(0, 419, 539))
    await page.getByText('La foto es demasiado pequeña').first().waitFor()
    await choose(drawnPhoto())
    await said(page, ready)
    await choose(drawnPhoto().greyscale())
    await page.getByText('La foto está en blanco y negro').first().waitFor()
    assert.equal(await page.getByText(ready).count(), 0)
  })
})
