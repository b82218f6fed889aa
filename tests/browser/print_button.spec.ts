import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import FormLog from '#models/form_log'
import { holdClock, logIn, newContext, openPage } from '#tests/helpers/browsing'
import { launchChromium } from '#tests/helpers/chromium'
import { approved } from '#tests/helpers/print_runs'
import { until } from '#tests/helpers/until'
import { emptyWorld } from '#tests/helpers/world'

const cards = '**/merchant/system/pdfs?*'

/** The page of an approved request for a user who may print it. */
async function opened(context: BrowserContext) {
  const { user, ids } = await approved(1)
  await user.merge({ locale: 'en' }).save()
  const page = await context.newPage()
  await logIn(page, user)
  await openPage(page, `/merchant/mform/press/${ids[0]}`)
  return page
}

const button = (page: Page) => page.getByRole('button', { name: 'Print card' })
const prints = async () => (await FormLog.query().where('type', 'print')).length

test.group('The print button', (group) => {
  emptyWorld(group)

  test('the print button is busy until the cards open in a new tab', async ({
    assert,
    cleanup,
  }) => {
    // A browser without a window shows no PDF.
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const context = await newContext(browser)
    const page = await opened(context)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route(cards, async (route) => {
      await held
      await route.continue()
    })
    const [tab] = await Promise.all([context.waitForEvent('page'), button(page).click()])
    await page.locator('button[data-loading]').waitFor()
    assert.equal(await tab.textContent('body'), 'Preparing the cards…')
    release()
    await page.locator('button[data-loading]').waitFor({ state: 'detached' })
    await page.getByText('printed the card').waitFor()
    await tab.waitForURL(/^blob:/, { waitUntil: 'commit' })
    assert.equal(await prints(), 1)
  })

  test('the print button can be used again after a failed print and shows its error', async ({
    assert,
    browser,
  }) => {
    const context = await newContext(browser)
    const page = await opened(context)
    await holdClock(page)
    const alert = page.getByRole('alert')
    const says = (message: string) => alert.filter({ hasText: message }).waitFor()
    const isFree = () => page.locator('button[data-loading]').waitFor({ state: 'detached' })
    const failed = async (message: string) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), button(page).click()])
      if (!tab.isClosed()) await tab.waitForEvent('close')
      await says(message)
      await isFree()
      const passes = async () => {
        await page.clock.runFor(5000)
        return (await alert.count()) === 0
      }
      await until(passes, 'the message has gone')
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
  })
})
