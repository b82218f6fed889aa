import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const p of ['/solicitudes/5EVKSJXSKFBDCVRB45FTYYCWXB', '/nope', '/', '/privacy-policy', '/golf/prensa', '/merchant/login']) {
  await page.goto('http://127.0.0.1:4001/lang/es'); await page.goto('http://127.0.0.1:4001' + p, { waitUntil: 'networkidle' })
  await page.click('a[hreflang=en]'); await page.locator('html[lang=en]').waitFor(); await page.waitForTimeout(200)
  console.log(p.slice(0, 18), page.url().slice(21, 40), await page.title(), '|', await page.locator('h1,h2').first().innerText())
}
await browser.close()
