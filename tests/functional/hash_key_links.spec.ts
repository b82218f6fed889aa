import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { workOn } from '#imports/run_import'
import Form from '#models/form'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import RecoveryCode from '#models/recovery_code'
import SecurityEvent from '#models/security_event'
import { tutorUrlOf } from '#models/form/tutor'
import { ballboyOf } from '#tests/helpers/ballboys'
import { changeHashKey } from '#tests/helpers/hash_keys'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('What was given out before HASH_KEY changed', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('the link of a tutor still opens after HASH_KEY has changed', async ({ client }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ tutorConfirms: true }).save()
    const tutor = { name: 'Ana', document: '12345678Z' }
    const form = await ballboyOf(tennis, 'Leo', tutor, { birthDate: '2012-05-01' })
    const path = tutorUrlOf(form).slice(appUrl.length)
    changeHashKey()
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('forms/tutor')
  })

  test('a recovery code from before a change of HASH_KEY works once', async ({ assert }) => {
    const user = await people.viewer()
    const [code] = await db.transaction((trx) => RecoveryCode.issueFor(trx, user))
    changeHashKey()
    const use = () => db.transaction((trx) => RecoveryCode.useUp(trx, user, code))
    assert.isTrue(await use())
    assert.isFalse(await use())
  })

  test('a browser that was logged in before HASH_KEY changed is known', async ({ assert }) => {
    const user = await people.viewer()
    const browser = new Visitor(undefined, { 'user-agent': 'Firefox/140.0' })
    await browser.login(user)
    changeHashKey()
    const updated = new Visitor(undefined, { 'user-agent': 'Firefox/141.0' })
    const { name } = browser.cookies.find((cookie) => cookie.name.includes('device-'))!
    updated.take(browser, name)
    await updated.login(user)
    const noted = await SecurityEvent.query().where('kind', 'login-browser')
    assert.lengthOf(noted, 1)
  })

  test('a list of people that was interrupted before HASH_KEY changed is completed once', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const rows = [1, 2].map((number) => journalist({ document: `PAX0000${number}` }))
    await sendPeople(client, await listOf(rows), { by: await reviewer() })
    const run = await ImportRun.firstOrFail()
    // The state after a crash: the requests exist, but the import does not count them yet.
    await ImportRow.query().delete()
    await run.merge({ state: 'running', done: 0, created: 0, resultKey: null }).save()
    changeHashKey()
    await workOn(run)
    assert.deepInclude(run.toJSON(), { state: 'done', created: 2, unchanged: 0, done: 2 })
    assert.lengthOf(await Form.all(), 2)
  })
})
