import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import type User from '#models/user'
import { bearerOf } from '#tests/helpers/doors'
import { browserSeeing } from '#tests/helpers/fake_camera'
import { balanceOf, counter, playedToday } from '#tests/helpers/restaurants'
import { emptyWorld } from '#tests/helpers/world'
import { hasPoppler } from '../unit/documents/pdf.js'

/** A counter on a day of the tournament, with Ana and Luis, who eat there. */
async function today() {
  const tennis = await playedToday()
  const ana = await counter({ name: 'Ana', lastName: 'Uno' }, tennis)
  const restaurants = [String(ana.restaurant.id)]
  const luis = await bearerOf(tennis, { name: 'Luis', lastName: 'Dos', credits: 3, restaurants })
  const stranger = await bearerOf(tennis, { name: 'Eva', lastName: 'Tres', credits: 3 })
  return { ana, luis, stranger, by: ana.by }
}

async function open(browser: Browser, user: User) {
  const baseURL = `http://127.0.0.1:${process.env.PORT}`
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, baseURL, permissions: ['camera'] })
  const page = await context.newPage()
  await page.goto('/merchant/login')
  await page.fill('[name=email]', user.email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant/desk')
  await page.getByRole('link', { name: 'Puesto de restaurante' }).click()
  await page.getByText('Acerque una tarjeta').waitFor()
  /** As a reader types. */
  const read = async (text: string) => {
    await page.keyboard.type(text, { delay: 5 })
    await page.keyboard.press('Enter')
  }
  /** As people type. */
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 80 })
    await page.keyboard.press('Enter', { delay: 80 })
  }
  const answer = (text: string) =>
    page.getByRole('alert').filter({ hasText: text }).first().waitFor()
  const button = (name: string) => page.getByRole('button', { name })
  return { context, page, read, type, answer, button }
}

test.group('A restaurant with a reader', (group) => {
  emptyWorld(group)
  group.each.timeout(120_000)

  test('charges one card after the other without a tap between them', async ({
    assert,
    browser,
  }) => {
    const { ana, luis, stranger, by } = await today()
    const { context, page, read, type, answer, button } = await open(browser, by)
    await read('nobody')
    await answer('No es la tarjeta de ningún torneo actual')
    await read(stranger.card.token)
    await answer('El usuario no pertenece a este restaurante.')
    await read(ana.card.token)
    await button('Cobrar 1 crédito').click()
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    await read(luis.card.token)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    // The keys of a keyboard are those of the keypad; a reader's are not.
    await type('2')
    await answer('2 créditos de Luis Dos. Queda: 1 crédito.')
    await read(ana.card.token)
    await page.getByText('Hoy ya se le ha cobrado aquí').waitFor()
    await type('1.5')
    await page.getByText('Los créditos son enteros').waitFor()
    await button('Saldo').click()
    await button('Coma decimal').click()
    for (const key of ['5', '0', '9'])
      await page.getByRole('button', { name: key, exact: true }).click()
    await button('Cobrar 0,50').click()
    await answer('0,50 € de Ana Uno. Queda: 49,50 €.')
    await page.waitForTimeout(800)
    await button('Deshacer').click()
    await answer('devuelto a Ana Uno')
    await read(luis.card.token)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    await type('2')
    await answer('No hay bastante')
    await page.getByText('Sin cobrar: Luis Dos').waitFor()
    assert.containsSubset(await balanceOf(ana.form), { credits: 19, amount: 5000, lines: 3 })
    assert.containsSubset(await balanceOf(luis.form), { credits: 1, lines: 1 })
    await context.close()
  })

  test('keeps a charge while the network is away, and charges it once', async ({
    assert,
    browser,
  }) => {
    const { ana, luis, by } = await today()
    const { context, page, read, answer, button } = await open(browser, by)
    const path = '**/merchant/restaurants/restaurant/*'
    const nonces: string[] = []
    await read(ana.card.token)
    // The charge arrives, its answer does not; then nothing arrives.
    await page.route(path, async (route) => {
      nonces.push(route.request().postDataJSON().nonce)
      if (nonces.length === 1) await route.fetch()
      await route.abort()
    })
    await button('Cobrar 1 crédito').click()
    await answer('En espera')
    await page.getByText('Sin conexión · 1 cargo en espera').waitFor()
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
    // Somebody closes the page, and opens it again.
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await answer('En espera')
    await page.unroute(path)
    await page.route(path, async (route) => {
      nonces.push(route.request().postDataJSON().nonce)
      await route.continue()
    })
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    assert.isAbove(nonces.length, 1)
    assert.lengthOf(new Set(nonces), 1)
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
    await page.unroute(path)

    await context.setOffline(true)
    await read(luis.card.token)
    await answer('Sin leer todavía')
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    await context.setOffline(true)
    await button('Cobrar 1 crédito').click()
    await answer('En espera')
    await context.setOffline(false)
    await answer('1 crédito de Luis Dos. Queda: 2 créditos.')
    assert.deepInclude(await balanceOf(luis.form), { credits: 2, lines: 1 })
    await context.close()
  })

  test('reads a printed card with its camera', async ({ assert }) => {
    const { ana, by } = await today()
    const seeing = await browserSeeing(ana.form)
    const { page, answer, button } = await open(seeing, by)
    await button('Usar la cámara').click()
    await page.getByRole('heading', { name: 'Ana Uno' }).waitFor()
    await button('Cobrar 1 crédito').click()
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
    await seeing.close()
  }).skip(!hasPoppler, 'poppler draws the card')
})
