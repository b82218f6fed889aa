import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newContext, openPage } from '#tests/helpers/browsing'
import { words } from '#tests/helpers/journalist'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const nothingFound = 'No hay coincidencias'

async function opened(browser: Browser, path: string) {
  await openTournaments()
  const context = await newContext(browser)
  const page = await context.newPage()
  await openPage(page, path)
  return { context, page }
}

const found = (page: Page) => page.getByRole('option', { name: 'Ejemplo Uno' })

test.group('A list that is searched by typing', (group) => {
  emptyWorld(group)

  test('a country that is deleted with the keyboard stays deleted until the arrows choose one', async ({
    assert,
    browser,
  }) => {
    const { page } = await opened(browser, '/forms/prensa')
    const country = page.locator('[name=idNationality]')
    await country.fill(words.es.country)
    await country.press('Enter')
    assert.equal(await country.inputValue(), words.es.country)

    await country.press('ControlOrMeta+a')
    await country.press('Delete')
    await country.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    assert.equal(await country.inputValue(), '')

    await country.press('ArrowDown')
    const offered = await page.getByRole('listbox').getByRole('option').allTextContents()
    await country.press('Enter')
    assert.equal(await country.inputValue(), offered[0])
    await country.press('ControlOrMeta+a')
    await country.press('Delete')
    await country.press('ArrowUp')
    await country.press('Enter')
    assert.equal(await country.inputValue(), offered.at(-1))
  })

  test('a search for a player that fails does not offer those of the last one', async ({
    assert,
    browser,
  }) => {
    const { context, page } = await opened(browser, '/forms/jugadores')
    const player = page.locator('[name="detail[player]"]')
    await player.fill('Ejemplo')
    await found(page).waitFor()
    await page.evaluate(`
      window.offered = []
      new MutationObserver(() => {
        const texts = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)
        offered.push(...texts)
      }).observe(document, { childList: true, subtree: true })
    `)
    await context.setOffline(true)
    await Promise.all([page.waitForEvent('requestfailed'), player.fill('Nadie')])
    await context.setOffline(false)
    await player.fill('Nadie M')
    await page.getByText(nothingFound).first().waitFor()
    assert.deepEqual(await page.evaluate('offered'), [])
  })

  test('players are found on a page with errors of the server too', async ({ browser }) => {
    const { context, page } = await opened(browser, '/forms/jugadores')
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value
    await context.request.post('/forms/jugadores', {
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
      form: { name: '' },
      maxRedirects: 0,
    })
    await openPage(page, '/forms/jugadores')
    await page.getByText(words.es.general).first().waitFor()
    await page.locator('[name="detail[player]"]').fill('Ejemplo')
    await found(page).waitFor()
    await page.getByText(words.es.general).first().waitFor()
  })
})
