import { chromium } from 'playwright'
import { findChromium } from '../../bin/launcher/tools.mjs'
import { count, ms, spread } from '../tools/figures.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'

/** A laptop that is four times slower than this machine. */
const SLOWER = 4
const MOST_MS = 500

/**
 * What a reviewer does on a slow laptop, from the click until the browser has drawn the new rows.
 * Each step gives what it waits for.
 */
const steps = [
  { name: 'page turn', of: (page) => page.locator('nav[aria-label] a[aria-label]').last() },
  { name: 'filter by state', of: (page) => page.locator('input[value=approved] + label') },
]

export async function officePages({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const server = await startServer(storage.path)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${server.address}/merchant/login`)
    await page.fill('[name=email]', 'review@example.com')
    await page.fill('[name=password]', PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/merchant$/)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const rows = []
    for (const { name, of } of steps) {
      const taken = []
      for (let turn = 0; turn < sizes.officeTurns; turn++) {
        await page.goto(`${server.address}/merchant/mform/press`, { waitUntil: 'networkidle' })
        taken.push(await drawn(page, of(page)))
      }
      const { p50, p95 } = spread(taken)
      rows.push({
        name: `office with ${count(sizes.lists.at(-1))} press requests at ${SLOWER} x CPU, ${name}`,
        ours: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
        bound: `p50 ≤ ${MOST_MS} ms`,
        ok: p50 <= MOST_MS,
      })
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Milliseconds from a click until other rows are drawn. */
async function drawn(page, control) {
  const watch = page.evaluate(
    () =>
      new Promise((resolve) => {
        const first = () => document.querySelector('[data-row] a')?.getAttribute('href')
        const before = first()
        let clicked
        addEventListener('click', () => (clicked ??= performance.now()), { capture: true })
        new MutationObserver((_, observer) => {
          if (first() === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      })
  )
  await control.click()
  return watch
}
