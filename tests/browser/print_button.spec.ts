import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { launchChromium } from '#tests/helpers/chromium'
import FormLog from '#models/form_log'
import { approved } from '#tests/helpers/print_runs'
import { emptyWorld } from '#tests/helpers/world'

const cards = '**/merchant/system/pdfs?*'

/** The page of an approved request for a user who may print it. */
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
const prints = async () => (await FormLog.query().where('type', 'print')).length

test.group('The print button', (group) => {
  emptyWorld(group)
  group.each.timeout(60_000)

  test('the print button is busy until the cards open in a new tab', async ({
    assert,
    cleanup,
  }) => {
    // A browser without a window shows no PDF.
    const browser = await launchChromium()
    cleanup(() => browser.close())
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

  test('the print button can be used again after a failed print and shows its error', async ({
    assert,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
    const page = await opened(context)
    const says = (message: string) =>
      page.getByRole('alert').filter({ hasText: message }).first().waitFor()
    const isFree = () => page.locator('button[data-loading]').waitFor({ state: 'detached' })
    const failed = async (message: string) => {
      const popup = context.waitForEvent('page')
      await button(page).click()
      const tab = await popup
      // The message of the previous try may still be shown, but its tab is closed.
      if (!tab.isClosed()) await tab.waitForEvent('close')
      await says(message)
      await isFree()
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
    await button(page).click()
    await says('The browser did not open another tab.')
    await isFree()
    assert.equal(await prints(), 0)
    await context.close()
  })
})
