import { test } from '@japa/runner'
import { newContext, openPage } from '#tests/helpers/browsing'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A day in a form', (group) => {
  emptyWorld(group)

  test('a day is understood in every usual way of typing or pasting it', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, '/forms/prensa')
    const input = page.locator('[name=birthDate]')
    const days = ['14021990', '14-02-1990', '1990-02-14', '14.2.1990', '14/02/1990', ' 1990-2-14 ']
    for (const day of days) {
      await input.fill('')
      await input.fill(day)
      assert.equal(await input.inputValue(), '14/02/1990', day)
      await input.selectText()
      await input.fill(`0${day.length}/03/1991`)
      await input.selectText()
      await page.keyboard.insertText(day)
      await input.blur()
      assert.equal(await input.inputValue(), '14/02/1990', `${day} over another day`)
    }
    await input.fill('')
    await input.pressSequentially('14021990')
    assert.equal(await input.inputValue(), '14/02/1990')
    await input.fill('')
    await input.pressSequentially('31021990')
    await input.blur()
    assert.equal(await input.inputValue(), '31/02/1990')
  })
})
