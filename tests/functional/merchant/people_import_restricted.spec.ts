import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import type User from '#models/user'
import { liftRestriction, restrictPerson } from '#people/restriction'
import { propsOf } from '#tests/helpers/office_props'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

const page = '/merchant/import-people/press'

/** A list of two people. The second row was refused, for there is no such medium. */
async function sent(client: ApiClient) {
  await openTournaments()
  const by = await reviewer()
  const rows = [journalist(), journalist({ name: 'Eva', document: 'PAX00002', media: '?' })]
  await sendPeople(client, await listOf(rows), { by, accepted: true })
  return { by, run: await ImportRun.firstOrFail(), form: await Form.firstOrFail() }
}

test.group('Lists of people who are restricted', (group) => {
  emptyWorld(group)

  async function opened(client: ApiClient, user: User, { id, resultKey }: ImportRun) {
    const get = async (to: string) => (await client.get(`${page}${to}`).loginAs(user)).status()
    const { run, failures } = await propsOf(client, `${page}/${id}`, {}, user)
    const { imports } = await propsOf(client, page, {}, user)
    return {
      files: [await get(`/${id}/original`), await get(`/download?file=${resultKey}`)],
      shown: [run, imports[0]].map(({ readable, result }) => readable && result !== null),
      failed: failures.map(({ name }: { name: string }) => name),
    }
  }

  const readable = { files: [200, 200], shown: [true, true], failed: ['Eva Ruiz'] }
  const closed = { files: [403, 403], shown: [false, false], failed: [] }

  test('a list that made a request of a restricted person is closed to all but administrators', async ({
    client,
    assert,
  }) => {
    const { by, run, form } = await sent(client)
    const [other, admin] = [await reviewer(), await people.admin()]
    for (const user of [by, other, admin])
      assert.deepEqual(await opened(client, user, run), readable)
    await restrictPerson(form.id, { by: admin, reason: 'Lo pidió' })
    for (const user of [by, other]) assert.deepEqual(await opened(client, user, run), closed)
    assert.deepEqual(await opened(client, admin, run), readable)
    await liftRestriction(form.id, { by: admin, message: 'Ya está.' })
    assert.deepEqual(await opened(client, other, run), readable)
  })

  test('a list whose row left the request of a restricted person unchanged is closed too', async ({
    client,
    assert,
  }) => {
    const { by, run, form } = await sent(client)
    await sendPeople(client, await listOf([journalist()]), { by, accepted: true })
    const again = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(again.counts, { created: 0, unchanged: 1 })
    await db.from('import_rows').where('run_id', run.id).delete()
    await restrictPerson(form.id, { by: await people.admin(), reason: 'Lo pidió' })
    assert.deepEqual((await opened(client, by, again)).files, [403, 403])
  })
})
