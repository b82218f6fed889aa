import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { newContext, openPage, untilLive } from '#tests/helpers/browsing'
import { launchChromium } from '#tests/helpers/chromium'
import { fillPressForm, JOURNALIST, words } from '#tests/helpers/journalist'
import { until } from '#tests/helpers/until'
import { installed } from '#tests/shipped/installed'
import { PASSWORD } from '#tests/shipped/product'

declare global {
  /** What of `Intl` the page has used. */
  var usedIntl: string[]
}

/** Each of these makes the browser read its data on languages: 40 ms on a laptop, 160 on a phone. */
function watchIntl() {
  globalThis.usedIntl = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator']) {
    const note = () => void globalThis.usedIntl.push(name)
    const watched = new Proxy(Reflect.get(Intl, name), {
      construct: (target, args) => (note(), Reflect.construct(target, args)),
      get: (target, key) => (note(), Reflect.get(target, key)),
    })
    Reflect.set(Intl, name, watched)
  }
}

/** Waits until the page has handled what its start left to do. */
const untilSettled = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')

/** An asset as it comes over the line. */
async function assetOf(address: string, encoding: string) {
  const asked = get(address, { headers: { 'accept-encoding': encoding } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { headers: response.headers, body: await buffer(response) }
}

test.group('The shipped product: in a browser', (group) => {
  let browser: Browser
  group.each.timeout(600_000)
  group.setup(async () => {
    browser = await launchChromium()
    return () => browser.close()
  })

  /** A page whose console errors are collected. */
  async function pageOf(options: BrowserContextOptions) {
    const { address } = await installed()
    const context = await newContext(browser, { baseURL: address, locale: 'es-ES', ...options })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    return { page, complaints }
  }

  test('a journalist sends a request on a phone, and the office approves it on a desktop', async ({
    assert,
  }) => {
    const product = await installed()
    const phone = await pageOf({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await openPage(phone.page, '/forms/prensa')
    await fillPressForm(phone.page, 'es')
    await phone.page.fill('[name=mediaName]', 'Diario del Norte')
    await phone.page.fill('[name=document]', '12345678Z')
    await phone.page.getByRole('button', { name: words.es.review }).click()
    await phone.page.getByRole('dialog').getByRole('button', { name: words.es.send }).click()
    await phone.page.waitForURL('**/forms/prensa/gracias')
    const [reference] = await until(
      async () => /\w+-PR-\d+/.exec(await phone.page.innerText('main')),
      'the page names the request'
    )

    const { page, complaints } = await pageOf({ viewport: { width: 1440, height: 900 } })
    await openPage(page, '/merchant/login')
    await page.fill('[name=email]', 'admin@example.com')
    await page.fill('[name=password]', PASSWORD)
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/merchant')
    await openPage(page, `/merchant/mform/press?search=${reference}`)
    await page.getByText(JOURNALIST.lastName).first().click()
    await page.waitForURL(/\/mform\/press\/\d+$/)
    await page.getByRole('heading', { level: 1, name: JOURNALIST.lastName }).waitFor()
    await page.getByRole('button', { name: 'Aprobar', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
    await page.getByText('Aprobada', { exact: true }).first().waitFor()
    const [mail] = await product.mailsTo('inaki@example.com', /aprobada/i)
    assert.include(mail.text, reference)
    assert.deepEqual([...phone.complaints, ...complaints], [])
  })

  test('{$self} wakes up on a phone without data on languages')
    .with([
      '/',
      '/forms/prensa',
      '/forms/recogepelotas',
      '/forms/jugadores',
      '/golf/staff/acreditaciones',
      '/privacy-policy',
    ])
    .run(async ({ assert }, path) => {
      const { page, complaints } = await pageOf({ viewport: { width: 390, height: 844 } })
      await page.addInitScript(watchIntl)
      await openPage(page, path)
      await untilSettled(page)
      assert.deepEqual(await page.evaluate(() => globalThis.usedIntl), [])
      assert.deepEqual(complaints, [])
    })

  test('the first visit of {$self} sends at most 200 kB in 15 files')
    .with([
      ...['/forms/prensa', '/forms/recogepelotas', '/forms/lineas', '/forms/jugadores'],
      ...['/forms/voluntarios', '/forms/staff/acreditaciones', '/golf/prensa', '/golf/voluntarios'],
    ])
    .run(async ({ assert }, path) => {
      const { page } = await pageOf({ viewport: { width: 390, height: 844 } })
      await openPage(page, path)
      await untilSettled(page)
      const sizes = await page.evaluate(() =>
        performance
          .getEntries()
          .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
          .map((entry) => Number(Reflect.get(entry, 'transferSize')))
      )
      assert.isAbove(sizes.length, 3)
      assert.isAtMost(sizes.length, 15)
      assert.isAtMost(
        sizes.reduce((sum, size) => sum + size, 0),
        200_000
      )
    })

  test('fields keep the ids that the server gave them, so that they render once', async ({
    assert,
  }) => {
    const { page } = await pageOf({ viewport: { width: 390, height: 844 } })
    const response = await page.goto('/solicitudes')
    await untilLive(page)
    await untilSettled(page)
    const sent = Array.from((await response!.text()).matchAll(/ id="(mantine-[^"]+)"/g))
    assert.isNotEmpty(sent)
    const kept = await page.$$eval('[id^=mantine-]', (all) => all.map(({ id }) => id))
    assert.includeMembers(
      kept,
      sent.map(([, id]) => id)
    )
  })

  test('assets arrive as the build packed them, and browsers keep them', async ({ assert }) => {
    const { address, checkout } = await installed()
    const [path] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(address)).text())!
    const plain = await assetOf(`${address}${path}`, 'identity')
    assert.isUndefined(plain.headers['content-encoding'])
    for (const [encoding, ending, unpack] of [
      ['br', '.br', brotliDecompressSync],
      ['gzip', '.gz', gunzipSync],
    ] as const) {
      const { headers, body } = await assetOf(`${address}${path}`, `${encoding}, deflate`)
      assert.deepInclude(headers, {
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
        'cache-control': 'public, max-age=31536000, immutable',
        'vary': 'Accept-Encoding',
      })
      assert.isTrue(body.equals(readFileSync(join(checkout, 'build/public', `${path}${ending}`))))
      assert.isTrue(unpack(body).equals(plain.body))
    }
  })
})
