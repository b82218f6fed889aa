import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import Card from '#models/card'
import { mailAbout } from '#models/form/correspondence'
import FormLog from '#models/form_log'
import LateLink from '#models/late_link'
import MailMessage from '#models/mail_message'
import PrintRun from '#models/print_run'
import PrintRunRow from '#models/print_run_row'
import { marks, markedPerson } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { restaurantOf } from '#tests/helpers/restaurants'
import { emptyWorld, openTournaments } from '#tests/helpers/world'
import { poppler } from '#tests/unit/documents/pdf'

const download = async (client: ApiClient, id: number, format: string) =>
  client.get(`/merchant/people/${id}/export?format=${format}`).loginAs(await people.admin())

test.group('The export of a person', (group) => {
  emptyWorld(group)

  test('the data file of a person holds answers, files and every other kind of record', async ({
    client,
    assert,
  }) => {
    const { form, earlier } = await markedPerson()
    const response = await download(client, earlier.id, 'json')
    assert.match(response.header('content-disposition')!, /^attachment; filename="datos-.*\.json"$/)
    const { person, requests, records } = response.body()
    assert.deepInclude(person, { documents: [marks.document], emails: [marks.email] })
    const request = requests.find(({ reference }: any) => reference === form.idForm)
    assert.containsSubset(request.answers, [
      { name: 'document', value: marks.document },
      {
        ...{ name: 'birthDate', value: marks.birthDate, text: '05/06/1987' },
        purpose: 'Para saber quién es',
      },
    ])
    assert.match(request.photo.content, /^data:image\/jpeg;base64,/)
    assert.match(request.documents[0].content, /^data:application\/pdf;base64,/)
    const rowsOf = (kind: string) => records.find((one: any) => one.kind === kind).rows
    assert.containsSubset(rowsOf('notes'), [{ text: `Llamó ${marks.name} ${marks.lastName}` }])
    assert.containsSubset(rowsOf('charges'), [{ day: '2024-04-23', until: '2030-04-23' }])
    for (const kind of ['history', 'cards', 'scans', 'mails', 'pickups', 'links'])
      assert.isNotEmpty(rowsOf(kind), kind)
  })

  test('the data of a child tells the present tutor nothing of a former one: {$self}')
    .with(['corrected', 'moved afterwards', 'moved there and back'] as const)
    .run(async ({ client, assert }, way) => {
      const { tennis } = await openTournaments()
      const by = await people.admin()
      const detail = {
        ...{ tutorName: 'Madre', tutorLastName: 'Quuxmark', tutorDocument: '12345678Z' },
        ...{ tutorEmail: 'former@example.org', tutorCellPhone: '+34611222444' },
      }
      const child = {
        tournamentId: tennis.id,
        type: 'ballboy',
        email: 'former@example.org',
        detail,
      }
      const form = await FormFactory.merge({ ...child, state: 'waiting' }).create()
      const moveTo = async (type: string) => {
        await form.refresh()
        await form.load('tournament')
        await form.changeType(formTypes.get(type), by)
        await form.refresh()
      }
      await db.transaction((trx) => MailMessage.order(trx, mailAbout(form, 'received')))
      await LateLink.create({
        ...{ tournamentId: tennis.id, formType: 'ballboy', formId: form.id },
        ...{ email: 'former@example.org', expiresAt: DateTime.utc().plus({ days: 3 }) },
      })
      const present = { tutorName: 'Padre', tutorLastName: 'Ejemplo', tutorDocument: '00000000T' }
      const reached = { tutorEmail: 'present@example.org', tutorCellPhone: '+34600000000' }
      if (way === 'moved there and back') {
        await moveTo('volunteer')
        await moveTo('ballboy')
      }
      const home = { address: 'Calle del Olmo 7', city: 'Soria' }
      await form.revise({ ...home, cellPhone: '+34611222445' }, { by })
      await form.refresh()
      const moved = { address: 'Calle Mayor 1', city: 'Madrid', cellPhone: '+34600000001' }
      await form.revise({ ...present, ...reached, ...moved, email: null }, { by })
      if (way === 'moved afterwards') await moveTo('volunteer')
      const response = await client
        .get(`/merchant/people/${form.id}/export`)
        .qs({ format: 'json' })
        .loginAs(by)
      const file = JSON.stringify(response.body())
      assert.include(file, 'Calle Mayor 1')
      for (const text of [
        ...['former@example.org', 'Quuxmark', '+34611222444', 'Madre'],
        ...['Calle del Olmo', 'Soria', '+34611222445'],
      ])
        assert.notInclude(file, text)
    })

  test('the readable copy of what is kept about a person is a PDF', async ({ client, assert }) => {
    const { form } = await markedPerson()
    const response = await download(client, form.id, 'pdf')
    assert.equal(response.header('content-type'), 'application/pdf')
    assert.match(response.header('content-disposition')!, /\.pdf"$/)
    const text = poppler('pdftotext', response.body())
    for (const words of [
      'Para escribirle o llamarle',
      'Correo: Solicitud',
      'Estado: Anulada',
      'Tipo: Créditos',
      'Sala de prensa',
    ])
      assert.include(text, words)
    assert.notMatch(text, /: (received|approved|sent|revoked|charge|credits|collective)\b/)
  })

  test('the readable copy says what changed in words, with its moment', async ({
    client,
    assert,
  }) => {
    const { form, by } = await markedPerson()
    const restaurant = await restaurantOf({ name: 'Terraza Sur' })
    await form.adjustBalances({ amount: 1250 }, { by, reason: 'Compensación' })
    await form.addNote('Llamó ayer', by)
    await form.refresh()
    await form.revise({ restaurants: [restaurant.id] }, { by })
    await form.assignTo(by.id, by)
    const [run] = await PrintRun.all()
    const card = await Card.findByOrFail('formId', form.id)
    await PrintRunRow.create({
      ...{ batchId: run.id, cardId: card.id, formId: form.id, position: 1, name: form.fullName },
    })
    const response = await download(client, form.id, 'pdf')
    const text = poppler('pdftotext', response.body()).replaceAll(/\s+/g, ' ')
    for (const words of [
      'Saldo en euros: 12,50 € (antes 0,00 €)',
      'Correo: Solicitud aprobada',
      'Nota: añadida',
      'Restaurantes: Terraza Sur',
      'Importe: 12,50 €',
    ])
      assert.include(text, words)
    for (const words of [
      '1250',
      'raw',
      'auto',
      `Restaurantes: ${restaurant.id} `,
      by.name,
      '– TST',
    ])
      assert.notInclude(text, words)
  })

  test('each export of a person is written into the history of the requests', async ({
    client,
    assert,
  }) => {
    const { form, earlier } = await markedPerson()
    for (const format of ['json', 'pdf']) await download(client, form.id, format)
    const logs = await FormLog.query().where('type', 'exported').orderBy('id')
    assert.sameDeepMembers(
      logs.map(({ formId, to }) => [formId, to!.format]),
      [form.id, earlier.id].flatMap((id) => [
        [id, 'json'],
        [id, 'pdf'],
      ])
    )
  })

  test('an export of a person in an unknown format is refused', async ({ client }) => {
    const { form } = await markedPerson()
    const response = await client
      .get(`/merchant/people/${form.id}/export?format=xml`)
      .loginAs(await people.admin())
      .header('accept', 'application/json')
    response.assertStatus(422)
  })
})
