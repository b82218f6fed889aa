import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { tutorUrlOf } from '#models/form/tutor'
import { newContext, openPage } from '#tests/helpers/browsing'
import { ballboyOf } from '#tests/helpers/desk_lists'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A tutor with a phone', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => limiter.clear())

  test('a tutor reads what is confirmed and confirms it with the keyboard', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ tutorConfirms: true }).save()
    const form = await ballboyOf(
      tennis,
      'Leo',
      { name: 'Ana', document: '12345678Z' },
      { birthDate: '2012-05-01' }
    )
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await openPage(page, '/lang/en')
    await openPage(page, tutorUrlOf(form).slice(appUrl.length))
    await page.getByRole('heading', { name: 'Confirm a child’s request' }).waitFor()
    await page.getByText('Leo Gil', { exact: true }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await page.getByRole('button', { name: 'Confirm the request' }).press('Enter')
    await page.getByRole('status').getByText('Confirmed on').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Confirm the request' }).count(), 0)
    assert.isNotNull((await form.refresh()).tutorConfirmedAt)
    await openPage(page, `/tutores/${form.id}`)
    await page.getByText('This link can no longer be used').waitFor()
  })
})
