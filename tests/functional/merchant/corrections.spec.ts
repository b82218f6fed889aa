import { test } from '@japa/runner'
import Form from '#models/form'
import FormLog from '#models/form_log'
import Permission from '#models/permission'
import { goodPhoto, keptFiles } from '#tests/helpers/forms'
import { Visitor } from '#tests/helpers/visitor'
import { correct, stored } from '#tests/helpers/corrections'
import { emptyWorld, flashed } from '#tests/helpers/world'

/** The questions that have an answer. */
const given = (form: Form) =>
  Object.fromEntries(Object.entries(form.answers).filter(([, value]) => value !== null))

test.group('A correction by staff', (group) => {
  emptyWorld(group)

  test('a correction changes only the fields that were sent', async ({ client, assert }) => {
    const world = await stored()
    const { response, now } = await correct(client, world, { name: 'Añá', mediaName: 'El Ñandú' })
    response.assertHeader('location', `/merchant/mform/press/${world.form.id}`)
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: '¡Guardado correctamente!',
    })
    assert.deepEqual(given(now), { ...given(world.form), name: 'Añá', mediaName: 'El Ñandú' })
    assert.equal(now.searchText.split(' ')[0], 'ana')
    assert.deepEqual([now.version, now.state], [2, 'waiting'])
    const log = await FormLog.findByOrFail('type', 'updated')
    assert.equal(log.userId, world.user.id)
    assert.deepEqual(log.to, { name: 'Añá', mediaName: 'El Ñandú' })
    assert.deepEqual(log.from, { name: world.form.name, mediaName: 'Diario' })
  })

  test('a correction clears the fields that were sent empty', async ({ client, assert }) => {
    const world = await stored({ company: 'Agencia', address: 'Calle 1' })
    const { now } = await correct(client, world, { company: '', address: null })
    assert.deepEqual([now.company, now.address, now.observation], [null, null, 'Ya'])
    const page = await client
      .get(`/merchant/mform/press/${now.id}/edit`)
      .loginAs(world.user)
      .withInertia()
    assert.isNull((page.inertiaProps as any).form.company)
  })

  test('a correction keeps the flags that were sent empty', async ({ client, assert }) => {
    const world = await stored()
    const flags = { covidPassport: null, daily: '' }
    const { response, now } = await correct(client, world, { company: 'Agencia', ...flags })
    response.assertStatus(302)
    assert.deepEqual([now.company, now.covidPassport], ['Agencia', world.form.covidPassport])
  })

  test('the history names a changed secret field but not its values', async ({
    client,
    assert,
  }) => {
    const world = await stored()
    await correct(client, world, { document: 'PA0000001', birthDate: '01/02/1991' })
    const log = await FormLog.findByOrFail('type', 'updated')
    assert.deepEqual(log.to, { document: null, birthDate: null })
    assert.deepEqual(log.from, { document: null, birthDate: null })
  })

  test('a correction without a change writes nothing', async ({ client, assert }) => {
    const world = await stored()
    const { response, now } = await correct(client, world, { name: world.form.name })
    response.assertStatus(302)
    assert.equal(now.version, 1)
    assert.lengthOf(await FormLog.all(), 0)
  })

  test('a correction can set staff-only fields', async ({ client, assert }) => {
    const world = await stored()
    const profile = {
      tournamentId: world.tennis.id,
      name: 'Prensa',
      startsOn: '2024-04-22',
      flags: { 4: 1 } as any,
    }
    const { id } = await Permission.create(profile)
    const staff = {
      category: 'photo',
      idPermission: id,
      credits: 5,
      amount: '12,50',
      daily: true,
      datePermission: '22/04/2024',
    }
    const { now } = await correct(client, world, { ...staff, work_table: 'A-12', color: '#aa0000' })
    assert.deepInclude(now.answers, {
      category: 'photo',
      idPermission: id,
      credits: 5,
      amount: 1250,
      daily: true,
      datePermission: '2024-04-22',
      work_table: 'A-12',
      color: '#aa0000',
    })
    const again = await correct(client, world, { name: 'Otra' })
    assert.deepInclude(again.now.answers, {
      idPermission: id,
      credits: 5,
      amount: 1250,
      daily: true,
      name: 'Otra',
    })
  })

  test('a correction can bring a new photo, with the method named in {$self}')
    .with(['the address', 'the body'])
    .run(async ({ assert }, place) => {
      const { form, user } = await stored()
      const visitor = new Visitor()
      await visitor.login(user)
      const path = `/merchant/mform/press/${form.id}`
      const before = await keptFiles('portraits')
      for (let time = 0; time < 2; time++) {
        const fields = { image: await goodPhoto(), company: `Agencia ${time}` }
        await (place === 'the body'
          ? visitor.post(path, { ...fields, _method: 'put' })
          : visitor.post(`${path}?_method=put`, fields))
      }
      const now = await Form.findOrFail(form.id)
      assert.deepEqual([now.company, now.version], ['Agencia 1', 3])
      assert.match(now.image!, /^portraits\/\w{26}\.sealed\.jpg$/)
      const added = (await keptFiles('portraits')).filter((name) => !before.includes(name))
      assert.lengthOf(added, 2, 'the first photo is gone')
      assert.deepEqual((await FormLog.query().orderBy('id', 'desc').firstOrFail()).to, {
        company: 'Agencia 1',
        image: null,
      })
    })
})
