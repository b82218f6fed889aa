import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import DefaultPlayer from '#models/default_player'
import { linkOf, memberOf } from '#tests/helpers/teams'
import { admin, emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

/** An administrator who reads English, on a page of the players. */
async function opened(browser: Browser, to: string) {
  const user = await admin()
  await user.merge({ locale: 'en' }).save()
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}` })
  const page = await context.newPage()
  await page.goto('/merchant/login')
  await page.fill('[name=email]', user.email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant')
  await page.goto(`${path}${to}`, { waitUntil: 'networkidle' })
  return page
}

test.group('Players in the browser', (group) => {
  emptyWorld(group)
  group.each.timeout(120_000)

  test('are ordered and narrowed down by an address that holds nothing else', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await playerOf(tennis, { lastName: 'Two', rank: 8 })
    await playerOf(tennis, { lastName: 'Three', rank: 80 })
    const page = await opened(browser, '')
    await page.getByLabel('Ranking to').fill('9')
    await page.waitForURL(`**${path}?rankTo=9`)
    await page.getByRole('combobox', { name: 'Order' }).click()
    await page.getByRole('option', { name: 'By last name, Z–A' }).click()
    await page.waitForURL(`**${path}?rankTo=9&sort=name&direction=desc`)
    assert.equal(await page.locator('tbody tr').count(), 1)
    await page.context().close()
  })

  test('are out by a list, and what their teams still have is closed', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await tennis.merge({ startsOn: '2024-04-22', endsOn: '2099-05-05' }).save()
    await playerOf(tennis, { name: 'Íñigo', lastName: 'Ruiz' })
    const coach = await memberOf(player, { state: 'approved' })
    const link = await linkOf(coach)
    const page = await opened(browser, '/draw')
    await page.getByLabel('Paste a list').fill('RUIZ, Iñigo (ESP)\nNobody')
    await page.getByRole('button', { name: 'Tick by the list' }).click()
    await page.getByText('Line 2: “Nobody” is not on the list').waitFor()
    await page.getByText('1 player is out.').waitFor()
    await page.getByText('Ejemplo Uno (ATP): 1 member').waitFor()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(`**${path}/out`)
    assert.isFalse((await player.refresh()).active)

    await page.getByText('1 accreditation ends on that day').waitFor()
    await page.getByText('1 guest link closes').waitFor()
    await page.getByRole('button', { name: 'Close what is ticked' }).click()
    await page.getByText('Nothing is left to close').waitFor()
    assert.isNotNull((await coach.refresh()).endPermission)
    assert.equal((await link.refresh()).state, 'revoked')
    await page.context().close()
  })

  test('are merged after a look at both', async ({ assert, browser }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await playerOf(tennis, { lastName: 'Uno Gil', playerId: 'A001', nationality: 'GB' })
    await memberOf(player)
    const page = await opened(browser, `/${player.id}/merge`)
    await page.getByRole('link', { name: 'Compare with Ejemplo Uno Gil' }).click()
    await page.getByText('1 request moves.').waitFor()
    await page.getByRole('radio', { name: 'Nationality: Spain' }).check()
    await page.getByText('Day passes: 0 of 6').waitFor()
    await page.getByRole('button', { name: 'Merge the two' }).click()
    await page.getByText('is one player now').waitFor()
    const [only] = await DefaultPlayer.all()
    assert.deepInclude(only.serialize(), {
      ...{ lastName: 'Uno Gil', nationality: 'ES', playerId: 'A001' },
    })
    await page.context().close()
  })
})
