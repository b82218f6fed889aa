import { chromium } from 'playwright'
const base = process.env.BASE ?? 'http://127.0.0.1:4001'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const pages = { home: '/', press: '/forms/prensa', gacc: '/golf/vip/acreditaciones', privacy: '/privacy-policy', missing: '/nope', login: '/merchant/login' }
const only = process.argv[2]?.split(',')
for (const [w, scheme, lang] of [[390, 'light', 'es'], [1440, 'light', 'en'], [390, 'dark', 'en'], [1440, 'dark', 'es'], [320, 'light', 'es']]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: scheme, hasTouch: w < 500, isMobile: w < 500 })
  const page = await ctx.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(w, scheme, page.url(), m.type(), m.text().slice(0, 400)) })
  page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message.slice(0, 400)))
  if (lang === 'en') await page.goto(base + '/lang/en')
  for (const [name, path] of Object.entries(pages)) {
    if (only && !only.includes(name)) continue
    await page.goto(base + path, { waitUntil: 'networkidle' })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', w, name, over)
    console.log(w, scheme, lang, name, await page.title())
    await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png`, fullPage: true })
  }
  await ctx.close()
}
await browser.close()
