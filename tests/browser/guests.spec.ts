import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newContext, openPage } from '#tests/helpers/browsing'
import { holdPhoto } from '#tests/helpers/held_photo'
import { choosePhoto, words } from '#tests/helpers/journalist'
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

const focused = (page: Page, name: string) => page.locator('button:focus', { hasText: name })

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

  test('a guest who is removed leaves no error behind', async ({ assert, browser }) => {
    const page = await formWithGuests(browser, 0)
    await page.getByRole('button', { name: words.es.review }).click()
    const errors = page.getByRole('alert').first().getByRole('listitem')
    await errors.first().waitFor()
    await page.getByRole('button', { name: 'Añadir invitado' }).click()
    await page.locator('[name="guests[1][name]"]:focus').waitFor()
    await removal(page).click()
    // Its error comes later than that of the guest would.
    await page.locator('[name=email]').fill('renata')
    await page.locator('[name=email]').blur()
    await errors.getByText('como nombre@ejemplo.com').waitFor()
    assert.notInclude(await errors.allTextContents(), 'Falta este dato.')
  })

  test('the focus stays in the list when the last possible guest is removed or one is kept', async ({
    browser,
  }) => {
    const page = await formWithGuests(browser, 3)
    await page.getByText('como máximo a 3 invitados').waitFor()
    await removal(page, 3).press('Enter')
    await focused(page, 'Añadir invitado').waitFor()
    await page.locator('[name="guests[1][name]"]').fill('Ada')
    await removal(page).press('Enter')
    await focused(page, 'Quitar al invitado 1').waitFor()
    await page.getByRole('button', { name: 'Conservar' }).press('Enter')
    await page.getByRole('button', { name: 'Conservar' }).waitFor({ state: 'detached' })
    await focused(page, 'Quitar al invitado 1').waitFor()
  })
})
