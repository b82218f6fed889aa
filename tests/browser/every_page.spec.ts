import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FormFactory } from '#database/factories/form_factory'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const publicPages = [
  '/',
  '/forms/prensa',
  '/forms/staff/acreditaciones',
  '/forms/recogepelotas',
  '/forms/lineas',
  '/forms/jugadores',
  '/forms/jugadores/old',
  '/forms/voluntarios',
  '/golf/prensa',
  '/golf/voluntarios',
  '/solicitudes',
  '/golf/staff/acreditaciones',
  '/privacy-policy',
  '/privacy-accreditation',
  '/merchant/login',
  '/merchant/forgot-password',
]

const officePages = [
  '/merchant',
  '/merchant/mform',
  '/merchant/mform/press',
  '/merchant/mform/press?search=nobody',
  '/merchant/mform/press/create',
  '/merchant/mform/press/:id',
  '/merchant/mform/press/:id/edit',
  '/merchant/preview?form=:id',
  '/merchant/batches',
  '/merchant/config/exports',
  '/merchant/config/blacklist',
  '/merchant/config/mailbox',
]

/** What is wrong with a page for people who cannot see it well, and what its console says. */
async function complaintsOf(page: Page, path: string) {
  const heard: string[] = []
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') heard.push(`${path}: ${message.text()}`)
  }
  page.on('console', listen)
  page.on('pageerror', (error) => heard.push(`${path}: ${error.message}`))
  await page.goto(path, { waitUntil: 'networkidle' })
  // The browser's own PDF viewer is a page of its own that nobody here wrote.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  page.off('console', listen)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return [
    ...heard,
    ...serious.map(
      ({ id, nodes }) => `${path}: ${id} ${nodes.map((node) => node.target).join(' ')}`
    ),
  ]
}

const looks = [
  { width: 390, locale: 'es', colorScheme: 'light' },
  { width: 1440, locale: 'en', colorScheme: 'dark' },
] as const

test.group('Every page', (group) => {
  emptyWorld(group)
  group.each.timeout(180_000)

  for (const { width, locale, colorScheme } of looks) {
    const look = {
      viewport: { width, height: 900 },
      colorScheme,
      baseURL: `http://127.0.0.1:${process.env.PORT}`,
    }

    test(`of the public speaks to everyone (${locale}, ${width} px, ${colorScheme})`, async ({
      assert,
      browser,
    }) => {
      await openTournaments()
      const context = await browser.newContext(look)
      const page = await context.newPage()
      await page.goto(`/lang/${locale}`)
      const complaints: string[] = []
      for (const path of publicPages) complaints.push(...(await complaintsOf(page, path)))
      assert.deepEqual(complaints, [])
      await context.close()
    })

    test(`of the office speaks to everyone (${locale}, ${width} px, ${colorScheme})`, async ({
      assert,
      browser,
    }) => {
      const { tennis } = await openTournaments()
      const user = await admin()
      const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
      await forms[0].moveTo('approved', { by: user })
      const context = await browser.newContext(look)
      const page = await context.newPage()
      await page.goto('/merchant/login')
      await page.fill('[name=email]', user.email)
      await page.fill('[name=password]', 'secret-password-1')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/merchant')
      await page.goto(`/lang/${locale}`)
      const complaints: string[] = []
      for (const path of officePages) {
        complaints.push(...(await complaintsOf(page, path.replace(':id', String(forms[0].id)))))
      }
      assert.deepEqual(complaints, [])
      await context.close()
    })

    test(`fits the width without scrolling sideways (${width} px)`, async ({ assert, browser }) => {
      await openTournaments()
      const context = await browser.newContext({
        ...look,
        viewport: { width: Math.min(width, 320), height: 700 },
      })
      const page = await context.newPage()
      const wide: string[] = []
      for (const path of publicPages) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const overflow = Number(
          await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        )
        if (overflow > 0) wide.push(`${path} by ${overflow} px`)
      }
      assert.deepEqual(wide, [])
      await context.close()
    })
  }
})
