/**
 * `npm run screenshots`: takes the README's pictures from the running product into
 * `docs/images`. `npm run screenshots -- card home` takes only those.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { pictures } from './screenshots/pictures.mjs'
import { startProduct } from './screenshots/product.mjs'

const folder = fileURLToPath(new URL('images/', import.meta.url))
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures)
const unknown = names.filter((name) => !Object.hasOwn(pictures, name))
if (unknown.length > 0) {
  console.error(`No picture ${unknown}: give some of ${Object.keys(pictures)}`)
  process.exit(1)
}

const desk = { viewport: { width: 1440, height: 900 } }
const telephone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const people = {
    visitor: await person(desk, 'en'),
    phone: await person(telephone, 'es'),
    reviewer: await reviewer(),
  }
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const picture = await small(await pictures[name](people))
    writeFileSync(`${folder}${name}.png`, picture)
    console.log(`${name}.png ${Math.round(picture.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function person(screen, locale) {
  const context = await browser.newContext({
    ...screen,
    baseURL: product.url,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Madrid',
  })
  const page = await context.newPage()
  await page.goto(`/lang/${locale}`)
  return page
}

async function reviewer() {
  const page = await person(desk, 'en')
  await page.goto('/merchant/login')
  await page.fill('[name=email]', 'review@example.com')
  await page.fill('[name=password]', product.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant')
  // The login speaks the user's own language, which is Spanish.
  await page.goto('/lang/en')
  return page
}

/** Two hundred colours are enough for a screen, and make a quarter of the file. */
function small(png) {
  return sharp(png).png({ palette: true, colours: 200, effort: 10 }).toBuffer()
}
