import { test } from '@japa/runner'
import Scan from '#models/scan'
import { logIn, untilReaderIsHeard } from '#tests/helpers/browsing'
import { bearerOf } from '#tests/helpers/zone_checks'
import { people } from '#tests/helpers/office'
import { playedToday } from '#tests/helpers/restaurants'
import { emptyWorld } from '#tests/helpers/world'

test.group('A zone check with a reader', (group) => {
  emptyWorld(group)

  test('a zone check reads one card after the other without a tap and keeps scans it could not send', async ({
    assert,
    browser,
  }) => {
    const tennis = await playedToday()
    const ana = await bearerOf(tennis, { name: 'Ana', lastName: 'Uno' })
    const luis = await bearerOf(tennis, { name: 'Luis', lastName: 'Dos' })
    const user = await people.coordinator()
    const baseURL = `http://127.0.0.1:${process.env.PORT}`
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL })
    const page = await context.newPage()
    await page.clock.install()
    await logIn(page, user)
    await page.getByRole('main').getByRole('link', { name: 'Control de zona' }).click()
    await page.getByRole('button', { name: '4 Sala de prensa' }).first().click()

    const read = async (text: string) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    const answer = page.getByRole('alert')
    await read('nobody')
    await answer.filter({ hasText: 'Tarjeta desconocida' }).waitFor()
    await read(ana.card.token)
    await answer.filter({ hasText: 'Puede entrar' }).waitFor()
    // The reader works wherever the focus is.
    await page.getByRole('button', { name: 'Cambiar' }).focus()
    await page.clock.pauseAt(Date.now() + 60_000)
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
    await context.close()
  })
})
