import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import FormFile from '#models/form_file'
import { sealExisting } from '#operations/seal_existing'
import { isEmbedded } from '#start/env'
import { logged } from '#tests/helpers/log'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const pickup = {
  ...{ type: 'company', name: 'Eva', lastname: 'Gil', search_text: '' },
  ...{ created_at: '2026-01-01 10:00:00', updated_at: '2026-01-01 10:00:00' },
}

test.group('Sealing what an earlier version stored readably', (group) => {
  emptyWorld(group)

  test('an empty text in the place of a number is nothing to seal', async ({ assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).createMany(2)
    const readable = { document: '', detail: JSON.stringify({ passportNumber: '', tour: 'atp' }) }
    await db.from('forms').update({ ...readable, sealed: null, key_id: null })
    await db.table('collectives').insert({ ...pickup, document: '' })
    assert.equal(await sealExisting(), 0)
  })

  test('readable rows are found by an index, so looking for them reads no others', async ({
    assert,
    cleanup,
  }) => {
    const { client } = db.connection().knexQuery()
    const queries: { sql: string; bindings: any[] }[] = []
    const keep = (query: (typeof queries)[number]) => queries.push(query)
    client.on('query', keep)
    cleanup(() => void client.off('query', keep))
    await sealExisting()
    client.off('query', keep)

    // PostgreSQL plans by what its tables hold, and would not use an index of an empty one.
    if (!isEmbedded) {
      const { tennis } = await openTournaments()
      const minor = {
        tournamentId: tennis.id,
        birthDate: DateTime.now().minus({ years: 12 }).toISODate(),
      }
      await FormFactory.merge(minor).createMany(50)
      await db.rawQuery('analyze forms')
      await db.rawQuery('set local enable_seqscan = off')
    }
    const plans = []
    for (const { sql, bindings } of queries) {
      const explain = isEmbedded ? 'explain query plan' : 'explain'
      const plan = await db.rawQuery(`${explain} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings)
      plans.push(JSON.stringify(plan.rows ?? plan))
    }
    const tables = ['forms', 'collectives', 'form_files', 'data_requests']
    const indexes = [
      ...tables.map((table) => `${table}_readable`),
      'forms_readable_births',
      'forms_by_key',
      'forms_readable_photos',
      'collectives_readable_signatures',
    ]
    for (const index of indexes)
      assert.lengthOf(
        plans.filter((plan) => new RegExp(`${index}\\b`).test(plan)),
        1,
        `${index}: ${plans.join('\n')}`
      )
    // The imports of a month are few.
    assert.lengthOf(
      plans.filter((plan) => !plan.includes('import_runs')),
      indexes.length
    )
  })

  test('documents that the drive refuses are one line of the log', async ({ assert, cleanup }) => {
    const { tennis } = await openTournaments()
    const keys = {
      letter: 'documents/a.pdf',
      manual: 'documents/b.pdf',
      consent: 'documents/c.pdf',
    }
    const request = FormFactory.merge({ tournamentId: tennis.id, detail: keys })
    const { id: formId } = await request.create()
    const disk = drive.fake()
    cleanup(() => drive.restore())
    for (const [field, key] of Object.entries(keys)) {
      await disk.put(key, '%PDF-1.4')
      await FormFile.create({ formId, field, name: 'Carta.pdf', key })
    }
    const { getBytes } = disk
    disk.getBytes = async (key) => {
      if (key !== keys.manual) throw new Error('The drive refused')
      return getBytes.call(disk, key)
    }
    const lines = logged({ cleanup })
    assert.equal(await sealExisting(), 1)
    const said = lines()
      .split('\n')
      .filter((line) => line.includes('not sealed'))
    assert.lengthOf(said, 1)
    assert.containsSubset(JSON.parse(said[0]), { files: 2, err: { message: 'The drive refused' } })
  })
})
