import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The keys of a list', (group) => {
  emptyWorld(group)

  test('a name is searched and its request opened without the mouse', async ({ browser }) => {
    const { tennis } = await openTournaments()
    for (const lastName of ['Aguado', 'Benito'])
      await FormFactory.merge({ tournamentId: tennis.id, name: 'Eva', lastName }).create()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, await people.reviewer())
    await openPage(page, '/merchant/mform/press')
    await page.keyboard.press('/')
    await page.locator('[name=search]:focus').fill('benito')
    await page.keyboard.press('Enter')
    await page.getByText('1 solicitud', { exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.locator('[data-row]:focus', { hasText: 'Eva Benito' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Eva Benito' }).waitFor()
  })
})
