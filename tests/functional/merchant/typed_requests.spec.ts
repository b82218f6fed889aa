import { test } from '@japa/runner'
import sharp from 'sharp'
import { formTypes } from '#form_types/index'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Permission from '#models/permission'
import RegistrationWindow from '#models/registration_window'
import { completeAnswers, goodPhoto, publicTypes } from '#tests/helpers/forms'
import { typeIn } from '#tests/helpers/typed_requests'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

test.group('A request that staff type in', (group) => {
  emptyWorld(group)

  test('staff can type in a {$self} request even when the form is closed')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const type = formTypes.get(key)
      const edition = (await openTournaments())[type.sport]
      await RegistrationWindow.query().delete()
      const { sent, stored } = completeAnswers(type, edition as any)
      const { response, user } = await typeIn(
        client,
        key,
        { ...sent, credits: '3', amount: '7,50' },
        { image: await goodPhoto() }
      )
      const form = await Form.firstOrFail()
      response.assertHeader('location', `/merchant/mform/${key}/${form.id}`)
      assert.deepEqual(flashed(response).notice, {
        type: 'success',
        message: `¡${form.idForm} creada!`,
      })
      assert.deepInclude(form.answers, { ...stored, credits: 3, amount: 750 })
      assert.equal(form.category, type.category(stored))
      assert.isNull(form.policyVersion)
      assert.equal((await FormLog.findByOrFail('type', 'created')).userId, user.id)
    })

  test('staff choose the language in which the person is written to', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('press'), tennis as any)
    const { response, user } = await typeIn(
      client,
      'press',
      { ...sent, locale: 'fr' },
      { image: await goodPhoto() }
    )
    assert.property(flashed(response).errors, 'locale')
    await typeIn(client, 'press', { ...sent, locale: 'en' }, { image: await goodPhoto() })
    const form = await Form.firstOrFail()
    const received = await MailMessage.query().where('formId', form.id).firstOrFail()
    assert.deepEqual([form.locale, received.locale], ['en', 'en'])
    const correct = (body: object) =>
      client
        .put(`/merchant/mform/press/${form.id}`)
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .json({ version: form.version, ...body })
    await correct({ locale: 'es' })
    assert.equal((await form.refresh()).locale, 'es')
    await correct({ city: 'Madrid' })
    assert.equal((await form.refresh()).locale, 'es')
  })

  test('staff can use a black and white photo', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('press'), tennis as any)
    const photo = await goodPhoto()
    const bytes = await sharp(photo.bytes).greyscale().jpeg().toBuffer()
    await typeIn(client, 'press', sent, { image: { ...photo, bytes } })
    assert.include((await Form.firstOrFail()).imageWarnings!, 'grey')
  })

  test('a typed-in request gets the profile of its category or the chosen one', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [press, photo] = await Permission.createMany(
      (['press', 'photo'] as const).map((category) => ({
        tournamentId: tennis.id,
        name: category,
        category,
        startsOn: '2024-04-22',
        flags: { 0: 1 } as any,
      }))
    )
    const { sent } = completeAnswers(formTypes.get('press'), tennis as any)
    await typeIn(client, 'press', sent, { image: await goodPhoto() })
    await typeIn(
      client,
      'press',
      { ...sent, document: 'PAX001', category: 'photo' },
      { image: await goodPhoto() }
    )
    await typeIn(
      client,
      'press',
      { ...sent, document: 'PAX002', idPermission: String(photo.id) },
      { image: await goodPhoto() }
    )
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ category, idPermission }) => [category, idPermission]),
      [
        ['press', press.id],
        ['photo', photo.id],
        ['press', photo.id],
      ]
    )
  })

  test('a typed-in accreditation has the type of its path', async ({ client, assert }) => {
    const { tennis, golf } = await openTournaments()
    for (const [key, edition] of [
      ['accreditation', tennis],
      ['gaccreditation', golf],
    ] as const) {
      const { sent } = completeAnswers(formTypes.get(key), edition as any)
      await typeIn(
        client,
        `${key}/security`,
        { ...sent, type: 'vip' },
        { image: await goodPhoto() }
      )
    }
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ detail, category }) => [detail.type, category]),
      [
        ['security', 'security'],
        ['security', 'security'],
      ]
    )
  })

  test('a typed-in accreditation of an unknown type is refused, and so is press with a type', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('accreditation'), tennis as any)
    const unknown = await typeIn(client, 'accreditation/king', sent, {
      image: await goodPhoto(),
      json: true,
    })
    unknown.response.assertStatus(404)
    const press = await typeIn(client, 'press/staff', sent, {
      image: await goodPhoto(),
      json: true,
    })
    press.response.assertStatus(404)
    assert.lengthOf(await Form.all(), 0)
  })

  test('an incomplete typed-in request is refused and not stored', async ({ client, assert }) => {
    await openTournaments()
    const { response } = await typeIn(client, 'press', { name: 'Ana' }, { json: true })
    response.assertStatus(422)
    const missing = response.body().errors.map(({ field }: any) => field)
    assert.includeMembers(missing, ['image', 'lastName', 'document', 'days'])
    assert.lengthOf(await Form.all(), 0)
  })

  test('a typed-in request of a blacklisted person is refused', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await BlacklistEntry.create({
      name: 'Ana',
      lastName: 'Ruiz',
      foldedName: BlacklistEntry.foldedNameOf('Ana', 'Ruiz'),
    })
    const { sent } = completeAnswers(formTypes.get('press'), tennis as any)
    const { response } = await typeIn(
      client,
      'press',
      { ...sent, name: 'Ana', lastName: 'Ruíz' },
      { image: await goodPhoto() }
    )
    assert.deepEqual(flashed(response).notice, {
      type: 'error',
      message: '¡Lo sentimos! No tiene permiso.',
    })
    assert.lengthOf(await Form.all(), 0)
  })

  test('the form for typing in has the staff options', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await Permission.create({
      tournamentId: tennis.id,
      name: 'Prensa',
      startsOn: '2024-04-22',
      flags: {},
    })
    const page = await client
      .get('/merchant/mform/press/create')
      .loginAs(await reviewer())
      .withInertia()
    page.assertInertiaComponent('merchant/forms/create')
    const { options, formType } = page.inertiaProps as any
    assert.deepEqual(
      options.permissions.map(({ label }: any) => label),
      ['Prensa']
    )
    assert.isTrue(formType.fields.work_table.staff)
    assert.equal(options.countries[0].label, 'España')
  })
})
