import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { mailboxDir } from '#mails/eml_transport'
import { carryOut } from '#bulk_changes/carry_out'
import DataRequest from '#models/data_request'
import DocumentRun from '#models/document_run'
import EntityChange from '#models/entity_change'
import type Form from '#models/form'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import LedgerEntry from '#models/ledger_entry'
import Pickup from '#models/pickup'
import PrintRun from '#models/print_run'
import { PersonErasure } from '#people/erasure'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { emptyWorld } from '#tests/helpers/world'

const whole = `${marks.name} ${marks.lastName}`

const telephone = '+34693359333'

/** The marked person with a Spanish document and a telephone of their own. */
async function calledPerson(answers: Partial<Answers> = {}) {
  const marked = await markedPerson()
  await correct(marked, { document: '01234567L', cellPhone: telephone, ...answers })
  await FormNote.query().delete()
  return marked
}

type Answers = Pick<Form, 'document' | 'cellPhone' | 'phone'>

async function correct(
  { form, earlier, by }: Awaited<ReturnType<typeof markedPerson>>,
  answers: Partial<Answers>
) {
  for (const request of [form, earlier]) {
    await request.refresh()
    await request.revise(answers, { by })
  }
}

type Called = Awaited<ReturnType<typeof calledPerson>>

/** What notes on a request of somebody else say after the erasure. */
async function notesAfter({ form, other, by }: Called, texts: string[]) {
  for (const text of texts) await FormNote.create({ formId: other.id, text, userId: by.id })
  await new PersonErasure(form.id).run(by)
  const notes = await FormNote.query().orderBy('id')
  return notes.map(({ text }) => text)
}

