import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newContext, openPage } from '#tests/helpers/browsing'
import { holdPhoto } from '#tests/helpers/held_photo'
import { choosePhoto } from '#tests/helpers/journalist'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

/** The form of a player's team with so many guests without answers. */
async function formWithGuests(browser: Browser, count: number) {
  await openTournaments()
  const page = await (await newContext(browser)).newPage()
  await openPage(page, '/forms/jugadores')
  for (let number = 1; number <= count; number++) {
    await page.getByRole('button', { name: 'Añadir invitado' }).press('Enter')
    await page.locator(`[name="guests[${number}][name]"]:focus`).waitFor()
  }
  return page
}

const removal = (page: Page, number = 1) =>
  page.getByRole('button', { name: `Quitar al invitado ${number}` })

test.group('Guests in the form of a player', (group) => {
  emptyWorld(group)

  test('a guest who is removed while their photo is cut does not come back with it', async ({
    assert,
    browser,
  }) => {
    const page = await formWithGuests(browser, 1)
    const letGo = await holdPhoto(page, 'cutting', () => choosePhoto(page, 'guests[1][image]'))
    await removal(page).click()
    await removal(page).click()
    await page.getByRole('group', { name: 'Invitado 1' }).waitFor({ state: 'detached' })
    await letGo()
    await page.locator('[name=name]').fill('Renata')
    assert.equal(await page.getByRole('group', { name: 'Invitado 1' }).count(), 0)
  })
})
