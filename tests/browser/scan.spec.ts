import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import Scan from '#models/scan'
import type User from '#models/user'
import {
  holdClock,
  logIn,
  newContext,
  untilLive,
  untilReaderIsHeard,
} from '#tests/helpers/browsing'
import { atNoon } from '#tests/helpers/clock'
import { cardHolderOf } from '#tests/helpers/zone_checks'
import { people } from '#tests/helpers/office'
import { playedToday } from '#tests/helpers/restaurants'
import { until } from '#tests/helpers/until'
import { emptyWorld } from '#tests/helpers/world'

/** A zone check on a phone. */
async function open(browser: Browser, user: User) {
  const context = await newContext(browser, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await logIn(page, user)
  await page.getByRole('main').getByRole('link', { name: 'Control de zona' }).click()
  await page.getByRole('button', { name: '4 Sala de prensa' }).first().click()
  await untilReaderIsHeard(page)
  /** Types like a reader that acts as a keyboard. */
  const read = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  return { context, page, read, answer: page.getByRole('alert') }
}

test.group('A zone check with a reader', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a zone check reads one card after the other without a tap and keeps scans it could not send', async ({
    assert,
    browser,
  }) => {
    const tennis = await playedToday()
    const ana = await cardHolderOf(tennis, { name: 'Ana', lastName: 'Uno' })
    const luis = await cardHolderOf(tennis, { name: 'Luis', lastName: 'Dos' })
    const user = await people.coordinator()
    const { context, page, read, answer } = await open(browser, user)
    await read('nobody')
    await answer.filter({ hasText: 'Tarjeta desconocida' }).waitFor()
    await read(ana.card.token)
    await answer.filter({ hasText: 'Puede entrar' }).waitFor()
    // The reader works wherever the focus is.
    await page.getByRole('button', { name: 'Cambiar' }).focus()
    await holdClock(page)
    await read(luis.card.token)
    await page.getByText('Luis Dos').first().waitFor()
    // A card that is read twice at once counts once.
    await read(luis.card.token)
    await page.clock.resume()

    await context.setOffline(true)
    await read(ana.card.token)
    await answer.filter({ hasText: 'Sin comprobar' }).waitFor()
    await page.getByText('Sin conexión · 1 lectura en espera').waitFor()
    await context.setOffline(false)
    await page.getByText('Ya entró aquí hoy').waitFor()
    const scans = await Scan.query().orderBy('id')
    assert.deepEqual(
      scans.map(({ code, formId }) => [code, formId]),
      [
        ['unknown', null],
        ['ok', ana.form.id],
        ['ok', luis.form.id],
        ['ok', ana.form.id],
      ]
    )
    await page.reload()
    await untilLive(page)
    await untilReaderIsHeard(page)
    await read(ana.card.token)
    await answer.filter({ hasText: 'Puede entrar' }).waitFor()

    await context.clearCookies()
    await read(luis.card.token)
    await answer.filter({ hasText: 'Su sesión ha terminado' }).waitFor()
    const other = await context.newPage()
    await logIn(other, user)
    await page.clock.runFor(5000)
    await page.getByText('Ya entró aquí hoy').waitFor()
    assert.lengthOf(await Scan.query(), 6)
  })

  test('a scan that could not be sent is sent once, however long its answer takes', async ({
    assert,
    browser,
  }) => {
    const { card } = await cardHolderOf(await playedToday())
    const { context, page, read, answer } = await open(browser, await people.coordinator())
    await holdClock(page)
    await context.setOffline(true)
    await read(card.token)
    await answer.filter({ hasText: 'Sin comprobar' }).waitFor()
    let sent = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/merchant/scan', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await context.setOffline(false)
    await until(() => sent > 0, 'the scan is sent')
    await page.clock.runFor(5000)
    release()
    await answer.filter({ hasText: 'Puede entrar' }).waitFor()
    assert.equal(sent, 1)
    assert.lengthOf(await Scan.query(), 1)
  })
})
