import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('Going back in the office', (group) => {
  emptyWorld(group)

  test('a page of the list is where it was left when another was turned to', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).createMany(80)
    const context = await newContext(browser, { viewport: { width: 1440, height: 700 } })
    const page = await context.newPage()
    await logIn(page, await reviewer())
    await openPage(page, '/merchant/mform/press')
    const rows = page.locator('[scroll-region]').filter({ has: page.locator('table') })
    const top = () => rows.evaluate((box: any) => box.scrollTop as number)
    await rows.evaluate((box: any) => box.scrollTo({ top: 1300 }))
    const left = await top()
    await until(
      () =>
        page.evaluate<boolean>(
          `window.history.state?.scrollRegions?.some(({ top }) => top === ${left})`
        ),
      'the position is kept'
    )
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await page.waitForURL(/page=2/)
    await until(async () => (await page.locator('[data-row]').count()) === 30, 'all rows are drawn')
    assert.equal(await top(), 0)
    await page.goBack()
    await until(async () => (await page.locator('[data-row]').count()) === 50, 'all rows are drawn')
    await until(async () => (await top()) === left, 'the page is where it was left')
  })

  test('the list is where it was left, and after logging out nothing of it can be seen', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, lastName: 'Reservada' }).createMany(40)
    const context = await newContext(browser, { viewport: { width: 1440, height: 700 } })
    const page = await context.newPage()
    await logIn(page, await reviewer())
    await openPage(page, '/merchant/mform/press')
    const rows = page.locator('[scroll-region]').filter({ has: page.locator('table') })
    const top = () => rows.evaluate((box: any) => box.scrollTop as number)
    await rows.evaluate((box: any) => box.scrollTo({ top: 900 }))
    const left = await top()
    assert.isAbove(left, 300)
    await until(
      () =>
        page.evaluate<boolean>(
          `window.history.state?.scrollRegions?.some(({ top }) => top === ${left})`
        ),
      'the position is kept'
    )
    await page.getByRole('row').nth(30).getByRole('link').click()
    await page.waitForURL(/press\/\d+$/)
    await page.goBack()
    await page.waitForURL(/mform\/press$/)
    await rows.waitFor()
    await until(async () => (await top()) === left, 'the list is where it was left')

    await page.getByRole('row').nth(30).getByRole('link').click()
    await page.waitForURL(/press\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Reservada' }).waitFor()
    await page.getByRole('button', { name: /^Su cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/merchant/login')
    const seen: string[] = []
    await page.exposeFunction('saw', (text: string) => seen.push(text))
    await page.evaluate(
      `new MutationObserver(() => saw(document.body.innerText)).observe(document.body, { childList: true, subtree: true })`
    )
    // The login page is open before and after the way back, so its fields do not tell that it is over.
    await page.evaluate(
      `document.addEventListener('inertia:start', () =>
        document.addEventListener('inertia:finish', () => (window.isBack = true)))`
    )
    const [response] = await Promise.all([page.waitForResponse('**/merchant/login'), page.goBack()])
    await response.finished()
    await until(() => page.evaluate<boolean>('window.isBack'), 'the answer is shown')
    await page.locator('[name=password]').waitFor()
    assert.isFalse(
      seen.some((text) => text.includes('Reservada')),
      'a name was shown'
    )
  })
})
