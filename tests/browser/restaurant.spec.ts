import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import type User from '#models/user'
import { logIn, newContext, untilLive, untilReaderIsHeard } from '#tests/helpers/browsing'
import { cardHolderOf } from '#tests/helpers/zone_checks'
import { browserSeeing } from '#tests/helpers/fake_camera'
import { balanceOf, counter, playedToday } from '#tests/helpers/restaurants'
import { emptyWorld } from '#tests/helpers/world'
import { hasPoppler } from '../unit/documents/pdf.js'

/** A restaurant counter on a tournament day, with Ana and Luis, who eat there. */
async function today() {
  const tennis = await playedToday()
  const ana = await counter({ name: 'Ana', lastName: 'Uno' }, tennis)
  const restaurants = [String(ana.restaurant.id)]
  const luis = await cardHolderOf(tennis, {
    name: 'Luis',
    lastName: 'Dos',
    credits: 3,
    restaurants,
  })
  const stranger = await cardHolderOf(tennis, { name: 'Eva', lastName: 'Tres', credits: 3 })
  return { ana, luis, stranger, by: ana.by }
}

async function open(browser: Browser, user: User) {
  const viewport = { width: 390, height: 844 }
  const context = await newContext(browser, { viewport, permissions: ['camera'] })
  const page = await context.newPage()
  await logIn(page, user)
  await page.getByRole('main').getByRole('link', { name: 'Puesto de restaurante' }).click()
  await page.getByText('Acerque una tarjeta').waitFor()
  await untilReaderIsHeard(page)
  /** Types as fast as a reader. */
  const read = async (text: string) => {
    await page.keyboard.type(text, { delay: 5 })
    await page.keyboard.press('Enter')
  }
  /** Types as slowly as a person. */
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

  test('a restaurant charges one card after the other without a tap in between', async ({
    assert,
    browser,
  }) => {
    const { ana, luis, stranger, by } = await today()
    const { page, read, type, answer, button } = await open(browser, by)
    await read('nobody')
    await answer('No es la tarjeta de ningún torneo actual')
    await read(stranger.card.token)
    await answer('El usuario no pertenece a este restaurante.')
    await read(ana.card.token)
    await button('Cobrar 1 crédito').click()
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    await read(luis.card.token)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    // The keypad takes keys of a keyboard but ignores the input of a reader.
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
    await button('Deshacer').click()
    await answer('devuelto a Ana Uno')
    await read(ana.card.token)
    await page.getByText('Hoy ya se le ha cobrado aquí').waitFor()
    await button('Cobrar 1 crédito').waitFor()
    await read(luis.card.token)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    await type('2')
    await answer('No hay bastante')
    await page.getByText('Sin cobrar: Luis Dos').waitFor()
    assert.containsSubset(await balanceOf(ana.form), { credits: 19, amount: 5000, lines: 3 })
    assert.containsSubset(await balanceOf(luis.form), { credits: 1, lines: 1 })
  })

  test('an amount typed by hand is charged even if the page hears its keys late', async ({
    assert,
    browser,
  }) => {
    const { luis, by } = await today()
    const { context, page, read, answer } = await open(browser, by)
    await read(luis.card.token)
    await page.getByRole('heading', { name: 'Luis Dos' }).waitFor()
    const keyboard = await context.newCDPSession(page)
    const started = Date.now() / 1000 - 1
    // A page that stalled gets all keys at once, with the times at which they were pressed.
    for (const [key, text, after] of [
      ['2', '2', 0],
      ['Enter', '\r', 0.2],
    ] as const)
      await keyboard.send('Input.dispatchKeyEvent', {
        ...{ type: 'keyDown', key, text, timestamp: started + after },
      })
    await answer('2 créditos de Luis Dos. Queda: 1 crédito.')
    assert.containsSubset(await balanceOf(luis.form), { credits: 1, lines: 1 })
  })

  test('a charge is kept while the network is down and is charged once', async ({
    assert,
    browser,
  }) => {
    const { ana, luis, by } = await today()
    const { context, page, read, answer, button } = await open(browser, by)
    const path = '**/merchant/restaurants/restaurant/*'
    const nonces: string[] = []
    await read(ana.card.token)
    await page.getByRole('heading', { name: 'Ana Uno' }).waitFor()
    // The first charge arrives but its answer is lost; after that, nothing arrives.
    let isAway = true
    await page.route(path, async (route) => {
      nonces.push(route.request().postDataJSON().nonce)
      if (!isAway) return route.continue()
      if (nonces.length === 1) await route.fetch()
      await route.abort()
    })
    await button('Cobrar 1 crédito').click()
    await answer('En espera')
    await page.getByText('Sin conexión · 1 cargo en espera').waitFor()
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
    // The page is closed and opened again.
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await untilLive(page)
    await answer('En espera')
    isAway = false
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    assert.isAbove(nonces.length, 1)
    assert.lengthOf(new Set(nonces), 1)
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
    await page.unroute(path)

    await untilReaderIsHeard(page)
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
  })

  test('a restaurant reads a printed card with the camera', async ({ assert, cleanup }) => {
    const { ana, by } = await today()
    const seeing = await browserSeeing(ana.form)
    cleanup(() => seeing.close())
    const { page, answer, button } = await open(seeing, by)
    await button('Usar la cámara').click()
    await page.getByRole('heading', { name: 'Ana Uno' }).waitFor()
    // After two seconds without the card, the camera reads it again.
    await button('Apagar la cámara').click()
    await button('Cobrar 1 crédito').click()
    await answer('1 crédito de Ana Uno. Queda: 19 créditos.')
    assert.deepInclude(await balanceOf(ana.form), { credits: 19, lines: 1 })
  }).skip(!hasPoppler, 'poppler draws the card')
})
