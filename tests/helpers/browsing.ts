import { getActiveTest } from '@japa/runner'
import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Milliseconds for a page to load. Playwright's half a minute is short beside the other suites of the gate. */
const NAVIGATION_MS = 90_000

/** A browser context at the application, closed after the test, also after one that failed. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}) {
  const baseURL = `http://127.0.0.1:${process.env.PORT}`
  const context = await browser.newContext({ baseURL, ...options })
  context.setDefaultNavigationTimeout(NAVIGATION_MS)
  getActiveTest()!.cleanup(() => context.close())
  return context
}

/** Waits until React has taken the page over: what is typed before gets lost. */
export const untilLive = (page: Page) =>
  page.locator('html[data-live]').waitFor({ state: 'attached' })

/** Gets the errors of a page's scripts and console from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Opens a page by its address and waits until it can be used. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilLive(page)
}

/** Logs in a user; afterwards, the landing page is open. */
export async function logIn(page: Page, { email }: { email: string }) {
  await openPage(page, '/merchant/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/merchant(\/desk)?$/)
}

/** Waits until the reader's field has taken the focus, so that its typing is received. */
export const untilReaderIsHeard = (page: Page) => page.locator('[name=scan]:focus').waitFor()

/** Stops the page's clock, so that a notice stays until it is seen. */
export async function holdClock(page: Page) {
  await page.clock.install()
  const now = await page.evaluate(() => Date.now())
  // In the future, because the clock goes on until it is stopped.
  await page.clock.pauseAt(now + 60_000)
}

/** Holds back what a page posts to an address, but no preview. @returns a function that lets it go */
export async function holdPosts(page: Page, url: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    const isPost = route.request().method() === 'POST'
    if (isPost && !route.request().postDataJSON()?.preview) await released
    await route.continue()
  })
  return release
}
