import { test } from '@japa/runner'
import Form from '#models/form'
import Tournament from '#models/tournament'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'
import { approved } from '#tests/helpers/print_runs'
import { emptyWorld } from '#tests/helpers/world'

test.group('The form of a permission', (group) => {
  emptyWorld(group)

  test('the form of a permission says whom its changes concern', async ({ assert, browser }) => {
    const { ids } = await approved(2)
    const { tournamentId } = await Form.findOrFail(ids[0])
    const profile = await profileOf(await Tournament.findOrFail(tournamentId))
    await Form.query().whereIn('id', ids).update({ idPermission: profile.id })
    const admin = await people.admin()
    await admin.merge({ locale: 'en' }).save()
    const context = await newContext(browser)
    const page = await context.newPage()
    await logIn(page, admin)
    await openPage(page, `/merchant/permission/${profile.id}/edit`)
    const effect = page.getByText('2 accredited people have it.')
    assert.equal(await effect.count(), 0)
    await page.locator('[name=name]').fill('Prensa escrita')
    await effect.waitFor()
    await page.locator('[name=name]').fill('Prensa')
    await effect.waitFor({ state: 'detached' })
  })
})
