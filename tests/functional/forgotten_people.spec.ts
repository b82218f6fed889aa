import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { mailboxDir, writtenMails } from '#mails/eml_transport'
import Form from '#models/form'
import { noteForgotten } from '#models/forgotten_request'
import FormNote from '#models/form_note'
import MailMessage from '#models/mail_message'
import { PersonErasure } from '#people/erasure'
import { forgetAgain } from '#people/forget_again'
import { Purge } from '#purge/purge'
import { sqlNow } from '#sql/bulk'
import { nameOfHashKey } from '#text/secrets'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { bringBack } from '#tests/helpers/restored_rows'
import { emptyWorld } from '#tests/helpers/world'

test.group('People in a restored backup', (group) => {
  emptyWorld(group)

  test('the mail files of purged people who came back go at once', async ({ assert, cleanup }) => {
    cleanup(() => rm(mailboxDir, { recursive: true, force: true }))
    const { form, other } = await markedPerson()
    await mkdir(mailboxDir, { recursive: true })
    const mails = []
    for (const { id: formId } of [form, other])
      mails.push(
        await MailMessage.create({
          formId,
          template: 'received',
          to: 'x@x.example',
          locale: 'es',
          params: {},
          nextTryAt: DateTime.utc(),
        })
      )
    for (const { id } of mails) await writeFile(join(mailboxDir, `1-m${id}-a.eml`), 'x')
    const noted = { erased: false }
    await noteForgotten(db.connection(), 'forms', [form.id], noted)
    await forgetAgain()
    assert.isNull(await Form.find(form.id))
    const left = (await writtenMails()).map(({ mail }) => mail)
    assert.notInclude(left, mails[0].id)
    assert.include(left, mails[1].id)
  })

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
    await bringBack(people)
    await db.table('form_notes').multiInsert(notes)
    assert.equal(await forgetAgain(), 2)
    assert.deepEqual(await tablesNaming(['1234567', '1.234.567', '1 234 567']), [])
    const texts = (await FormNote.query().orderBy('id')).map(({ text }) => text)
    assert.equal(texts.at(-1), kept)
  })

  test('what others had about an erased person goes from a backup that is older than their first request', async ({
    assert,
  }) => {
    const { form, earlier, other, by } = await markedPerson()
    const own = [form.id, earlier.id]
    await form.merge({ cellPhone: '+34611987654' }).save()
    const spellings = [
      `Preguntad a ${marks.lastName.toUpperCase()}, ${marks.name}.`,
      'Hermana de zzyzxa_quuxmark   nandu',
      `Su correo: <${marks.email.toUpperCase()}>.`,
      'Pasaporte QPASS 99.88.77',
      'Llamad al 611 98 76 54',
    ]
    const kept =
      'Zzyzxa Quuxmarkova, Quuxmark y Zzyzxa. Zzyzxa; Quuxmark, q.quuxmark@example.com, 600 000 001'
    for (const text of [...spellings, '«' + marks.email + '»', kept])
      await FormNote.create({ formId: other.id, text, userId: by.id })
    const tables = ['form_notes', 'form_logs', 'late_links', 'guest_links', 'mail_log']
    const backup = new Map<string, Record<string, unknown>[]>()
    for (const table of tables) {
      const rows = await db.from(table)
      backup.set(
        table,
        rows.filter(({ form_id: id }) => !own.includes(id))
      )
    }
    await new PersonErasure(form.id).run(by)
    const noted = await db.from('forgotten_marks')
    assert.isNotEmpty(noted)
    assert.isEmpty(noted.filter(({ pending }) => pending))

    for (const [table, rows] of backup) {
      await db.from(table).delete()
      await bringBack(rows, table)
    }
    assert.equal(await forgetAgain(), 0, 'no backup was restored')
    assert.isNotEmpty(await tablesNaming([marks.email]))
    await db.from('forgotten_marks').update({ pending: true, hashed_by: 'another key' })
    assert.equal(await forgetAgain(), 0, 'its HASH_KEY is not set')
    await db.from('forgotten_marks').update({ hashed_by: nameOfHashKey() })
    assert.isAbove(await forgetAgain(), 0)
    assert.deepEqual(
      await tablesNaming([marks.email, marks.lastName, 'QUUXMARK Ñ', '99.88.77', '611 98']),
      []
    )
    const texts = (await FormNote.query().orderBy('id')).map(({ text }) => text)
    assert.equal(texts.at(-1), kept)
    assert.isEmpty(await db.from('late_links'))
    assert.equal(await forgetAgain(), 0, 'the backup has been searched')
  })

  test('the hashes of an erased person go with the history of people', async ({ assert }) => {
    const { form, by } = await markedPerson()
    await new PersonErasure(form.id).run(by)
    const later = (months: number) => new Purge(DateTime.utc().plus({ months }))
    await later(12).run()
    assert.isNotEmpty(await db.from('forgotten_marks'))
    await later(14).run()
    assert.isEmpty(await db.from('forgotten_marks'))
  })

  test('a request whose key has changed since a backup is forgotten again, and none that got its reference later', async ({
    assert,
  }) => {
    const { form, earlier, by } = await markedPerson()
    const { document } = await form.refresh()
    await form.revise({ document: '87654321X' }, { by })
    const backup = await db.from('forms').where('id', form.id)
    await form.refresh()
    await form.revise({ document }, { by })
    const { keyId } = await form.refresh()
    assert.notEqual(keyId, backup[0].key_id)
    assert.equal(keyId, (await earlier.refresh()).keyId)
    await new PersonErasure(form.id).run(by)

    await bringBack(backup)
    assert.equal(await forgetAgain(), 1)
    assert.isEmpty(await db.from('forms').where('id', form.id))

    const at = sqlNow(db.connection(), DateTime.utc().plus({ days: 9 }))
    await bringBack([{ ...backup[0], submitted_at: at }])
    assert.equal(await forgetAgain(), 0)
  })
})
