import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import DataRequest from '#models/data_request'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
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
})
