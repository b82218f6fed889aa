import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import Reason from '#models/reason'
import UserSession from '#models/user_session'
import { logIn, newContext, openPage, untilLive } from '#tests/helpers/browsing'
import { clearRequest } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

async function openOffice(browser: Browser) {
  const { tennis } = await openTournaments()
  const request = await clearRequest(tennis.id)
  const user = await people.admin()
  const context = await newContext(browser)
  const page = await context.newPage()
  await logIn(page, user)
  const alert = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })
  const logInElsewhere = async () => {
    const opened = context.waitForEvent('page')
    await alert.getByRole('link', { name: 'Entre otra vez en otra pestaña' }).click()
    const other = await opened
    await untilLive(other)
    await other.fill('[name=email]', user.email)
    await other.fill('[name=password]', 'secret-password-1')
    await other.keyboard.press('Enter')
    await other.getByRole('button', { name: /^Su cuenta/ }).waitFor()
    await other.close()
  }
  return { request, context, page, alert, logInElsewhere }
}

test.group('The end of a session', (group) => {
  emptyWorld(group)

  test(
    'a request that is saved after {why} keeps what was typed, and is saved after a login in another tab'
  )
    .with([
      { why: 'the browser has lost the session', end: 'cookies' as const },
      { why: 'somebody has ended the session', end: 'rows' as const },
    ])
    .run(async ({ assert, browser }, { end }) => {
      const { request, context, page, alert, logInElsewhere } = await openOffice(browser)
      await openPage(page, `/merchant/mform/press/${request.id}/edit`)
      const medium = page.locator('[name=mediaName]')
      await medium.fill('Diario del Este')
      if (end === 'cookies') await context.clearCookies()
      else await UserSession.query().delete()
      const save = page.getByRole('button', { name: 'Guardar' })
      await save.click()
      await alert.waitFor()
      assert.equal(await medium.inputValue(), 'Diario del Este')
      const { violations } = await new AxeBuilder({ page }).analyze()
      assert.deepEqual(violations, [])

      await logInElsewhere()
      await save.click()
      await page.waitForURL(new RegExp(`/press/${request.id}$`))
      await alert.waitFor({ state: 'detached' })
      await request.refresh()
      assert.equal(request.answers.mediaName, 'Diario del Este')
    })

  test('a dialog and a form of the configuration keep what was typed, too', async ({
    assert,
    browser,
  }) => {
    const { request, context, page, alert, logInElsewhere } = await openOffice(browser)
    await openPage(page, `/merchant/mform/press/${request.id}`)
    await page.getByRole('button', { name: 'Denegar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Falta la carta del medio.')
    await context.clearCookies()
    const reject = dialog.getByRole('button', { name: /^Denegar/ }).first()
    await reject.click()
    await alert.waitFor()
    assert.equal(
      await dialog.getByRole('textbox').first().inputValue(),
      'Falta la carta del medio.'
    )
    await logInElsewhere()
    await reject.click()
    await dialog.waitFor({ state: 'detached' })
    await request.refresh()
    assert.equal(request.state, 'rejected')

    await openPage(page, '/merchant/config/reason/create')
    await page.getByRole('radio', { name: 'Denegar' }).check()
    for (const name of ['nameEs', 'nameEn', 'textEs', 'textEn'])
      await page.locator(`[name=${name}]`).fill('Falta la carta')
    await UserSession.query().delete()
    const add = page.locator('main button[type=submit]')
    await add.click()
    await alert.waitFor()
    await logInElsewhere()
    await add.click()
    await page.waitForURL(/config\/reason$/)
    assert.lengthOf(await Reason.query().where('nameEs', 'Falta la carta'), 1)
  })

  test('logging out after the end of the session opens the login page', async ({ browser }) => {
    const { context, page } = await openOffice(browser)
    await context.clearCookies()
    await page.getByRole('button', { name: /^Su cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/merchant/login')
  })
})
