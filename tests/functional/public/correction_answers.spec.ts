import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import Permission from '#models/permission'
import { answer, ask, statusPathOf } from '#tests/helpers/asked_changes'
import { goodPhoto, keptFiles, sendForm } from '#tests/helpers/forms'
import { guest, member, pdf, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, playerOf, pressAnswers } from '#tests/helpers/world'

/** A journalist's request for which staff requested corrections. */
async function journalist(client: ApiClient, fields: string[]) {
  await openTournaments()
  await sendForm(client, '/forms/prensa', pressAnswers())
  const form = await Form.firstOrFail()
  await ask(client, form, { fields })
  return form.refresh()
}

/** A ball kid's request that waits. */
async function ballKid(changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  await tennis.merge({ mindate: '2000-01-01', maxdate: '2030-01-01' }).save()
  return FormFactory.merge({
    ...{ tournamentId: tennis.id, type: 'ballboy', state: 'waiting' as const },
    detail: { tutorEmail: 'tutora@example.com', workAsBallboy: false },
    ...changes,
  }).create()
}

/** A member of a team and the guest they bring. */
async function team(client: ApiClient) {
  const { tennis } = await openTournaments()
  await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
  const [host, invited] = await Form.query().orderBy('id')
  return { tennis, host, invited }
}

const seen = async (client: ApiClient, form: Form) =>
  (await client.get(statusPathOf(form)).withInertia()).inertiaProps as any

