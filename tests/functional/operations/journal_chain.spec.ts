import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import LinkJournal from '#jobs/link_journal'
import { noteAccess } from '#journal/entries'
import { linkEntries, verifyJournal } from '#journal/chain'
import JournalEntry from '#models/journal_entry'
import { Purge } from '#purge/purge'
import { isEmbedded } from '#start/env'
import { committedWorld } from '#tests/helpers/committed_world'
import { admin, emptyWorld } from '#tests/helpers/world'

const user = { id: 1, name: 'Ana', role: 'staff' as const }

async function note(count: number) {
  for (let formId = 1; formId <= count; formId++) await noteAccess(user, 'request', { formId })
}

/** Entries from some months ago. */
async function noteBefore(months: number, count: number) {
  const at = DateTime.utc().minus({ months })
  const entry = { kind: 'photo' as const, userId: 1, userName: 'Ana', role: 'staff', at }
  for (let made = 0; made < count; made++) await JournalEntry.create(entry)
}

async function verdict() {
  const { entries, waiting, fault } = await verifyJournal()
  return { entries, waiting, fault }
}

/** What the command says, and its exit code. */
async function asked() {
  ace.ui.switchMode('raw')
  const command = await ace.exec('journal:verify', [])
  const said = command.logger.getLogs().map(({ message }) => message)
  ace.ui.switchMode('normal')
  return { said: said.join('\n'), code: command.exitCode }
}

const at = (position: number) => db.from('journal_entries').where({ position })

