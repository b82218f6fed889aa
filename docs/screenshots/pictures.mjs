/** The pictures of the README: what each shows, and on which screen. Each gives a PNG. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const top = (height) => ({ clip: { x: 0, y: 0, width: 1440, height } })

export const pictures = {
  'home': async ({ visitor }) => {
    await open(visitor, '/')
    return visitor.screenshot(top(690))
  },

  'press-form': async ({ visitor }) => {
    await open(visitor, '/forms/prensa')
    await visitor.fill('[name=mediaName]', 'Diario del Norte')
    await visitor.fill('[name=name]', 'Iñaki')
    await visitor.fill('[name=lastName]', "Łukasz Đorđević-O'Neill")
    await visitor.evaluate(() => {
      document.activeElement.blur()
      window.scrollTo(0, 0)
    })
    await calm(visitor)
    return visitor.screenshot(top(900))
  },

  'press-form-phone': async ({ phone, reviewer }) => {
    await open(phone, '/forms/prensa')
    await phone.setInputFiles('[name=image]', {
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await snapshotOfSomebody(reviewer),
    })
    const section = phone.locator('section:has([data-field=image])')
    await section.locator('img').first().waitFor()
    await section.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 12)
    })
    await calm(phone)
    return phone.screenshot()
  },

  'player-form': async ({ visitor }) => {
    await open(visitor, '/forms/jugadores')
    const player = visitor.locator('[name="detail[player]"]')
    await player.fill('ejemplo')
    await visitor.getByRole('option', { name: 'Ejemplo Uno' }).click()
    await visitor.evaluate(() => {
      document.activeElement.blur()
      window.scrollTo(0, 0)
    })
    await calm(visitor)
    return visitor.screenshot(top(900))
  },

  'ballboy-form-phone': async ({ phone }) => {
    await open(phone, '/forms/recogepelotas')
    const section = phone.locator('section', { hasText: 'Documentos' }).last()
    await section.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 12)
    })
    await calm(phone)
    return phone.screenshot()
  },

  'dashboard': async ({ reviewer }) => {
    await open(reviewer, '/merchant')
    return reviewer.screenshot(top(880))
  },

  'requests': async ({ reviewer }) => {
    await open(reviewer, '/merchant/mform/press')
    await reviewer.getByRole('button', { name: 'Columns' }).click()
    await reviewer.getByRole('menu').getByText('I work freelance').click()
    await reviewer.keyboard.press('Escape')
    for (const row of [3, 4, 7])
      await reviewer
        .getByRole('checkbox')
        .nth(row + 1)
        .check()
    await calm(reviewer)
    return reviewer.screenshot()
  },

  'request': async ({ reviewer }) => {
    const { id } = await somebody(reviewer, 'waiting', 5)
    await open(reviewer, `/merchant/mform/press/${id}`)
    return reviewer.screenshot()
  },

  'card': async ({ reviewer }) => {
    const { id } = await somebody(reviewer, 'approved')
    const response = await reviewer.request.get(`/merchant/system/pdfs?ids=${id}&layout=lanyard`)
    return sideBySide(pagesOf(await response.body()))
  },
}

async function open(page, path) {
  await page.goto(path)
  await calm(page)
}

/** Until everything has come and nothing moves. */
async function calm(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
}

/** A request of a state by its place among the names: always the same person of the demonstration. */
async function somebody(page, state, place = 0) {
  await open(page, `/merchant/mform/press?state=${state}&sort=name&direction=asc`)
  const props = await page.evaluate(
    () => JSON.parse(document.querySelector('script[data-page]').textContent).props
  )
  return props.forms.data[place]
}

/** A picture as a telephone takes it: wider than the card's photo. */
async function snapshotOfSomebody(page) {
  const { thumb } = await somebody(page, 'approved')
  const key = thumb.replace('.thumb.jpg', '.jpg')
  const response = await page.request.get(`/merchant/files?file=${encodeURIComponent(key)}`)
  const photo = await response.body()
  const { data } = await sharp(photo)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r, g, b] = data
  return sharp(photo)
    .extend({ top: 30, left: 260, right: 260, background: { r, g, b } })
    .jpeg()
    .toBuffer()
}

/** The pages of a PDF as PNG, drawn by poppler. */
function pagesOf(pdf) {
  const folder = mkdtempSync(join(tmpdir(), 'acreditacion-card-'))
  try {
    writeFileSync(join(folder, 'card.pdf'), pdf)
    execFileSync('pdftoppm', ['-png', '-r', '150', 'card.pdf', 'page'], { cwd: folder })
    return ['page-1.png', 'page-2.png'].map((name) => readFileSync(join(folder, name)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sideBySide(sides) {
  const { width, height } = await sharp(sides[0]).metadata()
  const gap = 48
  return sharp({
    create: {
      width: sides.length * (width + gap) + gap,
      height: height + 2 * gap,
      channels: 3,
      background: '#e2e8f0',
    },
  })
    .composite(
      sides.map((input, index) => ({ input, top: gap, left: gap + index * (width + gap) }))
    )
    .png()
    .toBuffer()
}