test.group('Requested corrections', (group) => {
  emptyWorld(group)

  test('an applicant can take back all languages', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const languages = [{ language: 'chinese', level: 'expert' }]
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      type: 'volunteer',
      detail: { languages, ...languages[0] },
    }).create()
    await ask(client, form, { fields: ['languages'] })
    await answer(client, await form.refresh(), { languages: '' })
    const { answers } = await form.refresh()
    assert.deepEqual(
      [answers.languages ?? [], answers.language ?? null, answers.level ?? null],
      [[], null, null]
    )
  })

  test('a requested photo replaces the first one', async ({ client, assert }) => {
    const form = await journalist(client, ['image'])
    const before = await keptFiles('photos')
    await answer(client, form, {}, { files: { image: await goodPhoto() } })
    const now = await Form.firstOrFail()
    assert.notEqual(now.image, form.image)
    assert.deepEqual(now.corrected!.fields, ['image'])
    assert.lengthOf(await keptFiles('photos'), before.length)
  })

  test('a requested file is accepted, and no other answer is changed', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['letter'])
    const sent = { name: 'Otra', credits: '9', state: 'approved', mediaName: 'Otro' }
    await answer(client, form, sent, { files: { letter: pdf() } })
    const now = await Form.firstOrFail()
    assert.match(String(now.detail.letter), /^documents\/\w+\.pdf$/)
    assert.deepInclude((await FormFile.firstOrFail()).serialize(), {
      field: 'letter',
      key: now.detail.letter,
      name: 'carta.pdf',
    })
    assert.deepEqual(
      [now.name, now.credits, now.state, now.detail.mediaName],
      [form.name, 0, 'waiting', 'Diario del Norte']
    )
    assert.deepEqual(now.corrected!.fields, ['letter'])
  })

  test('a requested choice must be one of the list', async ({ client, assert }) => {
    const form = await journalist(client, ['media', 'days'])
    const days = ['2024-04-24']
    const refused = await answer(client, form, { media: 'pigeon', days }, { locale: 'en' })
    assert.deepEqual(flashed(refused).errors, { media: ['Choose one of the options in the list.'] })
    assert.isNotNull((await form.refresh()).asked)
    await answer(client, form, { media: 'tvrh', days })
    await form.refresh()
    assert.deepEqual([form.detail.media, form.detail.days], ['tvrh', days])
    assert.sameMembers(form.corrected!.fields, ['media', 'days'])
  })

  test('a requested correction can be inside the answers of a team member', async ({
    client,
    assert,
  }) => {
    const { tennis, host } = await team(client)
    const other = await playerOf(tennis, { name: 'Otra', lastName: 'Estrella' })
    await ask(client, host, { fields: ['player', 'passportNumber', 'type'] })
    assert.deepEqual(Object.keys((await seen(client, host)).answers), [
      'player',
      'passportNumber',
      'type',
    ])
    await answer(client, host, {
      'detail[player]': String(other.id),
      'detail[passportNumber]': 'PAS777777',
      'detail[type]': 'Physio',
      'detail[validity]': 'day',
    })
    await host.refresh()
    assert.equal(host.player, other.id)
    assert.deepInclude(host.detail, {
      playerName: 'Otra Estrella',
      passportNumber: 'PAS777777',
      type: 'Physio',
      validity: 'full',
    })
    assert.includeMembers(host.corrected!.fields, ['player', 'passportNumber', 'type'])
  })

  test('a telephone and a postal code follow the country of the request', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['cp', 'phone'])
    await form.merge({ idCountry: 'GB' }).save()
    const spanish = await answer(client, form, { cp: 'x', phone: '600 123 123', idCountry: 'ES' })
    assert.sameMembers(Object.keys(flashed(spanish).errors), ['cp', 'phone'])
    await answer(client, form, { cp: 'SW19 5AE', phone: '020 8944 1066' })
    await form.refresh()
    assert.deepEqual([form.cp, form.phone], ['SW19 5AE', '+442089441066'])
  })

  test('a corrected validity asks for its day, and forgets it when it is idle', async ({
    client,
    assert,
  }) => {
    const { host } = await team(client)
    await ask(client, host, { fields: ['validity', 'type'] })
    const { asked, answers } = await seen(client, host)
    assert.deepEqual(
      [asked.fields, Object.keys(answers)],
      [
        ['validity', 'type'],
        ['validity', 'day', 'type'],
      ]
    )
    const { errors } = flashed(
      await answer(client, host, {
        'detail[validity]': 'day',
        'detail[type]': String(host.detail.type),
      })
    )
    assert.deepEqual(Object.keys(errors), ['detail.day'])
    await answer(client, host, {
      'detail[validity]': 'day',
      'detail[day]': '2024-04-24',
      'detail[type]': String(host.detail.type),
    })
    assert.deepInclude((await host.refresh()).detail, { validity: 'day', day: '2024-04-24' })
    assert.sameMembers(host.corrected!.fields, ['validity', 'day'])
    await ask(client, host, { fields: ['validity'] })
    await answer(client, host, { 'detail[validity]': 'full' })
    assert.deepInclude((await host.refresh()).detail, { validity: 'full', day: null })
  })

  test('a day pass whose day is sent empty is refused', async ({ client, assert }) => {
    const { host } = await team(client)
    await host.merge({ detail: { ...host.detail, validity: 'day', day: '2024-04-24' } }).save()
    await ask(client, host, { fields: ['validity'] })
    const sent = { 'detail[validity]': 'day', 'detail[day]': '' }
    assert.deepEqual(Object.keys(flashed(await answer(client, host, sent)).errors), ['detail.day'])
    assert.equal((await host.refresh()).detail.day, '2024-04-24')
  })

  test('the circuit is corrected with its player only', async ({ client, assert }) => {
    const { tennis, host } = await team(client)
    const other = await playerOf(tennis, { tour: 'WTA', name: 'Otra', lastName: 'Estrella' })
    await ask(client, host, { fields: ['tour'] })
    assert.deepEqual(Object.keys((await seen(client, host)).answers), ['tour', 'player'])
    const alone = await answer(client, host, { 'detail[tour]': 'WTA' })
    assert.deepEqual(Object.keys(flashed(alone).errors), ['detail.player'])
    const sent = { 'detail[tour]': 'WTA', 'detail[player]': String(other.id) }
    await answer(client, host, sent)
    assert.deepInclude((await host.refresh()).detail, {
      tour: 'WTA',
      playerName: 'Otra Estrella',
    })
  })

  test('the second post of a golf volunteer can be emptied, and become the first', async ({
    client,
    assert,
  }) => {
    const { golf } = await openTournaments()
    const form = await FormFactory.merge({
      ...{ tournamentId: golf.id, type: 'gvolunteer', state: 'waiting' as const },
      detail: { firstPosition: 'scoring', secondPosition: 'marshal' },
    }).create()
    await ask(client, form, { fields: ['firstPosition', 'secondPosition'] })
    await answer(client, form, { firstPosition: 'marshal', secondPosition: '' })
    assert.deepInclude((await form.refresh()).detail, {
      firstPosition: 'marshal',
      secondPosition: null,
    })
  })

  test('a child of fourteen keeps a document and a telephone', async ({ client, assert }) => {
    const form = await ballKid({
      birthDate: DateTime.now().minus({ years: 14, months: 1 }).toISODate(),
      document: '00000000T',
      cellPhone: '+34600123123',
    })
    await ask(client, form, { fields: ['document', 'cellPhone'] })
    const emptied = await answer(client, form, { document: '', cellPhone: '' })
    assert.sameMembers(Object.keys(flashed(emptied).errors), ['document', 'cellPhone'])
    assert.equal((await form.refresh()).document, '00000000T')
    await answer(client, form, { document: '00000001R' })
    assert.deepInclude((await form.refresh()).serialize(), {
      document: '00000001R',
      cellPhone: '+34600123123',
    })
  })

  test('an answer that follows from a no is not kept, though the office asked for it', async ({
    client,
    assert,
  }) => {
    const form = await ballKid()
    await ask(client, form, { fields: ['workAsBallboyMMOCount'] })
    await answer(client, form, { workAsBallboyMMOCount: '2' })
    await form.refresh()
    assert.isNull(form.asked)
    assert.isNull(form.detail.workAsBallboyMMOCount ?? null)
  })

  test('a box that is no longer ticked is not judged by its old tick', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['freelance'])
    await form.merge({ detail: { ...form.detail, freelance: true } }).save()
    await answer(client, form, {})
    assert.isFalse((await form.refresh()).detail.freelance)
  })

  test('a child is not corrected to another one of the same tutor', async ({ client, assert }) => {
    const child = {
      lastName: 'Gil Ruiz',
      birthDate: DateTime.now().minus({ years: 11 }).toISODate(),
      document: null,
      detail: { tutorEmail: 'tutora@example.com', tutorDocument: '00000000T' },
    }
    const { tournamentId } = await ballKid({ ...child, name: 'Ana' })
    const eva = await FormFactory.merge({
      ...{ ...child, name: 'Eva', type: 'ballboy', state: 'waiting' as const },
      tournamentId,
    }).create()
    await ask(client, eva, { fields: ['name'] })
    const { errors } = flashed(await answer(client, eva, { name: 'Ana' }))
    assert.match(errors.name[0], /Otra solicitud es de esta persona/)
  })

  test('a corrected document is refused if another request has it', async ({ client, assert }) => {
    const form = await journalist(client, ['document', 'name'])
    await FormFactory.merge({
      ...{ tournamentId: form.tournamentId, type: 'press', document: '00000000T' },
    }).create()
    for (const [locale, said] of [
      ['es', /Otra solicitud tiene este documento/],
      ['en', /Another request has this document/],
    ] as const) {
      const sent = { document: '00000000-T', name: 'Otra' }
      const { errors } = flashed(await answer(client, form, sent, { locale }))
      assert.match(errors.document[0], said)
    }
    assert.equal((await form.refresh()).document, '12345678Z')
    await answer(client, form, { document: '12345678-Z', name: 'Otra' })
    assert.equal((await form.refresh()).name, 'Otra')
  })

  test('a corrected outlet changes the category and its permission', async ({ client, assert }) => {
    const form = await journalist(client, ['media'])
    const { tournamentId } = form
    const profiles = await Permission.createMany([
      { tournamentId, name: 'Prensa', category: 'press', startsOn: '2024-04-22', flags: { 4: 1 } },
      { tournamentId, name: 'Foto', category: 'photo', startsOn: '2024-04-22', flags: { 5: 1 } },
    ])
    await form.merge({ idPermission: profiles[0].id }).save()
    await answer(client, form, { media: 'photographer' })
    await form.refresh()
    assert.deepEqual([form.category, form.idPermission], ['photo', profiles[1].id])
    assert.deepEqual(form.corrected!.fields, ['media'])
  })

  test('a permission that the office chose stays when the outlet is corrected', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['media'])
    const { tournamentId } = form
    const chosen = await Permission.create({
      tournamentId,
      name: 'Invitados de honor',
      startsOn: '2024-04-22',
      flags: { 4: 1 },
    })
    await form.merge({ idPermission: chosen.id }).save()
    await answer(client, form, { media: 'photographer' })
    assert.include((await form.refresh()).$attributes, {
      category: 'photo',
      idPermission: chosen.id,
    })
    await form.merge({ category: 'vip' }).save()
    await ask(client, form, { fields: ['media'] })
    await answer(client, form, { media: 'tvrh' })
    assert.equal((await form.refresh()).category, 'vip')
  })

  test('a day pass of the press keeps a single day', async ({ client, assert }) => {
    const form = await journalist(client, ['validity'])
    await form.merge({ detail: { ...form.detail, days: ['2024-04-24', '2024-04-25'] } }).save()
    const refused = await answer(client, form, { validity: 'day' })
    assert.deepEqual(Object.keys(flashed(refused).errors), ['days'])
    await answer(client, form, { validity: 'day', days: ['2024-04-25'] })
    assert.deepInclude((await form.refresh()).detail, { validity: 'day', days: ['2024-04-25'] })
  })

  test('an optional answer that is sent empty is removed', async ({ client, assert }) => {
    const form = await journalist(client, ['company', 'parking', 'mediaName'])
    await form.merge({ company: 'Alcor' }).save()
    await answer(client, form, { company: '', parking: '', mediaName: '' })
    assert.isNotNull((await form.refresh()).asked)
    await answer(client, form, { company: '', parking: '', mediaName: 'La Raqueta' })
    await form.refresh()
    assert.deepEqual([form.company, form.detail.mediaName], [null, 'La Raqueta'])
  })

  test('a guest answers a requested correction on their own', async ({ client, assert }) => {
    const { host, invited } = await team(client)
    await ask(client, invited, { fields: ['type', 'lastName'] })
    const props = await seen(client, invited)
    assert.deepEqual(Object.keys(props.answers), ['type', 'lastName'])
    assert.isNull((await seen(client, host)).asked)
    await answer(client, invited, { 'detail[type]': 'Guest', 'lastName': 'Ruiz Pardo' })
    await invited.refresh()
    assert.equal(invited.lastName, 'Ruiz Pardo')
    assert.deepEqual(invited.corrected!.fields, ['lastName'])
    assert.isNull((await host.refresh()).corrected)
  })

  test('a requested correction is shown with the office’s message and an error at each missing field', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['image', 'mediaName'])
    assert.equal((await seen(client, form)).asked.message, 'Revíselo, por favor.')
    const { errors } = flashed(await answer(client, form, {}))
    assert.sameMembers(Object.keys(errors), ['image', 'mediaName'])
    assert.deepEqual([(await form.refresh()).corrected, form.version], [null, 2])
  })
})

