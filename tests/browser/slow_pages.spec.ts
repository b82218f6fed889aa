import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdClock, newContext, openPage } from '#tests/helpers/browsing'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const placeholder = (page: Page) => page.getByText('Cargando la página…')

/** Holds back the server's responses for a path until they are released. */
async function heldBack(page: Page, path: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().headers()['x-inertia']) await held
      await route.continue()
    }
  )
  return letGo
}

test.group('A slow page', (group) => {
  emptyWorld(group)

  test('a slow page shows a placeholder after 300 ms until it is loaded', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, '/')
    const letGo = await heldBack(page, '/solicitudes')
    await holdClock(page)
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/solicitudes')),
      page.getByRole('link', { name: 'Ver mi solicitud' }).click(),
    ])
    await page.clock.runFor(299)
    assert.equal(await placeholder(page).count(), 0)
    await page.clock.runFor(2)
    await placeholder(page).waitFor()
    assert.equal(await page.locator('#main [aria-busy=true]').count(), 1)
    assert.isFalse(await page.getByRole('heading', { level: 1 }).isVisible())
    letGo()
    await page.waitForURL('**/solicitudes')
    // Resumed, because the page may only now begin to count how long the placeholder stays.
    await page.clock.resume()
    await placeholder(page).waitFor({ state: 'detached' })
    await page.locator('#main h1').waitFor()
    assert.equal(await page.locator('[aria-busy=true]').count(), 0)
  })

  test('a slow page has one title from the first moment to the last', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await page.addInitScript(`
      window.titles = new Set()
      new MutationObserver(() => document.title && titles.add(document.title)).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    `)
    const seen = () => page.evaluate(`[...titles]`) as Promise<string[]>
    await openPage(page, '/forms/prensa')
    const title = await page.title()
    assert.deepEqual(await seen(), [title])
    await page.getByRole('link', { name: 'Ver mi solicitud' }).click()
    await until(async () => (await page.title()) !== title, 'the next page has its title')
    await page.getByRole('heading', { level: 1, name: 'Ver mi solicitud' }).waitFor()
    assert.lengthOf(await seen(), 2)
  })
})
