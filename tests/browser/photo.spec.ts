import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Sharp } from 'sharp'
import { Photo } from '#documents/photo'
import { drawnPhoto } from '#tests/unit/documents/samples'
import { newContext, openPage } from '#tests/helpers/browsing'
import { holdPhoto } from '#tests/helpers/held_photo'
import { until } from '#tests/helpers/until'
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

const choose = async (page: Page, photo: Sharp, control = page.locator('[name=image]')) =>
  control.setInputFiles({
    name: 'yo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  })

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
    await choose(page, drawnPhoto().blur(6))
    await page.getByRole('button', { name: 'Usar de todos modos' }).click()
    await said(page, ready)
    assert.equal(await page.getByText(sentences.blurred).count(), 0)

    await choose(page, drawnPhoto(0, 419, 539))
    await page.getByText('La foto es demasiado pequeña').first().waitFor()
    await choose(page, drawnPhoto())
    await said(page, ready)
    await choose(page, drawnPhoto().greyscale())
    await page.getByText('La foto está en blanco y negro').first().waitFor()
    assert.equal(await page.getByText(ready).count(), 0)
  })

  test('the photo is cut again when its frame is moved', async ({ browser }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/forms/prensa')
    await choose(page, drawnPhoto(0, 1400, 1400))
    await said(page, ready)
    const frame = page.getByRole('group', { name: 'Encuadre' })
    const letGo = await holdPhoto(page, 'cutting', () => frame.press('ArrowRight'))
    await letGo()
    await said(page, ready)
  })

  test('a photo that the browser can no longer cut when its frame is moved must be chosen again', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/forms/prensa')
    await choose(page, drawnPhoto(0, 1400, 1400))
    await said(page, ready)
    await page.evaluate('HTMLCanvasElement.prototype.toBlob = (done) => done(null)')
    await page.getByRole('group', { name: 'Encuadre' }).press('ArrowRight')
    await page.getByText('La foto está dañada y no se puede abrir').first().waitFor()
    assert.equal(await page.getByText(ready).count(), 0)
  })

  test('the photo chosen last is sent, however long the browser takes to open an earlier one', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/forms/prensa')
    await page.evaluate(`
      window.revoked = []
      const { revokeObjectURL } = URL
      URL.revokeObjectURL = (url) => {
        revoked.push(url)
        revokeObjectURL(url)
      }
    `)
    const letGo = await holdPhoto(page, 'opening', () => choose(page, drawnPhoto(1)))
    await choose(page, drawnPhoto())
    await said(page, ready)
    const last = (await page.locator('[data-field=image] img').first().getAttribute('src'))!
    await letGo()
    await until(() => page.evaluate('revoked.length > 0'), 'one of the two is let go')
    assert.notInclude((await page.evaluate('revoked')) as string[], last)
  })

  test('the same photo can be chosen again, because its control forgets it at once', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/forms/prensa')
    for (const control of await page.locator('[data-field=image] input[type=file]').all()) {
      await choose(page, drawnPhoto(), control)
      await said(page, ready)
      // A browser says nothing if somebody chooses what is already chosen.
      assert.equal(await control.inputValue(), '')
    }
  })
})