test.group('A late or repeated correction', (group) => {
  emptyWorld(group)

  test('a second correction from another tab changes nothing and says so', async ({
    client,
    assert,
  }) => {
    const form = await journalist(client, ['mediaName'])
    const { at } = (await seen(client, form)).asked
    await answer(client, form, { asked: at, mediaName: 'La Raqueta' })
    for (const [locale, said] of [
      ['es', 'Ya hemos recibido sus cambios: no tiene que enviar nada más.'],
      ['en', 'We have already received your changes: there is nothing else you have to send.'],
    ]) {
      const late = await answer(client, form, { asked: at, mediaName: 'Tarde' }, { locale })
      late.assertHeader('location', statusPathOf(form))
      assert.deepEqual(flashed(late).notice, { type: 'error', message: said })
    }
    assert.equal((await form.refresh()).detail.mediaName, 'La Raqueta')
    assert.lengthOf(await FormLog.query().where('type', 'updated'), 1)
  })

  test('two simultaneous corrections are accepted once', async ({ client, assert }) => {
    const form = await journalist(client, ['mediaName'])
    const twin = await Form.findOrFail(form.id)
    await form.answer({ mediaName: 'La Raqueta' }, {})
    await assert.rejects(() => twin.answer({ mediaName: 'Tarde' }, {}), 'answeredBefore')
    assert.equal((await form.refresh()).detail.mediaName, 'La Raqueta')
    assert.lengthOf(await FormLog.query().where('type', 'updated'), 1)
    assert.isNotNull((await client.get(statusPathOf(form)).withInertia()).inertiaProps)
  })

  test('a correction of outdated questions shows what is asked now', async ({ client, assert }) => {
    const form = await journalist(client, ['city'])
    const { at } = (await seen(client, form)).asked
    await ask(client, form, { fields: ['mediaName'] })
    const late = await answer(client, form, { asked: at, city: 'Alcor' }, { locale: 'en' })
    assert.match(flashed(late).notice!.message, /has written to you again/)
    await form.refresh()
    assert.deepEqual([form.city, form.asked!.fields], [null, ['mediaName']])
    for (const odd of [{}, ['x'], 'x'.repeat(10_000), '\u0000']) {
      const request = client.put(statusPathOf(form)).withCsrfToken().redirects(0)
      const refused = await request
        .header('accept', 'application/json')
        .json({ asked: odd, mediaName: 'La Raqueta' })
      refused.assertStatus(409)
    }
  })

  test('a correction after {what} says why it is too late')
    .with([
      {
        what: 'a decision',
        end: (form: Form) => form.moveTo('rejected', { by: null }) as Promise<unknown>,
        said: 'Ya se ha decidido sobre su solicitud, así que no admite más cambios.',
      },
      {
        what: 'the withdrawal',
        end: (form: Form) => form.withdraw() as Promise<unknown>,
        said: 'Esta solicitud ya estaba retirada.',
      },
    ])
    .run(async ({ client, assert }, { end, said }) => {
      const form = await journalist(client, ['mediaName'])
      await end(form)
      const late = await answer(client, form, { mediaName: 'Tarde' })
      assert.equal(flashed(late).notice!.message, said)
      await form.refresh()
      assert.deepEqual([form.detail.mediaName, form.corrected], ['Diario del Norte', null])
    })

  test('a correction that nobody requested is refused', async ({ client, assert }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const form = await Form.firstOrFail()
    const late = await answer(client, form, { mediaName: 'Tarde' })
    assert.match(flashed(late).notice!.message, /no hay nada que corregir/)
  })
})