test.group('The chain of the access journal', (group) => {
  emptyWorld(group)

  test('new entries wait, and the job of the minute links them in their order', async ({
    assert,
  }) => {
    await note(3)
    assert.deepEqual(await verdict(), { entries: 0, waiting: 3, fault: null })
    await LinkJournal.dispatch({}).run()
    await note(2)
    await LinkJournal.dispatch({}).run()
    const entries = await JournalEntry.query().orderBy('id')
    assert.deepEqual(
      entries.map(({ position }) => position),
      [1, 2, 3, 4, 5]
    )
    for (const [index, { previousHash }] of entries.entries())
      assert.equal(previousHash, entries[index - 1]?.hash ?? '')
    assert.deepEqual(await verdict(), { entries: 5, waiting: 0, fault: null })
  })

  test('the command says that the chain is intact', async ({ assert }) => {
    assert.equal((await asked()).code, 0)
    await note(4)
    await linkEntries()
    const { said, code } = await asked()
    assert.equal(code, 0)
    assert.match(said, /4 entries, chain intact/)
    const { hash } = await JournalEntry.findByOrFail('position', 4)
    assert.include(said, hash!)
  })

  test('a changed {0} is reported with its entry')
    .with([
      ['user_name', 'Berta'],
      ['user_id', 2],
      ['role', 'admin'],
      ['kind', 'photo'],
      ['form_id', 9],
      ['form_id', null],
      ['detail', 'letter'],
      ['total', 1],
      ['at', '2020-01-01 00:00:00'],
      ['hash', 'f'.repeat(64)],
      ['previous_hash', 'f'.repeat(64)],
    ] as [string, string | number | null][])
    .run(async ({ assert }, [column, value]) => {
      await note(5)
      await linkEntries()
      const { id } = await at(3).firstOrFail()
      await at(3).update({ [column]: value })
      assert.deepEqual((await verdict()).fault, { position: 3, id })
      const { said, code } = await asked()
      assert.equal(code, 1)
      assert.include(said, `entry ${id} does not fit (position 3)`)
    })

  test('a removed entry at position {$self} is reported')
    .with([1, 3, 5])
    .run(async ({ assert }, position) => {
      await note(5)
      await linkEntries()
      await at(position).delete()
      assert.deepEqual((await verdict()).fault, { position, id: null })
      const { said, code } = await asked()
      assert.equal(code, 1)
      assert.include(said, `position ${position} does not fit: nothing is there`)
    })

  test('two swapped entries are reported', async ({ assert }) => {
    await note(5)
    await linkEntries()
    for (const [from, to] of [
      [2, 99],
      [3, 2],
      [99, 3],
    ])
      await at(from).update({ position: to })
    assert.equal((await verdict()).fault?.position, 2)
  })

  test('an end that somebody moved back is reported, although the entries fit', async ({
    assert,
  }) => {
    await note(5)
    await linkEntries()
    const { position, hash } = await at(3).firstOrFail()
    await db.from('journal_entries').where('position', '>', 3).delete()
    await db.from('journal_head').update({ position, hash })
    assert.deepEqual((await verdict()).fault, { position: 4, id: null })
    await note(2)
    await linkEntries()
    assert.isNotNull((await verdict()).fault, 'new entries hide nothing')
  })

  test('a start of the chain that was moved forward is reported', async ({ assert }) => {
    await note(5)
    await linkEntries()
    const { position, hash } = await at(2).firstOrFail()
    await db.from('journal_entries').where('position', '<=', 2).delete()
    await db.from('journal_head').update({ anchor: position, anchor_hash: hash })
    assert.isNotNull((await verdict()).fault)
  })

  test('the purge removes entries after a year from the front, and the chain goes on', async ({
    assert,
  }) => {
    await noteBefore(13, 3)
    await noteBefore(11, 2)
    await linkEntries()
    assert.equal((await new Purge(undefined, { dryRun: true }).run()).journal, 3)
    assert.lengthOf(await JournalEntry.all(), 5)
    assert.equal((await new Purge().run()).journal, 3)
    assert.deepEqual(await verdict(), { entries: 2, waiting: 0, fault: null })
    await note(2)
    await linkEntries()
    assert.deepEqual(await verdict(), { entries: 4, waiting: 0, fault: null })
    await at(4).delete()
    assert.deepEqual((await verdict()).fault, { position: 4, id: null })
  })

  test('the chain goes on after a purge of all its entries', async ({ assert }) => {
    await noteBefore(13, 3)
    await linkEntries()
    assert.equal((await new Purge().run()).journal, 3)
    assert.deepEqual(await verdict(), { entries: 0, waiting: 0, fault: null })
    await note(1)
    await linkEntries()
    assert.equal((await JournalEntry.firstOrFail()).position, 4)
    assert.deepEqual(await verdict(), { entries: 1, waiting: 0, fault: null })
  })

  test('an old entry behind a newer one stays until its turn', async ({ assert }) => {
    for (const months of [13, 11, 13]) await noteBefore(months, 1)
    await linkEntries()
    assert.equal((await new Purge().run()).journal, 1)
    assert.deepEqual(await verdict(), { entries: 2, waiting: 0, fault: null })
  })
})

test.group('Simultaneous writers of the access journal', (group) => {
  committedWorld(group)

  test('each entry is linked once, even if several workers write and link at once', async ({
    assert,
  }) => {
    await Promise.all([note(20), linkEntries(), note(20), linkEntries(), note(20)])
    await Promise.all([linkEntries(), linkEntries()])
    assert.deepEqual(await verdict(), { entries: 60, waiting: 0, fault: null })
  })

  test('a purge and new links at the same time leave one chain', async ({ assert }) => {
    await noteBefore(13, 10)
    await linkEntries()
    await Promise.all([note(20), new Purge().run(), linkEntries()])
    await linkEntries()
    assert.deepEqual(await verdict(), { entries: 20, waiting: 0, fault: null })
  })

  // SQLite has one writer.
  if (!isEmbedded)
    test('an entry whose transaction ends late is linked behind later ones', async ({ assert }) => {
      const by = await admin()
      await db.transaction(async (trx) => {
        await noteAccess(by, 'export', { total: 1 }, trx)
        await note(2)
        await linkEntries()
        assert.deepEqual(await verdict(), { entries: 2, waiting: 0, fault: null })
      })
      await linkEntries()
      const kinds = (await JournalEntry.query().orderBy('position')).map(({ kind }) => kind)
      assert.deepEqual(kinds, ['request', 'request', 'export'])
      assert.deepEqual(await verdict(), { entries: 3, waiting: 0, fault: null })
    })
})
