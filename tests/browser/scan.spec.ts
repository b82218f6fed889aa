import { test } from '@japa/runner'
import Scan from '#models/scan'
import { bearerOf } from '#tests/helpers/doors'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A door with a reader', (group) => {
  emptyWorld(group)
  group.each.timeout(60_000)

  test('takes one card after the other without a tap, and keeps what it cannot ask', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const { today } = tennis
    await tennis.merge({ startsOn: today, endsOn: today }).save()
    const ana = await bearerOf(tennis, { name: 'Ana', lastName: 'Uno' })
    const luis = await bearerOf(tennis, { name: 'Luis', lastName: 'Dos' })
    const user = await people.coordinator()
    const baseURL = `http://127.0.0.1:${process.env.PORT}`
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL })
    const page = await context.newPage()
    await page.goto('/merchant/login')
    await page.fill('[name=email]', user.email)
    await page.fill('[name=password]', 'secret-password-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/merchant/desk')
    await page.getByRole('link', { name: 'Control de zona' }).click()
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
    // Whatever has the focus.
    await page.getByRole('button', { name: 'Cambiar' }).focus()
    await read(luis.card.token)
    await page.getByText('Luis Dos').first().waitFor()
    // A reader that fires twice is one reading.
    await read(luis.card.token)

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
    await page.reload({ waitUntil: 'networkidle' })
    await read(ana.card.token)
    await answer.filter({ hasText: 'Puede entrar' }).waitFor()
    await context.close()
  })
})
