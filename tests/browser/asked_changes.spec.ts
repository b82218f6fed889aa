import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FormFactory } from '#database/factories/form_factory'
import { statusPathOf } from '#tests/helpers/asked_changes'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { emptyWorld, openTournaments, photoJpeg, reviewer } from '#tests/helpers/world'

const seriousOn = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)

test.group('A request for changes', (group) => {
  emptyWorld(group)

  test('a request for another photo and name comes back marked and can be approved', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const staff = await reviewer()
    const [older, form] = await FormFactory.merge({
      tournamentId: tennis.id,
      image: 'portraits/one.jpg',
    }).createMany(2)
    // The contrast is wrong while an element fades in.
    const reducedMotion = 'reduce'
    const desk = await newContext(browser, {
      ...{ reducedMotion, viewport: { width: 1440, height: 900 } },
    })
    const phone = await newContext(browser, {
      ...{ reducedMotion, viewport: { width: 390, height: 844 } },
    })
    const office = await desk.newPage()
    const person = await phone.newPage()

    await logIn(office, staff)
    await openPage(office, `/merchant/mform/press/${older.id}`)
    await office.getByRole('button', { name: 'Pedir otra foto' }).press('Enter')
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel('Qué debe corregir').fill('Nombre del medio')
    await office.getByRole('option', { name: 'Nombre del medio' }).click()
    await dialog.getByText('Nombre del medio', { exact: true }).waitFor()
    assert.deepEqual(await seriousOn(office), [])
    await office.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Pedir cambios' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await office.getByText('Cambios pedidos').first().waitFor()

    await openPage(person, statusPathOf(older))
    assert.deepEqual(await seriousOn(person), [])
    await person.fill('[name=mediaName]', 'Diario del Sur')
    await person.setInputFiles('[name=image]', {
      name: 'yo.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoJpeg({ width: 1400, height: 1800 }),
    })
    await person.getByRole('button', { name: 'Enviar los cambios' }).click()
    await person.getByRole('button', { name: 'Enviar los cambios' }).waitFor({ state: 'detached' })
    await older.refresh()
    assert.sameMembers(older.corrected!.fields, ['image', 'mediaName'])

    await openPage(office, '/merchant/mform/press')
    const rows = office.locator(`a[href$="/press/${older.id}"], a[href$="/press/${form.id}"]`)
    assert.match((await rows.first().getAttribute('href'))!, new RegExp(`/${older.id}$`))
    await rows.first().click()
    await office.waitForURL(`**/press/${older.id}`)
    await office.getByRole('heading', { level: 1, name: older.fullName }).waitFor()
    await office.getByText('Foto nueva').first().waitFor()
    await office.getByText('Diario del Sur').first().waitFor()
    assert.deepEqual(await seriousOn(office), [])
    await office.getByRole('button', { name: 'Aprobar' }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /^Aprobar/ })
      .click()
    await office.getByText('Aprobada', { exact: true }).first().waitFor()
    await older.refresh()
    assert.deepEqual([older.state, older.corrected], ['approved', null])
  })
})
