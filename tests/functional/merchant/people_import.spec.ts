import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import FormLog from '#models/form_log'
import ImportRow from '#models/import_row'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import { publicTypes } from '#tests/helpers/forms'
import { journalist, listOf, rowOf, sendPeople } from '#tests/helpers/people_lists'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('A list of people', (group) => {
  emptyWorld(group)

  test('a list of people becomes {$self} requests, with the words of either language')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const type = formTypes.get(key)
      const edition = (await openTournaments())[type.sport]
      for (const locale of ['es', 'en'] as const) {
        const { cells, stored } = rowOf(type, edition, locale)
        const by = await reviewer()
        const response = await sendPeople(client, await listOf([cells]), { form: key, by })
        const run = await ImportRun.findByOrFail('userId', by.id)
        response.assertHeader('location', `/merchant/import-people/${key}/${run.id}`)
        const problems = (await ImportRow.findByOrFail('runId', run.id)).problems
        const count = locale === 'es' ? run.created : run.unchanged
        assert.deepEqual(
          [run.state, run.registries, count],
          ['done', 1, 1],
          JSON.stringify(problems)
        )
        const form = await Form.firstOrFail()
        assert.deepInclude(form.answers, stored)
        assert.equal(form.state, 'waiting')
        assert.equal(form.category, type.category(stored))
      }
    })

  test('a list of people can have the two surnames in separate columns', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const cells = { ...journalist({ lastName: 'Ruiz' }), 'Segundo apellido': 'Sanz' }
    await sendPeople(client, await listOf([cells]), { by: await reviewer() })
    assert.equal((await Form.firstOrFail()).lastName, 'Ruiz Sanz')
  })

  test('a list of people can say in which language each one is written to', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const rows = ['Inglés', 'es', ''].map((language, index) => ({
      ...journalist({ document: `PAX0000${index}` }),
      'Idioma de la persona': language,
    }))
    await sendPeople(client, await listOf(rows), { by: await reviewer() })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ locale }) => locale),
      ['en', 'es', 'es']
    )
  })

  test("each wrong row of a list of people is reported in the reader's language", async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const twin = await FormFactory.merge({ tournamentId: tennis.id, document: 'PAX00004' }).create()
    const list = await listOf([
      journalist(),
      journalist({ document: 'PAX00002', idGender: 'Marciano', email: 'nobody' }),
      journalist({ document: 'PAX00003', name: '', days: '25/04/2024; 1/1/2020' }),
      journalist({ document: 'PAX00004' }),
    ])
    const by = await reviewer()
    const { location } = (await sendPeople(client, list, { by })).headers()
    const page = await client.get(location).loginAs(by).withInertia()
    page.assertInertiaComponent('merchant/imports/show')
    const { run, failures, form } = page.inertiaProps as any
    assert.deepEqual(form, { type: 'press', title: 'Prensa' })
    assert.deepInclude(run, { registries: 4, done: 4, created: 1, failed: 3, state: 'done' })
    assert.deepEqual(
      failures.map(({ line, name }: any) => [line, name]),
      [
        [3, 'Ana Ruiz'],
        [4, 'Ruiz'],
        [5, 'Ana Ruiz'],
      ]
    )
    assert.include(failures[0].error, 'Sexo: «Marciano» no es ninguna de las opciones')
    assert.include(failures[0].error, 'Correo electrónico:')
    assert.include(failures[1].error, 'Nombre:')
    assert.include(failures[2].error, twin.idForm)
    assert.lengthOf(await MailMessage.query().where('to', 'ana@radio.example'), 1)
  })

  test('missing answers of different questions are counted apart', async ({ client, assert }) => {
    await openTournaments()
    const list = await listOf([
      journalist({ document: 'PAX00001', birthDate: '' }),
      journalist({ document: 'PAX00002', lastName: '' }),
      journalist({ document: 'PAX00003', lastName: '' }),
    ])
    const by = await reviewer()
    const { location } = (await sendPeople(client, list, { by })).headers()
    const page = await client.get(location).loginAs(by).withInertia()
    const [summary] = (page.inertiaProps as any).run.details
    assert.match(summary, /^3 filas no se importaron: 2 × «Apellidos.*1 × «Fecha de nacimiento/)
  })

  test('a list of people that is sent again creates nobody twice', async ({ client, assert }) => {
    await openTournaments()
    const rows = [journalist(), journalist({ document: 'PAX00002', name: 'Luz' })]
    const by = await reviewer()
    await sendPeople(client, await listOf(rows), { by })
    await sendPeople(client, await listOf([...rows, { ...rows[0], mediaName: 'Otra' }]), { by })
    const run = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(run.toJSON(), { created: 0, unchanged: 2, failed: 1 })
    assert.lengthOf(await Form.all(), 2)
  })

  test('a list of people says nothing about answers that its importer does not see', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await sendPeople(client, await listOf([journalist()]), { by: await reviewer() })
    const by = await UserFactory.merge({
      role: 'staff',
      canCreate: true,
      canToppanel: true,
    }).create()
    const guesses = ['14/03/1990', '15/03/1990'].map((birthDate) => journalist({ birthDate }))
    await sendPeople(client, await listOf(guesses), { by })
    const run = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(run.toJSON(), { created: 0, unchanged: 2, failed: 0 })
  })

  test('consent and notification are chosen for the whole list of people', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await reviewer()
    await sendPeople(client, await listOf([journalist()]), { by, accepted: 1, notify: 0 })
    const form = await Form.firstOrFail()
    assert.isNotNull(form.policyVersion)
    const log = await FormLog.findByOrFail({ formId: form.id, type: 'created' })
    assert.deepEqual(log.to, { state: 'waiting', list: 'personas.xlsx', line: 2, accepted: true })
    assert.equal(log.userId, by.id)
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('the columns are shown first if the user asks for it or if some are missing', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await reviewer()
    const { document, ...rest } = journalist()
    const list = await listOf([{ ...rest, Papel: document }])
    const { location } = (await sendPeople(client, list, { by })).headers()
    const page = await client.get(location).loginAs(by).withInertia()
    page.assertInertiaComponent('merchant/imports/preview')
    const { headers, mapping, columns } = page.inertiaProps as any
    assert.isNull(mapping[headers.indexOf('Papel')])
    assert.deepInclude(columns, {
      name: 'document',
      label: 'Pasaporte, DNI o NIE',
      required: true,
    })
    await client
      .put(`${location}/mapping`)
      .json({ mapping: { ...mapping, [headers.indexOf('Papel')]: 'document' } })
      .loginAs(by)
      .withCsrfToken()
    assert.equal((await Form.firstOrFail()).document, 'PAX00001')

    await sendPeople(client, await listOf([journalist({ document: 'PAX2' })]), { by, preview: 1 })
    assert.equal((await ImportRun.query().orderBy('id', 'desc').firstOrFail()).state, 'preview')
  })

  test("a list of people needs the right to create many and is limited to the user's form types", async ({
    client,
  }) => {
    await openTournaments()
    const list = await listOf([journalist()])
    const creator = await UserFactory.merge({ canCreate: true }).create()
    const elsewhere = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['line'] })
      .create()
    for (const by of [creator, elsewhere]) {
      const response = await sendPeople(client, list, { by })
      response.assertStatus(403)
    }
    const by = await reviewer()
    for (const form of ['nothing', 'free'])
      (await sendPeople(client, list, { by, form })).assertStatus(404)
    const template = client.get('/merchant/import-people/press/template').loginAs(creator)
    ;(await template).assertStatus(403)
  })
})
