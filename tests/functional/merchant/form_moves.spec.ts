import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { mailAbout } from '#models/form/correspondence'
import Permission from '#models/permission'
import { placesTakenBy } from '#models/default_player/allowance'
import { lockHost } from '#models/form/hosts'
import { ballboyOf } from '#tests/helpers/ballboys'
import { ask, statusPathOf } from '#tests/helpers/asked_changes'
import { committedWorld } from '#tests/helpers/committed_world'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { odd } from '#tests/helpers/invalid_values'
import { whileOtherWaits } from '#tests/helpers/locks'
import { guest, member, pdf, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'

/** A journalist's request with a letter, and the office. */
async function journalist(client: ApiClient, changes: object = {}) {
  const { tennis, golf } = await openTournaments()
  const answers = pressAnswers({ freelance: 'true', observation: 'Gracias', ...changes })
  await sendForm(client, '/forms/prensa', answers, { files: { letter: pdf() } })
  const form = await Form.findByOrFail('type', 'press')
  return { tennis, golf, form, ...(await desk(client)) }
}

async function desk(client: ApiClient, user?: any) {
  const by = user ?? (await reviewer())
  const move = (form: Form, to: unknown, locale = 'es') =>
    client
      .post(`/merchant/mform/${form.type}/${form.id}/move`)
      .loginAs(by)
      .withSession({ locale })
      .withCsrfToken()
      .redirects(0)
      .json({ form: to })
  return { user: by, move }
}

test.group('The move of a request to another form', (group) => {
  emptyWorld(group)

  test('a moved request keeps the person, the reference and the answers that both forms ask', async ({
    client,
    assert,
  }) => {
    const { tennis, form, move } = await journalist(client)
    const profile = await Permission.create({
      tournamentId: tennis.id,
      name: 'Voluntarios',
      category: 'staff',
      startsOn: tennis.startsOn,
      color: '#000000',
      flags: { '7': 1 },
    } as any)
    const { length: mails } = await MailMessage.all()
    const response = await move(form, 'accreditation')
    response.assertHeader('location', `/merchant/mform/accreditation/${form.id}`)
    assert.match(flashed(response).notice!.message, new RegExp(form.idForm))

    const moved = await Form.findOrFail(form.id)
    assert.deepInclude(moved.serialize(), {
      type: 'accreditation',
      category: 'staff',
      idPermission: profile.id,
      idForm: form.idForm,
      statusTokenHash: form.statusTokenHash,
      image: form.image,
      personKey: form.personKey,
      document: '12345678Z',
      observation: 'Gracias',
      state: 'waiting',
      version: form.version + 1,
    })
    assert.deepEqual(moved.detail, { days: ['2024-04-22', '2024-04-23'] })
    assert.lengthOf(await MailMessage.all(), mails)
  })

  test('a move ends the status link if the mails go to somebody else from then on', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const tutor = { name: 'Marta', document: 'PAX99001' }
    const form = await ballboyOf(tennis, 'Leo', tutor, {
      email: 'leo@example.com',
      tutorConfirmedAt: DateTime.utc(),
    })
    await db.transaction((trx) => MailMessage.order(trx, mailAbout(form, 'received')))
    const { move } = await desk(client, await people.editor())
    await move(form, 'volunteer')
    const moved = await Form.findOrFail(form.id)
    assert.equal(moved.type, 'volunteer')
    assert.notEqual(moved.statusTokenHash, form.statusTokenHash)
    assert.isNull(moved.tutorConfirmedAt)
    const { to, template } = await MailMessage.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual([to, template], ['leo@example.com', 'reminder'])
  })

  test('a move records the lost answers and deletes their documents', async ({
    client,
    assert,
  }) => {
    const { form, move } = await journalist(client)
    const before = await keptFiles('documents')
    await move(form, 'accreditation')
    assert.lengthOf(await keptFiles('documents'), before.length - 1)
    assert.lengthOf(await FormFile.all(), 0)
    const { from, to } = await FormLog.findByOrFail('type', 'moved')
    assert.deepInclude(from, { form: 'press', category: 'press', files: ['carta.pdf'] })
    assert.deepInclude(from!.answers as object, { mediaName: 'Diario del Norte', freelance: true })
    assert.deepEqual(to, { form: 'accreditation', category: 'staff' })
  })

  test('the missing answers of a move are shown before and after it', async ({
    client,
    assert,
  }) => {
    const { form, move, user } = await journalist(client)
    const asked = await client
      .get(`/merchant/mform/press/${form.id}`)
      .loginAs(user)
      .withInertia()
      .header('x-inertia-partial-component', 'merchant/forms/show')
      .header('x-inertia-partial-data', 'moves')
    const moves = (asked.inertiaProps as any).moves
    assert.sameMembers(
      moves.map(({ form: key }: any) => key),
      ['accreditation', 'ballboy', 'line', 'volunteer']
    )
    const planned = moves.find(({ form: key }: any) => key === 'accreditation')
    assert.include(planned.missing, 'Empresa u organismo')
    assert.isNotEmpty(planned.lost)

    await move(form, 'accreditation')
    const path = `/merchant/mform/accreditation/${form.id}`
    const page = await client.get(path).loginAs(user).withInertia()
    const { checks, logs } = page.inertiaProps as any
    const check = checks.find(({ key }: any) => key === 'unanswered')
    assert.equal(check.level, 'warning')
    for (const label of planned.missing) assert.include(check.text, label)
    const { words } = logs.find(({ type }: any) => type === 'moved')
    assert.equal(words.to, (page.inertiaProps as any).formType.title)
    ;(await client.get(`/merchant/mform/press/${form.id}`).loginAs(user)).assertStatus(404)
  })

  test('the open question to the applicant goes along, with the fields of the new form', async ({
    client,
    assert,
  }) => {
    const { form, move, user } = await journalist(client)
    await ask(client, form, { fields: ['mediaName', 'observation'] })
    const { asked } = await form.refresh()
    await move(form, 'accreditation')
    assert.deepEqual((await form.refresh()).asked, { ...asked!, fields: ['observation'] })
    const page = await client.get(statusPathOf(form)).withInertia()
    assert.deepEqual((page.inertiaProps as any).asked.fields, ['observation'])

    await ask(client, form, { fields: ['job'] })
    const plan = await client
      .get(`/merchant/mform/accreditation/${form.id}`)
      .loginAs(user)
      .withInertia()
      .header('x-inertia-partial-component', 'merchant/forms/show')
      .header('x-inertia-partial-data', 'moves')
    const { moves } = plan.inertiaProps as any
    assert.isTrue(moves.find(({ form: key }: any) => key === 'press').endsQuestion)
    await move(await form.refresh(), 'press')
    assert.isNull((await form.refresh()).asked)
  })

  test('moving a team member to another form frees their place', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, member(tennis.$extras.player))
    const form = await Form.firstOrFail()
    const { move } = await desk(client)
    await move(form, 'line')
    const moved = await Form.firstOrFail()
    assert.deepInclude(moved.serialize(), { type: 'line', player: null })
    assert.deepEqual(Object.keys(moved.detail), ['passportNumber'])
    const player = tennis.$extras.player.id
    assert.equal((await placesTakenBy([player])).get(player)!.members, 0)
  })

  test('a guest who is moved to another form becomes independent of the host', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
    const form = await Form.findByOrFail('type', 'guest')
    const { move, user } = await desk(client)
    const asked = await client
      .get(`/merchant/mform/player/${form.idParent}?guest=${form.id}`)
      .loginAs(user)
      .withInertia()
      .header('x-inertia-partial-component', 'merchant/forms/show')
      .header('x-inertia-partial-data', 'moves')
    const [{ lost }] = (asked.inertiaProps as any).moves
    assert.include(lost, 'Tipo de invitado')
    await move(form, 'accreditation')
    const moved = await Form.findOrFail(form.id)
    assert.deepEqual([moved.type, moved.idParent, moved.player], ['accreditation', null, null])
  })

  test('a team member with guests or open links cannot be moved', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
    await sendMember(client, member(tennis.$extras.player))
    const [host, inviting] = await Form.query().where('type', 'player').orderBy('id')
    const { move, user } = await desk(client)
    await client
      .post(`/merchant/mform/player/${inviting.id}/guestlinks`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({})
    for (const form of [host, inviting]) {
      const { errors } = flashed(await move(form, 'line', 'en'))
      assert.match(errors.form[0], /guests/)
      assert.equal((await Form.findOrFail(form.id)).type, 'player')
    }
  })

  test('a move that makes no sense is refused with a reason', async ({ client, assert }) => {
    const { form, move } = await journalist(client)
    for (const [to, words] of [
      ['press', /ya es/],
      ['gpress', /otro torneo/],
      ['guest', /invitado/],
      ['player', /jugador/],
      ['free', /./],
      ...odd.map((value) => [value, /./] as const),
    ] as const) {
      const { errors } = flashed(await move(form, to))
      assert.deepEqual(Object.keys(errors), ['form'], String(to))
      assert.match(errors.form[0], words)
    }
    assert.equal((await Form.findOrFail(form.id)).version, form.version)
  })

  test('a move is refused if the person already has a request of the other form', async ({
    client,
    assert,
  }) => {
    const { form, move } = await journalist(client)
    await sendForm(client, '/forms/staff/acreditaciones', {
      ...pressAnswers(),
      type: 'staff',
      company: 'Uno',
      job: 'Dos',
    })
    const other = await Form.findByOrFail('type', 'accreditation')
    const { errors } = flashed(await move(form, 'accreditation'))
    assert.include(errors.form[0], other.idForm)
    assert.equal((await Form.findOrFail(form.id)).type, 'press')
  })

  test('only waiting requests can be moved', async ({ client, assert }) => {
    const { form, move, user } = await journalist(client)
    await form.moveTo('approved', { by: user })
    assert.equal(flashed(await move(form, 'accreditation')).notice!.type, 'error')
    assert.equal((await Form.findOrFail(form.id)).type, 'press')
  })

  test('a move needs the right to edit both forms', async ({ client, assert }) => {
    const { form } = await journalist(client)
    const limited = UserFactory.apply('reviewer').merge({ formTypes: ['press'] })
    const { move } = await desk(client, await limited.create())
    ;(await move(form, 'accreditation')).assertStatus(403)
    assert.equal((await Form.findOrFail(form.id)).type, 'press')
  })
})

test.group('The move of a host who gets a guest', (group) => {
  committedWorld(group)

  test('a team member whose first guest is being saved cannot be moved', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await sendMember(client, member(tennis.$extras.player))
    const host = await Form.firstOrFail()
    const { move } = await desk(client)
    const answer = await whileOtherWaits(
      async (trx) => {
        await lockHost(trx, host)
        const { id: idParent, player, tournamentId } = host
        const row = { type: 'guest', category: 'guest' as const, idParent, player, tournamentId }
        await FormFactory.client(trx).merge(row).create()
      },
      () => move(host, 'line', 'en')
    )
    assert.match(flashed(answer).errors.form[0], /guests/)
    assert.equal((await host.refresh()).type, 'player')
  })
})
