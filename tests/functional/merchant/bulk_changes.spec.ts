import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import BlacklistEntry from '#models/blacklist_entry'
import DeliverMails from '#jobs/deliver_mails'
import { carryOut } from '#bulk_changes/carry_out'
import type { ChangeOrder } from '#models/bulk_change'
import Card from '#models/card'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { desk } from '#tests/helpers/changes'
import { clearRequest, decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'

const many = 'mform/press/changestate'
const states = async () => (await Form.query().orderBy('id')).map(({ state }) => state)

test.group('A bulk change', (group) => {
  emptyWorld(group)

  test('the preview of a bulk change counts the affected and skipped requests and changes nothing', async ({
    client,
    assert,
  }) => {
    const { forms, ids, ask } = await desk(client, 4)
    await forms[0].moveTo('approved', { by: null })
    await forms[1].withdraw()
    const preview = await ask(many, { ids, state: 'approved' })
    assert.containsSubset(preview, {
      total: 4,
      applies: 2,
      skipped: { withdrawn: 1, state: 1 },
      sample: [{ id: ids[2], idForm: forms[2].idForm, from: { state: 'waiting' } }, { id: ids[3] }],
    })
    assert.deepEqual(await states(), ['approved', 'rejected', 'waiting', 'waiting'])
  })

  test('the preview of an approval says who waits for an answer and who has no photo', async ({
    client,
    assert,
  }) => {
    const { forms, ids, ask, user } = await desk(client, 4)
    await Form.query().whereIn('id', ids.slice(1)).update({ image: 'photos/x.jpg' })
    await forms[1].askFor({ fields: ['image'], message: 'Otra, por favor.' }, user)
    const decision = { ids, state: 'approved' }
    const { applies, cautions } = await ask(many, decision)
    assert.deepEqual([applies, cautions], [4, { asked: 1, noPhoto: 1 }])
    const { name, lastName } = forms[0]
    await BlacklistEntry.create({ name, lastName, reason: 'x', authorId: user.id })
    assert.deepEqual((await ask(many, decision)).cautions, { asked: 1 })
    assert.notProperty(await ask(many, { ids, state: 'rejected' }), 'cautions')
  })

  test('a bulk change of a filtered list includes all pages', async ({ client, assert }) => {
    const { post, ids, forms, last } = await desk(client, 60)
    await forms[0].merge({ searchText: 'aguja', category: 'photo' }).save()
    await post(many, { all: true, filter: { search: 'aguja', category: 'photo' } })
    assert.deepEqual((await last()).ids, [ids[0]])
    // The address of a list says more than its filter.
    const rest = { state: 'waiting', page: 'last', sort: 'shoe' }
    await post(many, { all: true, filter: rest, state: 'rejected' })
    assert.equal((await last()).changed, 59)
    assert.deepEqual(
      (await states()).filter((state) => state === 'rejected'),
      Array.from({ length: 59 }, () => 'rejected')
    )
  })

  test('a bulk change of the list of an earlier edition leaves the active edition alone', async ({
    client,
    assert,
  }) => {
    const { post, ask, forms } = await desk(client, 2)
    const past = await TournamentFactory.apply('past').create()
    const old = await FormFactory.merge({ tournamentId: past.id }).create()
    const whole = { all: true, filter: { tournament: past.id } }
    const rejection = { ...whole, state: 'rejected' }
    assert.include(await ask(many, rejection), { total: 0, applies: 0 })
    await post(many, rejection)
    await post('mform/press/changes', { ...whole, set: { color: '#aa0000' } })
    for (const form of [...forms, old]) {
      await form.refresh()
      assert.deepEqual([form.state, form.color], ['waiting', null])
    }
    const ofOther = { ...rejection, filter: { tournament: 999_999 } }
    ;(await post(many, ofOther)).assertStatus(404)
  })

  test('the report of a bulk change shows its author, its content and each result', async ({
    client,
    assert,
  }) => {
    const { user, forms, ids, post, last } = await desk(client, 3)
    await forms[0].moveTo('approved', { by: null })
    const response = await post(many, { ids, reason: 'Cupo ampliado' })
    const bulkChange = await last()
    assert.deepInclude(flashed(response).notice, {
      type: 'success',
      message: '2 solicitudes aprobadas; 1 queda sin cambiar.',
      report: `/merchant/changes/${bulkChange.id}`,
    })
    const page = await client.get(`/merchant/changes/${bulkChange.id}`).loginAs(user).withInertia()
    const props = page.inertiaProps as any
    assert.containsSubset(props.change, {
      state: 'done',
      decision: 'approved',
      total: 3,
      changed: 2,
      user: user.name,
    })
    assert.deepEqual(props.skipped, [{ reason: 'state', count: 1 }])
    assert.deepEqual(props.some, [
      { id: ids[0], type: 'press', idForm: forms[0].idForm, reason: 'state' },
    ])
    const list = await client.get('/merchant/changes').loginAs(user).withInertia()
    assert.lengthOf((list.inertiaProps as any).changes.data, 1)
  })

  test('the mails of a bulk change are sent once it is over', async ({ client, assert }) => {
    const { ids, post } = await desk(client, 2)
    await post(many, { ids })
    const mails = await MailMessage.query().where('template', 'approved')
    assert.deepEqual(
      mails.map(({ state }) => state),
      ['sent', 'sent']
    )
  })

  test('the mails of the finished part of a bulk decision are sent when the rest fails', async ({
    client,
    assert,
  }) => {
    const { tennis, user } = await desk(client, 0)
    const approved = await clearRequest(tennis.id)
    const failing = await clearRequest(tennis.id)
    await Form.query().where('id', failing.id).update({ type: 'unknown' })
    const gone = Array.from({ length: 49 }, (_, index) => failing.id + 1 + index)
    const order = {
      kind: 'state',
      formType: 'press',
      change: { state: 'approved', reason: null, only: 'clear' },
      ids: [approved.id, ...gone, failing.id],
    } satisfies ChangeOrder
    await assert.rejects(() => carryOut(order, user), /unknown/)
    assert.deepEqual(await states(), ['approved', 'waiting'])
    const mails = await MailMessage.query().where('template', 'approved')
    assert.deepEqual(
      mails.map(({ formId, state }) => [formId, state]),
      [[approved.id, 'sent']]
    )
  })

  test('a bulk change can hold its mails until they are released', async ({ client, assert }) => {
    const { user, ids, post, last } = await desk(client, 2)
    await post(many, { ids, hold: true })
    const mails = await MailMessage.query().where('template', 'approved')
    assert.deepEqual(
      mails.map(({ held, state }) => [held, state]),
      [
        [true, 'queued'],
        [true, 'queued'],
      ]
    )
    const { id } = await last()
    const page = await client.get(`/merchant/changes/${id}`).loginAs(user).withInertia()
    assert.equal((page.inertiaProps as any).held, 2)
    await post(`mform/changes/${id}/release`)
    const sent = await MailMessage.query().where('template', 'approved')
    assert.deepEqual(
      sent.map(({ held }) => held),
      [false, false]
    )
  })

  test('a decision about many leaves out what somebody else has decided since its preview', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, ask, last } = await desk(client, 3)
    const { from } = await ask(many, { ids, state: 'rejected' })
    assert.deepEqual(from, ['waiting'])
    await decideOn([ids[1]], 'approved', user)
    const response = await post(many, { ids, state: 'rejected', from })
    assert.deepEqual(await states(), ['rejected', 'approved', 'rejected'])
    assert.include(flashed(response).notice?.message, '2')
    const { changed, total } = await last()
    assert.deepEqual([changed, total], [2, 3])
  })

  test('a held mail is not sent if another decision came before its release', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, last } = await desk(client, 2)
    await post(many, { ids, hold: true })
    const { id } = await last()
    await decideOn([ids[0]], 'rejected', user)
    await post(`mform/changes/${id}/release`)
    await new DeliverMails().perform()
    const mails = await MailMessage.query()
      .whereIn('template', ['approved', 'rejected'])
      .orderBy('formId')
    assert.deepEqual(
      mails.map(({ formId, template, state }) => [formId, template, state]),
      [
        [ids[0], 'rejected', 'sent'],
        [ids[1], 'approved', 'sent'],
      ]
    )
  })

  test('a bulk change can set permission, restaurants, colour, category or assignee', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, permission, restaurant } = await desk(client, 2)
    const values = {
      idPermission: String(permission.id),
      restaurants: [restaurant.id],
      color: '#AA0000',
      category: 'vip',
      assignedTo: user.id,
    }
    for (const [name, value] of Object.entries(values))
      await post('mform/press/changes', { ids, set: { [name]: value } })
    for (const form of await Form.all()) {
      assert.deepInclude(form.$attributes, {
        idPermission: permission.id,
        restaurants: [String(restaurant.id)],
        color: '#aa0000',
        category: 'vip',
        assignedTo: user.id,
        version: 6,
      })
    }
    assert.lengthOf(await FormLog.query().where('type', 'updated'), 10)
    await post('mform/press/changes', { ids, set: { restaurants: [], idPermission: null } })
    const [form] = await Form.all()
    assert.isNull(form.idPermission)
  })

  test('a bulk change skips unchanged requests and permissions of another tournament', async ({
    client,
    assert,
  }) => {
    const { ids, post, ask, last, permission, golfPermission } = await desk(client, 2)
    const set = { idPermission: permission.id }
    await post('mform/press/changes', { ids: [ids[0]], set })
    assert.containsSubset(await ask('mform/press/changes', { ids, set }), {
      total: 2,
      applies: 1,
      skipped: { same: 1 },
    })
    const response = await post('mform/press/changes', {
      ids,
      set: { idPermission: golfPermission.id },
    })
    assert.property(flashed(response).errors, 'idPermission')
    assert.equal((await last()).total, 1)
  })

  test('a bulk change with the value {$self} is refused')
    .with([
      { idPermission: 999_999 },
      { category: 'king' },
      { category: null },
      { color: 'red' },
      { color: '#12345' },
      { restaurants: 'x' },
      { assignedTo: 999_999 },
    ])
    .run(async ({ client, assert }, set) => {
      const { ids, post } = await desk(client, 1)
      const response = await post('mform/press/changes', { ids, set })
      const fields = Object.keys(flashed(response).errors).map((field) => field.split('.')[0])
      assert.deepEqual(fields, Object.keys(set))
      assert.equal((await Form.firstOrFail()).version, 1)
    })

  test('a bulk change that sets other fields, alone or among others, is refused', async ({
    client,
    assert,
  }) => {
    const { ids, post } = await desk(client, 1)
    for (const set of [
      { credits: 99, state: 'approved', name: 'X' },
      { color: '#aa0000', credits: 99 },
    ]) {
      const response = await post('mform/press/changes', { ids, set })
      assert.property(flashed(response).errors, 'credits')
    }
    const form = await Form.firstOrFail()
    assert.deepEqual([form.credits, form.state, form.version], [0, 'waiting', 1])
  })

  test("a bulk change of form types outside the user's scope is not found", async ({
    client,
    assert,
  }) => {
    const { post, ids, last } = await desk(client, 1)
    await post(many, { ids })
    const { id } = await last()
    const other = await people.reviewer()
    await other.merge({ formTypes: ['ballboy'] }).save()
    const page = await client.get(`/merchant/changes/${id}`).loginAs(other)
    assert.equal(page.status(), 404)
  })

  test('a bulk approval makes a card for each request', async ({ client, assert }) => {
    const { ids, post } = await desk(client, 3)
    await post(many, { ids })
    assert.lengthOf(await Card.query().where('state', 'live'), 3)
  })
})
