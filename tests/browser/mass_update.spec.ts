import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The page of a mass update', (group) => {
  emptyWorld(group)

  test('companies whose names end alike can be typed one after the other', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    for (const company of ['Tenis, S.L.', 'Globo, S.L.', 'Globo'])
      await FormFactory.merge({ tournamentId: tennis.id, company }).create()
    const admin = await people.admin()
    await admin.merge({ locale: 'en' }).save()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, admin)
    await openPage(page, '/merchant/config/bycategory')
    const field = (name: string) => page.getByRole('combobox', { name, exact: true })
    const choose = async (name: string, option: string) => {
      await field(name).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Column', 'Company')
    const companies = field('One of these values')
    await companies.pressSequentially('Tenis, S.L., Globo, S.L.')
    await companies.press('Enter')
    await choose('Column to change', 'Food credits')
    await page.locator('[name=resetValue]').fill('5')
    await page.getByRole('button', { name: 'Apply to 2 requests' }).click()
    await page.getByText('2 requests changed').first().waitFor()
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ credits }) => credits),
      [5, 5, 0]
    )
  })
})
