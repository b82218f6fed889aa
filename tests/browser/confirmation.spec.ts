import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Authenticator } from '#accounts/authenticator'
import { SecondFactor } from '#accounts/second_factor'
import { FormFactory } from '#database/factories/form_factory'
import User from '#models/user'
import { codeOf } from '#tests/helpers/account'
import { clock } from '#tests/helpers/clock'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The confirmation of what matters', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('a form that is refused asks for the password and is then sent with what was typed', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const user = await admin()
    await user.merge({ locale: 'en' }).save()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, user)
    await openPage(page, '/merchant/config/user/create')
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    await page.fill('[name=name]', 'Nueva')
    await page.fill('[name=email]', 'nueva@example.com')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByLabel('Your password').fill('wrong')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('This is not your current password.').waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    assert.isNull(await User.findBy('name', 'Nueva'))
    await dialog.getByLabel('Your password').fill('secret-password-1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/merchant\/config\/user$/)
    assert.equal((await User.findByOrFail('name', 'Nueva')).email, 'nueva@example.com')
    await dialog.waitFor({ state: 'detached' })
  })

  test('a file that was asked for comes after the confirmation, which says so and leads back', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const user = await admin()
    await user.merge({ locale: 'en' }).save()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, user)
    await openPage(page, `/merchant/people/${form.id}`)
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    await page.getByRole('link', { name: 'Readable copy (PDF)' }).click()
    await page.getByLabel('Your password').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('This is not your current password.').waitFor()
    await page.getByLabel('Your password').fill('secret-password-1')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    assert.match((await download).suggestedFilename(), /^datos-.*\.pdf$/)
    await page.getByText('your file is being downloaded').waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL(`**/merchant/people/${form.id}`)
  })

  test('a user with a second factor is asked for it after the password, also above a dialog', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const user = await admin()
    await user.merge({ locale: 'en' }).save()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, user)
    const authenticator = Authenticator.new(user)
    const factor = { kind: 'totp', secret: authenticator.seal() } as const
    await new SecondFactor(user, user).add(factor)
    await openPage(page, '/merchant/account')
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    await openPage(page, '/merchant/account')
    await page.getByRole('button', { name: 'Make new ones' }).click()
    const form = page.getByRole('dialog').first()
    await form.getByRole('button', { name: 'Make new ones' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByLabel('Your password').fill('secret-password-1')
    await page.keyboard.press('Enter')
    const code = dialog.getByLabel('Code')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByText('The code is wrong').waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Cancel' }).isVisible())
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await code.fill(codeOf(authenticator.secret))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Download' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})
