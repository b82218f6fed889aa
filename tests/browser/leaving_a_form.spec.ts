import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { FormFactory } from '#database/factories/form_factory'
import Reason from '#models/reason'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { people } from '#tests/helpers/office'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const configuration = [
  { path: '/merchant/config/user/create', field: 'name' },
  { path: '/merchant/config/tournament/create', field: 'name' },
  { path: '/merchant/config/defaultPlayer/create', field: 'lastName' },
  { path: '/merchant/config/restaurant/create', field: 'name' },
  { path: '/merchant/config/assignRestaurants', field: 'credits' },
  { path: '/merchant/config/resetCredits/create', field: 'name' },
  { path: '/merchant/config/reason/create', field: 'nameEs' },
  { path: '/merchant/config/blacklist/create', field: 'name' },
  { path: '/merchant/config/mailtexts/press/approved', field: 'es.subject' },
  { path: '/merchant/config/login', field: 'graceDays' },
  { path: '/merchant/permission/create', field: 'name' },
]

/** The office with a person who answers each question with `staying` or leaving. */
async function openOffice(browser: Browser) {
  const { tennis } = await openTournaments()
  const page = await (await newContext(browser)).newPage()
  await logIn(page, await people.admin())
  const person = { staying: true, asked: 0 }
  page.on('dialog', async (dialog) => {
    person.asked += 1
    await (person.staying ? dialog.dismiss() : dialog.accept())
  })
  return { page, person, tennis }
}

test.group('Leaving a form of the office', (group) => {
  emptyWorld(group)

  test('the browser asks before it goes back from a changed request, and stays if somebody wants that', async ({
    assert,
    browser,
  }) => {
    const { page, person, tennis } = await openOffice(browser)
    const { id } = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await openPage(page, `/merchant/mform/press/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Editar' }).first().click()
    const medium = page.locator('[name=mediaName]')
    await medium.press('End')
    await medium.pressSequentially(' y más')
    await page.evaluate('history.back()')
    await until(() => person.asked === 1, 'the browser asks')
    assert.match(page.url(), /\/edit$/)
    assert.equal(await medium.inputValue(), 'Diario y más')

    person.staying = false
    await medium.pressSequentially('.')
    await page.evaluate('history.back()')
    await page.waitForURL(`**/press/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Editar' }).first().waitFor()
    assert.equal(person.asked, 2)
  })

  test('every form of the configuration asks before its changes are lost, and not after they are saved', async ({
    assert,
    browser,
  }) => {
    const { page, person } = await openOffice(browser)
    for (const { path, field } of configuration) {
      await openPage(page, path)
      person.staying = true
      person.asked = 0
      const input = page.locator(`[name="${field}"]`)
      await input.fill('7')
      await page.getByRole('link', { name: 'Resumen' }).click()
      await until(() => person.asked === 1, `${path} asks`)
      assert.include(page.url(), path)
      assert.equal(await input.inputValue(), '7', path)
      person.staying = false
    }

    await openPage(page, '/merchant/config/reason/create')
    person.asked = 0
    await page.getByRole('radio', { name: 'Denegar' }).check()
    for (const name of ['nameEs', 'nameEn', 'textEs', 'textEn'])
      await page.locator(`[name=${name}]`).fill('Falta la carta')
    await page.locator('main button[type=submit]').click()
    await page.waitForURL(/config\/reason$/)
    assert.lengthOf(await Reason.query().where('nameEs', 'Falta la carta'), 1)
    await page.getByRole('link', { name: 'Resumen' }).click()
    await page.waitForURL(/merchant$/)
    assert.equal(person.asked, 0)
  })
})
