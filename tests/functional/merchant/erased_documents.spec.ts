import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import DocumentRun from '#models/document_run'
import PrintRun from '#models/print_run'
import { PersonErasure } from '#people/erasure'
import { closeEdition } from '#purge/closing'
import { markedPerson } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { approved } from '#tests/helpers/print_runs'
import { emptyWorld } from '#tests/helpers/world'
import type User from '#models/user'

const ask = (client: ApiClient, method: 'get' | 'post', path: string, user: User) =>
  client[method](path)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .header('accept', 'application/json')

/** Prints requests; returns the run of the file. */
async function print(client: ApiClient, ids: number[], user: User) {
  await ask(client, 'post', '/merchant/batches', user).json({
    ids,
    layout: 'a6',
    sheet: 'single',
  })
  const { id, runId } = await PrintRun.query().orderBy('id', 'desc').firstOrFail()
  return { cards: `/merchant/batches/${id}/cards.pdf`, runId: runId! }
}

test.group('Documents with a person who is erased', (group) => {
  emptyWorld(group)

  test('lists and cards made before an erasure can no longer be opened', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    await (await form.refresh()).moveTo('approved', { by: null })
    await ask(client, 'post', '/merchant/mform/press/export', by).json({ columns: 'all' })
    const list = await DocumentRun.query().whereNotNull('fileName').firstOrFail()
    const link = signedUrlFor(
      'merchant.exports.show',
      { id: list.id },
      { expiresIn: '1h', purpose: 'export' }
    )
    const { cards } = await print(client, [form.id], by)
    const statuses = async () => [
      (await ask(client, 'get', link, by)).status(),
      (await ask(client, 'get', cards, by)).status(),
    ]
    assert.deepEqual(await statuses(), [200, 200])
    await new PersonErasure(form.id).run(by)
    assert.deepEqual(await statuses(), [403, 404])
  })

  test('closing an edition removes the cards of people who were deleted before', async ({
    client,
    assert,
  }) => {
    const { user, forms, ids, tennis } = await approved(1)
    const { runId } = await print(client, ids, user)
    const { fileKey } = await DocumentRun.findOrFail(runId)
    await forms[0].delete()
    const endsOn = DateTime.utc().minus({ days: 2 }).toISODate()
    await tennis.merge({ startsOn: endsOn, endsOn, pressFrom: null, pressTo: null }).save()
    await closeEdition(tennis, await people.admin())
    assert.isFalse(await drive.use().exists(fileKey!))
  })
})
