import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import FormLog from '#models/form_log'
import { approved } from '#tests/helpers/printing'
import { emptyWorld } from '#tests/helpers/world'

const cards = '**/merchant/system/pdfs?*'

/** The page of an approved request, as who may print it sees it. */
async function opened(context: BrowserContext) {
  const { user, ids } = await approved(1)
  await user.merge({ locale: 'en' }).save()
  const page = await context.newPage()
  await page.goto('/merchant/login')
  await page.fill('[name=email]', user.email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant')
  await page.goto(`/merchant/mform/press/${ids[0]}`, { waitUntil: 'networkidle' })
  return page
}

const button = (page: Page) => page.getByRole('button', { name: 'Print card' })
const isBusy = async (page: Page) => (await button(page).getAttribute('data-loading')) === 'true'
const prints = async () => (await FormLog.query().where('type', 'print')).length

test.group('The print button', (group) => {
  emptyWorld(group)
  group.each.timeout(60_000)

  test('is busy until the cards open in a tab of their own', async ({ assert, browser }) => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
    const page = await opened(context)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route(cards, async (route) => {
      await held
      await route.continue()
    })
    const popup = context.waitForEvent('page')
    await button(page).click()
    const tab = await popup
    await page.locator('button[data-loading]').waitFor()
    assert.equal(await tab.textContent('body'), 'Preparing the cards…')
    release()
    await page.locator('button[data-loading]').waitFor({ state: 'detached' })
    await page.getByText('printed the card').waitFor()
    assert.match(tab.url(), /^blob:/)
    assert.equal(await prints(), 1)
    await context.close()
  })

  test('is free again and says what went wrong', async ({ assert, browser }) => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
    const page = await opened(context)
    const failed = async (message: string) => {
      await button(page).click()
      await page.getByRole('alert').filter({ hasText: message }).first().waitFor()
      // The sentence of the time before may still be there.
      while (await isBusy(page)) await page.waitForTimeout(50)
      assert.lengthOf(context.pages(), 1)
    }

    await context.route(cards, (route) => route.abort())
    await failed('The cards could not be prepared.')
    await context.unroute(cards)

    await context.route(cards, (route) => route.fulfill({ status: 500, body: 'not JSON' }))
    await failed('The cards could not be prepared.')
    await context.unroute(cards)

    const message = 'Something was refused.'
    await context.route(cards, (route) => route.fulfill({ status: 403, json: { message } }))
    await failed(message)
    await context.unroute(cards)

    await page.evaluate('window.open = () => null')
    await failed('The browser does not let us open another tab.')
    assert.equal(await prints(), 0)
    await context.close()
  })
})
