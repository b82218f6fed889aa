import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import DefaultPlayer from '#models/default_player'
import { holdClock, logIn, newContext, openPage } from '#tests/helpers/browsing'
import { linkOf, memberOf, teamOf } from '#tests/helpers/teams'
import { until } from '#tests/helpers/until'
import { admin, emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

/** A page of the players for an English-speaking administrator. */
async function opened(browser: Browser, to: string) {
  const user = await admin()
  await user.merge({ locale: 'en' }).save()
  const context = await newContext(browser)
  const page = await context.newPage()
  await logIn(page, user)
  await openPage(page, `${path}${to}`)
  return page
}

test.group('Players in the browser', (group) => {
  emptyWorld(group)

  test('the address of the player list contains only its order and filters', async ({
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
    await until(async () => (await page.locator('tbody tr').count()) === 1, 'one player is left')
  })

  test('the form of a private link starts with a day pass if nothing else is left', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const [host] = await teamOf(tennis.$extras.player, 3, { locale: 'en' })
    const { pathname, search } = new URL((await linkOf(host)).url)
    const page = await (await newContext(browser)).newPage()
    await openPage(page, pathname + search)
    assert.isTrue(await page.getByLabel('Day pass').isChecked())
    assert.equal(await page.getByText('Try day passes').count(), 0)
  })

  test("players can be eliminated by a pasted list, and their teams' rights closed", async ({
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
    await page.getByRole('button', { name: 'Tick from the list' }).click()
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
  })

  test('two rows of a player can be merged after a preview of both', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await playerOf(tennis, { lastName: 'Uno Gil', playerId: 'A001', nationality: 'GB' })
    await memberOf(player)
    const page = await opened(browser, `/${player.id}/merge`)
    await page.getByRole('link', { name: 'Compare with Ejemplo Uno Gil' }).click()
    await page.getByText('1 request moves.').waitFor()
    await page.getByRole('radio', { name: 'Nationality: Spain' }).check()
    await page.getByText('Day passes: 0 of 6').waitFor()
    await holdClock(page)
    await page.getByRole('button', { name: 'Merge the two' }).click()
    await page.getByText('is one player now').waitFor()
    const [only] = await DefaultPlayer.all()
    assert.deepInclude(only.serialize(), {
      ...{ lastName: 'Uno Gil', nationality: 'ES', playerId: 'A001' },
    })
  })
})
