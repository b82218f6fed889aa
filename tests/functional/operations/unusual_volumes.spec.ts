import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import WatchJournal from '#jobs/watch_journal'
import { usual } from '#config/journal'
import { writeLetter } from '#mails/letter'
import { FormFactory } from '#database/factories/form_factory'
import db from '@adonisjs/lucid/services/db'
import { noteAccess } from '#journal/entries'
import JournalEntry from '#models/journal_entry'
import MailMessage from '#models/mail_message'
import SecurityEvent from '#models/security_event'
import Tournament from '#models/tournament'
import type User from '#models/user'
import type { JournalKind } from '#shared/journal'
import { clock } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { counter } from '#tests/helpers/restaurants'
import { sqlNow } from '#sql/bulk'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

async function note(user: User, kind: JournalKind, count: number, total: number | null = null) {
  const { id: userId, name: userName, role } = user
  const entry = { kind, userId, userName, role, total, at: DateTime.utc() }
  await JournalEntry.createMany(Array.from({ length: count }, () => entry))
}

const watch = () => WatchJournal.dispatch({}).run()

const mails = () => MailMessage.query().where('template', 'unusual_volume').orderBy('id')

test.group('Unusual volumes', (group) => {
  emptyWorld(group)
  const itIs = clock(group)
  group.each.setup(async () => {
    itIs('2026-06-10T12:00:00+02:00')
    await openTournaments()
  })

  test('administrators are told once a day of a user who opens too many files', async ({
    assert,
  }) => {
    const admins = [await people.admin(), await people.admin()]
    const user = await people.editor()
    await note(user, 'photo', usual.files - 1)
    await note(user, 'document', 1)
    await note(user, 'request', 300)
    await watch()
    assert.lengthOf(await mails(), 0)
    await note(user, 'document', 1)
    await watch()
    await note(user, 'document', 1)
    await watch()
    const sent = await mails()
    assert.sameMembers(
      sent.map(({ to }) => to),
      admins.map(({ email }) => email)
    )
    assert.containsSubset(sent[0].params, { person: user.name, files: 201, day: '10/06/2026' })
    const events = await SecurityEvent.query().where('kind', 'unusual-volume')
    assert.deepEqual(
      events.map(({ userId, detail }) => [userId, detail]),
      [[user.id, '2026-06-10']]
    )
    itIs('2026-06-11T12:00:00+02:00')
    await note(user, 'photo', usual.files + 1)
    await watch()
    assert.lengthOf(await mails(), 4)
  })

  test('administrators are told of a user who opens the requests of too many people', async ({
    assert,
  }) => {
    await people.admin()
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const user = await people.editor()
    const forms = await FormFactory.merge({ tournamentId }).createMany(3)
    const most = usual.people
    Object.assign(usual, { people: 2 })
    try {
      for (const { id } of [...forms.slice(1), ...forms.slice(1)])
        await noteAccess(user, 'request', { formId: id })
      await watch()
      assert.lengthOf(await mails(), 0)
      await noteAccess(user, 'print', { formId: forms[0].id })
      await watch()
      const [mail] = await mails()
      assert.containsSubset(mail.params, { person: user.name, people: 3, files: 0 })
    } finally {
      Object.assign(usual, { people: most })
    }
  })

  test('administrators are told of a waiter who reads the cards of many people without a charge', async ({
    assert,
  }) => {
    await people.admin()
    const tennis = await Tournament.findByOrFail('sport', 'tennis')
    const { restaurant, form, by } = await counter({}, tennis)
    const others = await FormFactory.merge({ tournamentId: tennis.id }).createMany(2)
    const most = usual.unserved
    Object.assign(usual, { unserved: 1 })
    try {
      for (const { id } of [form, ...others]) await noteAccess(by, 'served', { formId: id })
      await db.table('ledger_entries').insert({
        ...{ form_id: form.id, user_id: by.id, restaurant_id: restaurant.id, kind: 'credits' },
        ...{ delta: -1, balance: 1, cause: 'charge', at: sqlNow(db.connection()) },
      })
      await watch()
      const [mail] = await mails()
      assert.containsSubset(mail.params, { person: by.name, unserved: 2 })
    } finally {
      Object.assign(usual, { unserved: most })
    }
  })

  test('administrators are told of many large exports, but not of small and nightly ones', async ({
    assert,
  }) => {
    await people.admin()
    const user = await people.exporter()
    await note(user, 'export', 20, usual.exportRows)
    await note(user, 'nightly', 20, 5000)
    await note(user, 'export', usual.exports, 5000)
    await watch()
    assert.lengthOf(await mails(), 0)
    await note(user, 'export', 1, 5000)
    await watch()
    assert.lengthOf(await mails(), 1)
  })

  test('administrators are told after midnight of what happened in the last hour of a day', async ({
    assert,
  }) => {
    await people.admin()
    const user = await people.editor()
    itIs('2026-06-10T23:50:00+02:00')
    await note(user, 'photo', usual.files + 1)
    itIs('2026-06-11T00:10:00+02:00')
    await watch()
    assert.equal((await mails())[0].params.day, '10/06/2026')
    await watch()
    assert.lengthOf(await mails(), 1)
  })

  test('the mail links to the entries of the user', async ({ assert }) => {
    await people.admin()
    const user = await people.editor()
    await note(user, 'photo', usual.files + 1)
    await watch()
    const [mail] = await mails()
    const { subject, action } = await writeLetter(mail)
    assert.include(subject, user.name)
    assert.include(action!.url, `/merchant/journal?user=${user.id}`)
  })
})
