import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isRecord } from '#form_types/wire'
import FormNote from '#models/form_note'
import { PersonErasure } from '#people/erasure'
import { forgetAgain } from '#people/forget_again'
import { isPostgres } from '#sql/dialect'
import { markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { emptyWorld } from '#tests/helpers/world'

/** A row as it is inserted again. */
const storable = ({ own_access: _computed, ...row }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : value,
    ])
  )

test.group('People in a restored backup', (group) => {
  emptyWorld(group)

  test('the document of somebody who was erased after a backup goes from the texts of others, though nothing opens it', async ({
    assert,
  }) => {
    const { form, earlier, other, by } = await markedPerson()
    await earlier.revise({ document: '01234567L' }, { by })
    await form.refresh()
    await form.revise({ document: '01234567L' }, { by })
    const spellings = [
      '1.234.567-L',
      'DNI01234567l',
      '01234567',
      'el nº 1 234 567 L de antes',
      'nº1234567L',
    ]
    const kept = 'El 7654321, TEN26-PR-000123 y el 12.345.678-Z'
    for (const text of [...spellings, kept])
      await FormNote.create({ formId: other.id, text, userId: by.id })
    const people = await db.from('forms').whereIn('id', [form.id, earlier.id])
    const notes = await db.from('form_notes').where('form_id', other.id)
    await new PersonErasure(form.id).run(by)

    await db.from('form_notes').delete()
    await db.transaction(async (trx) => {
      // A restore on PostgreSQL does not check that the keys exist either.
      if (isPostgres(trx)) await trx.rawQuery('set local session_replication_role = replica')
      await trx.table('forms').multiInsert(people.map(storable))
    })
    await db.table('form_notes').multiInsert(notes)
    assert.equal(await forgetAgain(), 2)
    assert.deepEqual(await tablesNaming(['1234567', '1.234.567', '1 234 567']), [])
    const texts = (await FormNote.query().orderBy('id')).map(({ text }) => text)
    assert.equal(texts.at(-1), kept)
  })
})
