import type { Page } from 'playwright'
import { until } from '#tests/helpers/until'

/** Logs in a user; afterwards, the landing page is open. */
export async function logIn(page: Page, { email }: { email: string }) {
  await page.goto('/merchant/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/merchant(\/desk)?$/)
}

/** Opens a public page, which the server renders, and waits until React has hydrated it. */
export async function openPublic(page: Page, path: string) {
  await page.goto(path)
  const isTaken = `Object.keys(document.getElementById('app')).some((key) => key.startsWith('__react'))`
  await until(() => page.evaluate<boolean>(isTaken), 'React takes the page over')
  // React hydrates whenever the browser is idle, so an idle browser means that it is done.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))')
}

/** Waits until the reader's field has taken the focus, so that its typing is received. */
export const untilReaderIsHeard = (page: Page) => page.locator('[name=scan]:focus').waitFor()
