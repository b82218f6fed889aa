import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', page.url(), m.type(), m.text().slice(0, 900)) })
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 800)))
for (const p of ['/', '/forms/prensa', '/forms/staff/acreditaciones', '/golf/prensa', '/privacy-policy', '/merchant/login', '/nope']) {
  await page.goto('http://127.0.0.1:37559' + p, { waitUntil: 'networkidle', timeout: 60000 }).catch((e) => console.log(e.message.slice(0, 100))); await page.waitForTimeout(500)
  console.log(p, await page.title())
}
await page.goto('http://127.0.0.1:37559/forms/prensa', { waitUntil: 'networkidle' })
await page.setInputFiles('[name=image]', '/tmp/photo.jpg'); await page.waitForTimeout(3000)
await page.click('button[type=submit]'); await page.waitForTimeout(1000)
await page.screenshot({ path: '/tmp/shots/dev.png' })
await browser.close()
