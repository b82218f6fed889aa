import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import { mailboxDir } from '#mails/eml_transport'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import CreditReset from '#models/credit_reset'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import PickupEntry from '#models/pickup_entry'
import { PersonErasure } from '#people/erasure'
import { discardList, saveList } from '#pickups/edit_list'
import { makeList } from '#pickups/make_list'
import { fromJson } from '#sql/json'
import { decideOn } from '#tests/helpers/decisions'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The names of an erased person', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('an erasure also finds the names and addresses from before corrections', async ({
    assert,
  }) => {
    const { form, earlier, by } = await markedPerson()
    for (const request of [form, earlier]) {
      await request.refresh()
      await request.revise({ name: 'Wwalda', email: 'wwalda@example.com' }, { by })
      await request.refresh()
      await request.revise({ lastName: 'Vvogel' }, { by })
    }
    await new PersonErasure(form.id).run(by)
    const texts = [marks.name, marks.lastName, marks.email, 'Wwalda', 'Vvogel']
    assert.deepEqual(await tablesNaming(texts), [])
  })
  test("an erasure finds a name in others' texts in capitals, without accents and decomposed", async ({
    assert,
  }) => {
    const { form, other, by } = await markedPerson()
    const whole = `${marks.name} ${marks.lastName}`
    const spellings = [
      ...[whole.toUpperCase(), whole.normalize('NFD'), whole.toUpperCase().normalize('NFD')],
      ...[whole.normalize('NFD').replace(/\p{M}/gu, ''), whole.replace(' ', '\n ')],
    ]
    await FormNote.query().delete()
    for (const text of [...spellings, `${whole}ez`, `Diana${whole}`])
      await FormNote.create({ formId: other.id, text: `Con ${text}.`, userId: by.id })
    await new PersonErasure(form.id).run(by)
    const notes = await FormNote.query().orderBy('id')
    assert.deepEqual(
      notes.map(({ text }) => text),
      [...spellings.map(() => 'Con ….'), `Con ${whole}ez.`, `Con Diana${whole}.`]
    )
  })

  test(
    'an erasure finds {name} with any apostrophe or dash, and leaves a namesake who is written otherwise'
  )
    .with([
      { name: 'Siobhán O’Dwyer-Ruiz', namesake: 'Siobhán O´Dwyer Ruiz' },
      { name: 'Siobhan ODwyer Ruiz', namesake: "Siobhán O'Dwyer-Ruiz" },
      { name: "Siobhán O' Dwyer Ruiz", namesake: 'Siobhán O’Dwyer‑Ruiz' },
    ])
    .run(async ({ assert }, { name: whole, namesake }) => {
      const { tennis } = await openTournaments()
      const by = await admin()
      const [name, ...rest] = whole.split(' ')
      const lastName = rest.join(' ')
      const named = { tournamentId: tennis.id, name, lastName }
      const form = await FormFactory.merge(named).create()
      const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
      const spellings = [
        ...["Siobhán O'Dwyer-Ruiz", 'Siobhan O’Dwyer Ruiz', 'SIOBHÁN ODWYER RUIZ'],
        ...['Siobhan O´Dwyer-Ruiz', 'Siobhán O`Dwyer–Ruiz', 'Siobhán OʼDwyer‑Ruiz'],
        "siobhan_o'dwyer_ruiz",
      ]
      for (const text of spellings)
        await FormNote.create({ formId: other.id, text: `Con ${text}.`, userId: by.id })
      const texts = async () => (await FormNote.query().orderBy('id')).map(({ text }) => text)
      const preview = await new PersonErasure(form.id).preview()
      assert.equal(preview.mentions, spellings.length)

      const [first, ...last] = namesake.split(' ')
      const second = { tournamentId: tennis.id, name: first, lastName: last.join(' ') }
      const { id } = await FormFactory.merge(second).create()
      assert.equal((await new PersonErasure(form.id).preview()).mentions, 0)
      await Form.query().where({ id }).delete()
      await new PersonErasure(form.id).run(by)
      assert.deepEqual(
        await texts(),
        spellings.map(() => 'Con ….')
      )
    })

  test('the erasure of a child finds the tutor, but not one of another child', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const tutor = {
      tutorName: 'Ximeno',
      tutorLastName: 'Zubizarreta Olano',
      tutorDocument: '12345678Z',
    }
    const child = { tournamentId: tennis.id, type: 'ballboy', detail: tutor }
    const form = await FormFactory.merge(child).create()
    const sibling = await FormFactory.merge({ ...child, name: 'Nora' }).create()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const text = 'Lo lleva Ximeno Zubizarreta Olano, DNI 12345678-Z'
    const note = await FormNote.create({ formId: other.id, text, userId: by.id })
    await new PersonErasure(form.id).run(by)
    assert.equal((await note.refresh()).text, text)
    await new PersonErasure(sibling.id).run(by)
    assert.equal((await note.refresh()).text, 'Lo lleva …, DNI …')
  })

  test('an erasure finds a transcribed name, unless it is the name of somebody else', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const of = (name: string, lastName: string) =>
      FormFactory.merge({ tournamentId: tennis.id, name, lastName }).create()
    const [jorg, dorde] = [await of('Jörg', 'Weiß'), await of('Đorđe', 'Ilić')]
    const other = await of('Joerg', 'Weiss')
    const text = 'Con Jorg Weiss, Joerg Weiss y Djordje Ilic'
    const note = await FormNote.create({ formId: other.id, text, userId: by.id })
    for (const { id } of [jorg, dorde]) await new PersonErasure(id).run(by)
    assert.equal((await note.refresh()).text, 'Con …, Joerg Weiss y …')
  })

  test('the erasure of a child that is a volunteer now finds the tutor', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const form = await FormFactory.merge({
      ...{ tournamentId: tennis.id, type: 'ballboy', state: 'waiting' as const },
      detail: {
        ...{ tutorName: 'Ximeno', tutorLastName: 'Zubizarreta Olano' },
        ...{ tutorCellPhone: '+34611222444', tutorEmail: 'ximeno@example.org' },
      },
    }).create()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const text = 'Lo lleva Ximeno Zubizarreta Olano, 611 222 444, ximeno@example.org'
    const note = await FormNote.create({ formId: other.id, text, userId: by.id })
    await form.load('tournament')
    await form.changeType(formTypes.get('volunteer'), by)
    await new PersonErasure(form.id).run(by)
    assert.equal((await note.refresh()).text, 'Lo lleva …, …, …')
  })

  test('an erasure finds a name in the names of files that others sent', async ({ assert }) => {
    const { tennis, form, other, by } = await markedPerson()
    const whole = `${marks.name} ${marks.lastName}`
    const file = { formId: other.id }
    const names = [`Carta de ${whole}.pdf`, `${whole.replaceAll(' ', '_')}_carta.pdf`]
    for (const [number, name] of names.entries())
      await FormFile.create({
        ...file,
        field: `letter${number}`,
        key: `documents/${number}.pdf`,
        name,
      })
    const list = { tournamentId: tennis.id, kind: 'people', formType: 'press', state: 'done' }
    await ImportRun.create({ ...list, file: `lista ${whole}.csv`, plan: {} } as never)
    await new PersonErasure(form.id).run(by)
    const sent = await FormFile.query().where('formId', other.id).orderBy('id')
    assert.deepEqual(
      [...sent.map(({ name }) => name), (await ImportRun.query().orderBy('id', 'desc'))[0].file],
      ['Carta de ….pdf', '…_carta.pdf', 'lista ….csv']
    )
  })

  test('an erasure finds a name on earlier pickup lists and in what a bulk change would restore', async ({
    assert,
  }) => {
    const { form, other, by } = await markedPerson()
    const whole = `${marks.name} ${marks.lastName}`
    const list = await makeList({ name: 'Ana', lastname: 'Gil' }, [], by)
    const line = { collectiveId: list.id, userId: by.id, name: whole }
    const purged = await PickupEntry.create({ ...line, serial: 'TST23-PR-000001' })
    const another = await PickupEntry.create({ ...line, formId: other.id, serial: other.idForm })
    const asked = { fields: ['email'], message: `Con ${whole}`, at: '' }
    await other.merge({ asked: asked as never }).save()
    await decideOn([other.id], 'rejected')
    await new PersonErasure(form.id).run(by)
    await Promise.all([purged.refresh(), another.refresh()])
    assert.deepEqual([purged.name, another.name], ['…', whole], 'a living namesake keeps the name')
    const { old_values: before } = await db
      .from('change_batch_rows')
      .where('form_id', other.id)
      .firstOrFail()
    assert.equal(fromJson(before).asked.message, 'Con …')
  })

  test('an erasure finds a collector in the history of a discarded list', async ({ assert }) => {
    const { form, by } = await markedPerson()
    const collector = { name: marks.name, lastname: marks.lastName }
    await discardList(await makeList(collector, [], by), by)
    const list = await makeList(collector, [], by)
    await saveList(list.merge({ name: 'Ana', lastname: 'Gil' }), undefined, by)
    await new PersonErasure(form.id).run(by)
    const lines = await db.from('entity_changes').where('entity', 'collectives').orderBy('id')
    assert.lengthOf(lines, 4)
    for (const { from, to, label } of lines)
      for (const word of [marks.name, marks.lastName])
        assert.notInclude(JSON.stringify([from, to, label]), word)
  })

  test('an erasure finds a name in the notes and the questions of the office on the request of somebody else', async ({
    assert,
  }) => {
    const { form, other, by } = await markedPerson()
    const text = `Con ${marks.name} ${marks.lastName}, ${marks.document}`
    await other
      .merge({ observation: text, asked: { fields: ['email'], message: text, at: '' } as never })
      .save()
    await new PersonErasure(form.id).run(by)
    const { observation, asked } = await Form.findOrFail(other.id)
    assert.equal(observation, 'Con …, …')
    assert.deepInclude(asked as object, { fields: ['email'], message: 'Con …, …' })
  })

  test('an erasure finds a name in the reasons of the office and in its orders of credit', async ({
    assert,
  }) => {
    const { form, other, by } = await markedPerson()
    const name = `${marks.name} ${marks.lastName}`
    const detail = { exceedReason: `Por ${name}`, speciality: `Con ${name}`, answer: 7 }
    await other.merge({ detail }).save()
    const listed = await BlacklistEntry.create({
      ...{ name: 'Otra', lastName: 'Persona', reason: `Dice ${name}` },
    } as never)
    await listed.clear('10055433V', `Lo confirma ${name}, ${marks.email}`, by)
    const reset = await CreditReset.create({
      ...{ name: `Comidas de ${name}`, sourceColumn: 'company', sourceValues: `Casa, ${name}` },
      ...{ resetColumn: 'credits', resetValue: '3' },
    })
    await new PersonErasure(form.id).run(by)
    const { version } = other
    await other.refresh()
    assert.deepEqual(other.detail, { ...detail, exceedReason: 'Por …' })
    assert.isAbove(other.version, version)
    const [clearance] = await BlacklistClearance.all()
    assert.equal(clearance.reason, 'Lo confirma …, …')
    await reset.refresh()
    assert.deepEqual([reset.name, reset.sourceValues], ['Comidas de …', 'Casa, …'])
    assert.equal((await listed.refresh()).reason, `Dice ${name}`)
  })

  test('an erasure finds a name with a quotation mark in the history of others', async ({
    assert,
  }) => {
    const { form, earlier, other, by } = await markedPerson()
    for (const request of [form, earlier])
      await (await request.refresh()).merge({ name: 'Zzyzxa "Zza" \\' }).save()
    const message = `Como Zzyzxa "Zza" \\ ${marks.lastName}.`
    await FormLog.create({ formId: other.id, type: 'asked', to: { message } })
    await new PersonErasure(form.id).run(by)
    const line = await FormLog.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(line.to, { message: 'Como ….' })
  })

  test('the file of a mail to somebody else goes if it named the person, and its mail stays in the log', async ({
    assert,
  }) => {
    const { form, by } = await markedPerson()
    const mail = await MailMessage.query().where('to', 'jefa@example.com').firstOrFail()
    const name = `${Date.now()}-m${mail.id}-x.eml`
    await writeFile(join(mailboxDir, name), `Como ${marks.name} ${marks.lastName}`)
    await new PersonErasure(form.id).run(by)
    assert.notInclude(await readdir(mailboxDir), name)
    assert.deepEqual((await mail.refresh()).params, { host: '…' })
  })

  test('an erasure finds a name without its second parts, unless another has these words', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await admin()
    const of = (name: string, lastName: string) =>
      FormFactory.merge({ tournamentId: tennis.id, name, lastName }).create()
    const person = await of('Ximena María', 'de la Vvoga Zurita')
    const other = await of('Yolanda', 'Gil')
    const found = ['Viene con Ximena de la Vvoga.', 'Ximena de la Vvoga Zurita llamó']
    const kept = [
      'Es Ximena de la Vvoga Pérez, o Ximena de la Vvoga de la Torre',
      'Es Ximena de la Vvoga-Gil',
      'Con Ximena Zurita y Ximenas de la Vvoga',
      'García de la Vvoga, Ximena',
    ]
    const line = 'Acompañante: Ximena de la Vvoga\nTeléfono: no'
    const notes: FormNote[] = []
    for (const text of [...found, line, ...kept])
      notes.push(await FormNote.create({ formId: other.id, text, userId: by.id }))
    const counted = async () => (await new PersonErasure(person.id).preview()).mentions
    for (const namesake of [
      await of('Ximena', 'de la Vvoga Ruiz'),
      await of('Ana Ximena', 'Gil de la Vvoga'),
    ]) {
      assert.equal(await counted(), 1)
      await Form.query().where({ id: namesake.id }).delete()
    }
    assert.equal(await counted(), 3)
    await new PersonErasure(person.id).run(by)
    const now = await Promise.all(notes.map(async (note) => (await note.refresh()).text))
    const cleaned = ['Viene con ….', '… llamó', 'Acompañante: …\nTeléfono: no']
    assert.deepEqual(now, [...cleaned, ...kept])
  })

  test('an erasure leaves the name of somebody else who is written without the tilde', async ({
    assert,
  }) => {
    const { form, other, by } = await markedPerson()
    await other.refresh()
    await other.revise({ name: marks.name, lastName: 'Quuxmark Nandu' }, { by })
    const text = 'Es Zzyzxa Quuxmark Nandu.'
    const note = await FormNote.create({ formId: other.id, text })
    await new PersonErasure(form.id).run(by)
    assert.equal((await note.refresh()).text, text)
  })
})
