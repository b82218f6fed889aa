import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import JournalEntry from '#models/journal_entry'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A masked number on the page of a request', (group) => {
  emptyWorld(group)

  test('a viewer says why with the keyboard, reads the number, and hides it again', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const { id } = await FormFactory.merge({
      ...{ tournamentId: tennis.id, document: '12345678Z' },
    }).create()
    const user = await people.viewer()
    await user.merge({ locale: 'en' }).save()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, user)
    await openPage(page, `/merchant/mform/press/${id}`)
    assert.notInclude(await page.content(), '12345678Z')
    await page.getByText('•••••678Z').waitFor()
    const show = page.getByRole('button', { name: /^Show: / })
    await show.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').press('Enter')
    await dialog.locator('[name=reason][aria-invalid=true]').waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await dialog.getByLabel('Reason').fill('The passport differs')
    await page.keyboard.press('Enter')
    await page.getByText('12345678Z').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await JournalEntry.findByOrFail('kind', 'reveal')).reason, 'The passport differs')
    const hide = page.getByRole('button', { name: /^Hide: / })
    await hide.and(page.locator(':focus')).press('Enter')
    await page.getByText('•••••678Z').waitFor()
    assert.notInclude(await page.content(), '12345678Z')
  })
})
