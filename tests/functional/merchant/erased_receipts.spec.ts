import { readFile, rm, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mailboxDir, writtenMails } from '#mails/eml_transport'
import MailMessage from '#models/mail_message'
import { PersonErasure } from '#people/erasure'
import { makeList } from '#pickups/make_list'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import { closeEdition } from '#purge/closing'
import { Purge } from '#purge/purge'
import { tablesNaming } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { collector, printedCards, signatureOf } from '#tests/helpers/pickup_desk'
import { emptyWorld } from '#tests/helpers/world'
import type User from '#models/user'

const texts = [collector.email, 'Ejemplo Ruiz']

/** A collector signs for cards and gets the receipt. */
async function collect(ids: number[], by: User, changes: Partial<typeof collector> = {}) {
  const list = await makeList({ ...collector, ...changes }, ids, by)
  const png = await readSignature(await signatureOf())
  await signList(list, { png, by, locale: 'es' })
  return MailMessage.query().where('template', 'collection').orderBy('id', 'desc').firstOrFail()
}

const files = async () => (await writtenMails()).map(({ mail }) => mail)

test.group('The receipt of a pickup', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('the mail with a receipt goes when its edition is closed', async ({ assert }) => {
    const { tennis, ids, user } = await printedCards(1)
    const mail = await collect(ids, user)
    assert.include(await files(), mail.id)
    const endsOn = DateTime.utc().minus({ days: 2 }).toISODate()
    await tennis.merge({ startsOn: endsOn, endsOn, pressFrom: null, pressTo: null }).save()
    await closeEdition(tennis, await people.admin())
    assert.notInclude(await files(), mail.id)
    assert.deepEqual(await tablesNaming(texts), [])
  })

  test('the mail with a receipt goes with an erased collector, whatever address they gave', async ({
    assert,
  }) => {
    const { ids, forms, user } = await printedCards(1)
    const { name, lastname: lastName, document } = collector
    await forms[0].merge({ name, lastName, document }).save()
    const mail = await collect(ids, user, { type: 'person' })
    assert.include(await files(), mail.id)
    await new PersonErasure(ids[0]).run(await people.admin())
    assert.notInclude(await files(), mail.id)
    assert.deepEqual(await tablesNaming(texts), [])
  })

  test('a receipt that names an erased person goes from the files, and its mail stays in the log', async ({
    assert,
  }) => {
    const { ids, user } = await printedCards(2)
    const mail = await collect(ids, user)
    await new PersonErasure(ids[0]).run(await people.admin())
    assert.notInclude(await files(), mail.id)
    assert.equal((await MailMessage.findOrFail(mail.id)).to, collector.email)
  })

  test('its file goes with the next purge if the erasure was stopped before it deleted the file', async ({
    assert,
  }) => {
    const { ids, user } = await printedCards(2)
    const mail = await collect(ids, user)
    const { path } = (await writtenMails()).find((file) => file.mail === mail.id)!
    const left = await readFile(path)
    await new PersonErasure(ids[0]).run(await people.admin())
    await writeFile(path, left)
    await new Purge().run()
    assert.notInclude(await files(), mail.id)
  })
})
