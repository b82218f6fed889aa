import { test } from '@japa/runner'
import { holdPosts, logIn, newContext, openPage, untilReaderIsHeard } from '#tests/helpers/browsing'
import { cardHolders, cardOf, chips } from '#tests/helpers/chips'
import { until } from '#tests/helpers/until'
import { emptyWorld } from '#tests/helpers/world'

/** The queue of the chip station, with the first of two people on the screen. */
async function station(browser: Parameters<typeof newContext>[0]) {
  const { forms, user } = await cardHolders(2)
  const cards = await Promise.all(forms.map(cardOf))
  const page = await (await newContext(browser)).newPage()
  await logIn(page, user)
  await openPage(page, '/merchant/system/rfid')
  const read = async (text: string) => {
    await untilReaderIsHeard(page)
    await page.keyboard.type(text, { delay: 5 })
    await page.keyboard.press('Enter')
  }
  await read(cards[0].token)
  await page.getByText(forms[0].fullName).first().waitFor()
  return { page, cards, forms, read }
}

test.group('The chip station', (group) => {
  emptyWorld(group)

  test('a chip that is read before its card has been found goes to the holder of that card', async ({
    browser,
    assert,
  }) => {
    const { page, cards, forms, read } = await station(browser)
    const release = await holdPosts(page, '**/system/rfid/find')
    const asked = page.waitForRequest('**/system/rfid/find')
    await read(cards[1].token)
    await asked
    await read(chips.first)
    release()
    await until(async () => (await cardOf(forms[1])).uid, 'the chip is registered')
    assert.deepEqual(
      [(await cardOf(forms[0])).uid, (await cardOf(forms[1])).uid],
      [null, chips.first]
    )
  })

  test('a chip that is read after an unknown card is not registered', async ({
    browser,
    assert,
  }) => {
    const { page, forms, read } = await station(browser)
    const release = await holdPosts(page, '**/system/rfid/find')
    const asked = page.waitForRequest('**/system/rfid/find')
    await read('A'.repeat(26))
    await asked
    await read(chips.first)
    release()
    await page.getByRole('alert').first().waitFor()
    await read(chips.second)
    await until(async () => (await cardOf(forms[0])).uid, 'the next chip is registered')
    assert.equal((await cardOf(forms[0])).uid, chips.second)
  })
})
