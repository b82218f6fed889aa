import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import { installed, isGrown, ordered } from '#tests/shipped/installed'

test.group('The shipped product: at their hour', (group) => {
  group.each.timeout(600_000)

  /** Seconds until the work of the hour is done at the latest. */
  const patience = async () => Math.max((await ordered()).hour.diffNow().as('seconds'), 0) + 240

  test('every nightly list arrives by itself at its hour', async ({ assert }) => {
    const product = await installed()
    await ordered()
    const mails = await until(
      async () => {
        const all = await product.mails.all()
        const mine = all.filter(({ to }) => to?.[0]?.address === 'review@example.com')
        const lists = mine.filter(({ subject }) => /Excel/.test(subject ?? ''))
        return lists.length >= 10 && lists
      },
      'ten lists arrive',
      await patience()
    )
    assert.lengthOf(new Set(mails.map(({ subject }) => subject)), 10)
  })

  test('a credit reset runs by itself at its hour', async ({ assert }) => {
    const product = await installed()
    const { form } = await ordered()
    const office = await product.login()
    await until(
      async () => (await office.open(`/merchant/mform/gpress/${form}`)).props.form.credits === 7,
      'the credits are set',
      await patience()
    )
    if (isGrown) assert.equal((await office.open('/merchant/changes')).status, 200)
  })
})
