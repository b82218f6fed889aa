import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import DataRequest from '#models/data_request'
import { holdPosts, logIn, newContext, openPage } from '#tests/helpers/browsing'
import { until } from '#tests/helpers/until'
import { clearRequest } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A dialog of the office', (group) => {
  emptyWorld(group)

  test('the dialog that answers a person shows what they asked for, and gives the focus back', async ({
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await DataRequest.ask(form, { kind: 'erasure', reason: 'Ya no voy.\nGracias.' })
    const page = await (await newContext(browser)).newPage()
    await logIn(page, await people.admin())
    await openPage(page, '/merchant/people')
    const button = page.getByRole('button', { name: 'Contestar' })
    await button.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ya no voy.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('button:focus', { hasText: 'Contestar' }).waitFor()
  })

  test('the dialog that approves leaves out requests with warnings if somebody wants that', async ({
    browser,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const clear = await clearRequest(tennis.id)
    const bare = await clearRequest(tennis.id, { image: null })
    const page = await (await newContext(browser)).newPage()
    await logIn(page, await people.reviewer())
    await openPage(page, '/merchant/mform/press')
    await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).press('Space')
    await page.getByRole('button', { name: 'Aprobar 2' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Aprobar 2 y avisar' }).waitFor()
    await dialog.getByRole('checkbox', { name: 'Solo las que no tienen avisos' }).press('Space')
    await dialog.getByText('1 tiene avisos en sus comprobaciones').waitFor()
    await dialog.getByRole('button', { name: 'Aprobar y avisar' }).press('Enter')
    await page.getByText('1 solicitud aprobada; 1 queda sin cambiar.').waitFor()
    await bare.refresh()
    await clear.refresh()
    assert.deepEqual([clear.state, bare.state], ['approved', 'waiting'])
  })

  test('a dialog stays open while it sends, so that nobody takes it for cancelled', async ({
    browser,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const request = await clearRequest(tennis.id)
    const page = await (await newContext(browser)).newPage()
    await logIn(page, await people.reviewer())
    await openPage(page, `/merchant/mform/press/${request.id}`)
    await page.getByRole('button', { name: 'Aprobar', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    const release = await holdPosts(page, '**/changestate')
    await dialog.getByRole('button', { name: /^Aprobar/ }).press('Enter')
    const cancel = dialog.getByRole('button', { name: 'Cancelar' })
    await until(() => cancel.isDisabled(), 'the dialog sends')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cerrar' }).press('Enter')
    assert.isTrue(await dialog.isVisible())
    release()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await request.refresh()).state, 'approved')
  })
})