test.group('The numbers of an erased person', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('an erasure finds a document with whatever stands between its signs', async ({ assert }) => {
    const spellings = [
      ...['01234567L', '01234567-L', '01.234.567-l', '01 234 567 L', '01/234/567/L'],
      ...['1.234.567-L', '1234567L', '01234567', '1 234 567', '01\u00a0234\u2011567\u2013L'],
    ]
    const texts = spellings.map((spelled) => `Con el ${spelled}, dice.`)
    const cleaned = await notesAfter(await calledPerson(), texts)
    assert.deepEqual(cleaned, Array(texts.length).fill('Con el …, dice.'))
  })

  test('an erasure finds numbers that touch letters', async ({ assert }) => {
    const texts = ['DNI01234567L', 'nº1234567', 'tel693359333', '693359333ext']
    const left = ['DNI…', 'nº…', 'tel…', '…ext']
    assert.deepEqual(await notesAfter(await calledPerson(), texts), left)
  })

  test('an erasure finds a document of a few digits only where it stands alone', async ({
    assert,
  }) => {
    const called = await calledPerson({ document: 'PA123' })
    const texts = ['Es PA123.', 'Es pa123', 'Pasillo SPA123', 'PA 1/2/3']
    const left = ['Es ….', 'Es …', 'Pasillo SPA123', 'PA 1/2/3']
    assert.deepEqual(await notesAfter(called, texts), left)
  })

  test('an erasure finds a passport with anything between its signs', async ({ assert }) => {
    const called = await calledPerson({ document: 'QPASS998877' })
    const texts = ['Es QPASS 99-88-77.', 'Es q-pass/998877.']
    assert.deepEqual(await notesAfter(called, texts), Array(2).fill('Es ….'))
  })

  test('an erasure finds a telephone with and without its prefix', async ({ assert }) => {
    const spellings = [
      ...[telephone, '693359333', '0034693359333', '34 693359333', '+34 693 35 93 33'],
      ...['+34-693-359-333', '693.359.333', '693 359 333', '(+34) 693 359 333'],
    ]
    const texts = spellings.map((spelled) => `Llamar al ${spelled}, urgente.`)
    const cleaned = await notesAfter(await calledPerson(), texts)
    assert.deepEqual(cleaned, Array(texts.length).fill('Llamar al …, urgente.'))
  })

  test('an erasure finds a telephone of another country, and one from before a correction', async ({
    assert,
  }) => {
    const called = await calledPerson({ cellPhone: '+447911123456' })
    await correct(called, { cellPhone: '+447911654321' })
    const texts = ['+44 (0)7911 123456', '07911 123 456', '7911-654-321']
    assert.deepEqual(await notesAfter(called, texts), Array(3).fill('…'))
  })

  test('an erasure leaves longer numbers, and a telephone that somebody else has', async ({
    assert,
  }) => {
    const called = await calledPerson({ cellPhone: '+34600123123', phone: telephone })
    const texts = [
      ...['Pedido 901234567L1', 'Pedido 16933593339', 'Llamar al 600 123 123', '12.345'],
    ]
    assert.deepEqual(await notesAfter(called, texts), texts)
  })

  test('an erasure finds a birth date in a text that also names the person', async ({ assert }) => {
    const spellings = [
      ...['1987-06-05', '05/06/1987', '5/6/1987', '05-06-1987', '05.06.1987', '5.6.1987'],
      ...['5 / 6 / 1987', '1987/06/05', '05/06/87', '5/6/87'],
    ]
    const naming = [whole, marks.name, 'QUUXMARK', marks.email, '693 359 333']
    const byDate = spellings.map((spelled) => `${whole}, nacida el ${spelled}.`)
    const byName = naming.map((called) => `Nacida el 05/06/1987: ${called}`)
    const cleaned = await notesAfter(await calledPerson(), [...byDate, ...byName])
    assert.deepEqual(cleaned, [
      ...spellings.map(() => '…, nacida el ….'),
      ...['…', marks.name, 'QUUXMARK', '…', '…'].map((called) => `Nacida el …: ${called}`),
    ])
  })

  test('an erasure leaves the same date where others stand, and other dates', async ({
    assert,
  }) => {
    const texts = ['Llega el 05/06/1987.', `Otro día, 15/06/1987, 5/6/19870.`]
    assert.deepEqual(await notesAfter(await calledPerson(), texts), texts)
  })

  test("an erasure leaves no number in anybody's text", async ({ assert }) => {
    const { form, other, by } = await calledPerson()
    const typed = ['01.234.567-L', '693 35 93 33', '05/06/1987']
    const text = `${whole}: ${typed.join(', ')}`
    const answers = { reason: text, answer: text }
    await FormNote.create({ formId: other.id, text, userId: by.id })
    await FormLog.create({ formId: other.id, type: 'asked', from: { text }, to: { text } })
    await LedgerEntry.create({
      ...{ formId: other.id, kind: 'credits', delta: 2, balance: 2, cause: 'manual' },
      reason: text,
    })
    await EntityChange.create({
      ...{ entity: 'restaurants', entityId: 1, type: 'updated', label: text },
      ...{ from: { text }, to: { text }, userId: by.id },
    })
    await Pickup.create({ name: 'Otra', lastname: 'Jefa', type: 'team', observations: text })
    await carryOut(
      {
        ...{ kind: 'state', formType: 'press', ids: [other.id] },
        change: { state: 'rejected', reason: text },
      },
      by
    )
    await DataRequest.create({
      ...{ formId: other.id, reference: 'SD-1', kind: 'access', ...answers },
    })
    assert.isAbove((await tablesNaming(typed)).length, 9)
    await new PersonErasure(form.id).run(by)
    assert.deepEqual(await tablesNaming([...typed, whole]), [])
  })

  test('an erasure finds numbers in stored searches, and leaves those for others', async ({
    assert,
  }) => {
    const { form, by } = await calledPerson()
    const searches = ['01.234.567-l', '1234567 L', '0034 693 359 333', '5/6/1987', '234567L']
    const kept = ['TST23', '600 123 123', '06/05/1987']
    for (const search of [...searches, ...kept]) {
      await DocumentRun.create({
        ...{ kind: 'forms_export', state: 'done', userId: by.id },
        params: { formType: 'press', selection: { types: [], search }, recipients: [] },
      })
      await PrintRun.create({
        selection: { list: 'press', search } as never,
        ...{ layout: 'cr80', sheet: 'single', total: 0, state: 'printed', userId: by.id },
      })
    }
    await new PersonErasure(form.id).run(by)
    const printRuns = await PrintRun.query().orderBy('id')
    const selections = (await DocumentRun.query().orderBy('id')).map(({ params }) => params as any)
    assert.deepEqual(
      printRuns.flatMap(({ selection }) => selection.search ?? []),
      kept
    )
    assert.deepEqual(
      selections.flatMap(({ selection }) => selection?.search ?? []),
      kept
    )
  })
})
