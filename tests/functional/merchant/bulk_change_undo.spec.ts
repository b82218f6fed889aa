import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Card from '#models/card'
import BulkChange from '#models/bulk_change'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { desk } from '#tests/helpers/changes'
import { committedWorld } from '#tests/helpers/committed_world'
import { whileOtherWaits } from '#tests/helpers/locks'
import { emptyWorld, flashed } from '#tests/helpers/world'

const many = 'mform/press/changestate'
const states = async () => (await Form.query().orderBy('id')).map(({ state }) => state)

test.group('The undoing of a bulk change', (group) => {
  emptyWorld(group)

  test('undoing a bulk change restores the states and cancels cards and unsent mails', async ({
    client,
    assert,
  }) => {
    const { forms, ids, post, last } = await desk(client, 3)
    await forms[2].moveTo('rejected', { by: null })
    await post(many, { ids, hold: true })
    assert.deepEqual(await states(), ['approved', 'approved', 'approved'])
    const { id } = await last()
    const response = await post(`mform/changes/${id}/undo`)
    assert.equal(flashed(response).notice?.message, '3 solicitudes han vuelto a como estaban.')
    assert.deepEqual(await states(), ['waiting', 'waiting', 'rejected'])
    assert.lengthOf(await Card.query().where('state', 'live'), 0)
    assert.lengthOf(await MailMessage.query().where('template', 'approved'), 0)
    const log = await FormLog.query().where({ formId: ids[0], type: 'state' }).orderBy('id', 'desc')
    assert.deepEqual(log[0].to, { state: 'waiting', undone: id })
    assert.equal((await last()).state, 'undone')
  })

  test('several changes of the same requests can be undone one after the other', async ({
    client,
    assert,
  }) => {
    const { forms, post } = await desk(client, 2, 'admin')
    const colours = async () => (await Form.query().orderBy('id')).map(({ color }) => color)
    const changes: number[] = []
    for (const color of ['#111111', '#222222', '#333333']) {
      await post('config/bycategory', {
        ...{ sourceColumn: 'type', sourceValues: 'press' },
        ...{ resetColumn: 'color', resetValue: color },
      })
      changes.push((await BulkChange.query().orderBy('id', 'desc').firstOrFail()).id)
    }
    const undo = (at: number) => post(`mform/changes/${changes[at]}/undo`)
    await undo(2)
    assert.deepEqual(await colours(), ['#222222', '#222222'])
    // What somebody changes by hand in between stays.
    const second = await Form.findOrFail(forms[1].id)
    await second.merge({ color: '#444444', version: second.version + 1 }).save()
    await undo(1)
    assert.deepEqual(await colours(), ['#111111', '#444444'])
    await undo(0)
    assert.deepEqual(await colours(), [null, '#444444'])
  })

  test('undoing a rejection restores the revoked card', async ({ client, assert }) => {
    const { forms, ids, post, last } = await desk(client, 1)
    await forms[0].moveTo('approved', { by: null })
    const card = await Card.firstOrFail()
    await post(many, { ids, state: 'rejected' })
    await post(`mform/changes/${(await last()).id}/undo`)
    const [now] = await Card.all()
    assert.deepEqual([now.token, now.state, now.revokedAt], [card.token, 'live', null])
    assert.deepEqual(await states(), ['approved'])
  })

  test('undoing does not change requests that were edited, printed or handed out', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, last } = await desk(client, 4)
    await post(many, { ids, hold: true })
    const forms = await Form.query().orderBy('id')
    await forms[0].revise({ company: 'Otra' }, { by: user })
    await FormLog.create({ formId: ids[1], type: 'print' })
    await FormLog.create({ formId: ids[2], type: 'signature-module' })
    const response = await post(`mform/changes/${(await last()).id}/undo`)
    assert.equal(
      flashed(response).notice?.message,
      '1 solicitud ha vuelto a como estaba; 3 se tocaron después y quedan como están.'
    )
    assert.deepEqual(await states(), ['approved', 'approved', 'approved', 'waiting'])
    // People who stay approved get their mail.
    assert.lengthOf(await MailMessage.query().where('template', 'approved'), 3)
  })

  test('undoing is refused if all requests were edited or if it was done before', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, last } = await desk(client, 1)
    await post(many, { ids })
    const form = await Form.firstOrFail()
    const { id } = await last()
    await form.revise({ company: 'Otra' }, { by: user })
    assert.equal(flashed(await post(`mform/changes/${id}/undo`)).notice?.type, 'error')
    assert.equal((await last()).state, 'done')

    await post(many, { ids, state: 'rejected' })
    const second = (await last()).id
    await post(`mform/changes/${second}/undo`)
    const again = await post(`mform/changes/${second}/undo`)
    assert.equal(flashed(again).notice?.type, 'error')
    assert.deepEqual(await states(), ['approved'])
  })

  test('undoing restores the previous value of each request', async ({ client, assert }) => {
    const { forms, ids, post, last, permission } = await desk(client, 2)
    await forms[0].merge({ color: '#123456' }).save()
    await post('mform/press/changes', {
      ids,
      set: { color: '#ff0000', idPermission: permission.id },
    })
    await post(`mform/changes/${(await last()).id}/undo`)
    const after = await Form.query().orderBy('id')
    assert.deepEqual(
      after.map(({ color, idPermission }) => [color, idPermission]),
      [
        ['#123456', null],
        [null, null],
      ]
    )
    const { id } = await last()
    const logs = await FormLog.query().where('type', 'updated').orderBy('id', 'desc').limit(2)
    assert.deepEqual(
      logs.map(({ to }) => to!.undone),
      [id, id]
    )
  })

  test('undoing restores the requested changes of the applicant', async ({ client, assert }) => {
    const { user, forms, ids, post, last } = await desk(client, 1)
    await forms[0].askFor({ fields: ['image'], message: 'Otra foto' }, user)
    await post(many, { ids })
    assert.isNull((await Form.firstOrFail()).asked)
    await post(`mform/changes/${(await last()).id}/undo`)
    assert.deepInclude((await Form.firstOrFail()).asked, { fields: ['image'] })
  })

  test('undoing keeps minors as they are for a user who is not named for them', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, last } = await desk(client, 2)
    await post(many, { ids, hold: true })
    await db.from('forms').where('id', ids[0]).update({ minor: true })
    await user.merge({ minors: false }).save()
    const response = await post(`mform/changes/${(await last()).id}/undo`)
    assert.include(flashed(response).notice?.message, '1 solicitud ha vuelto a como estaba; 1 ')
    assert.deepEqual(await states(), ['approved', 'waiting'])
    const mails = await MailMessage.query().where({ template: 'approved', held: true })
    assert.deepEqual(
      mails.map(({ formId }) => formId),
      [ids[0]]
    )
  })

  test('releasing held mails leaves those about minors and restricted people that the user may not change', async ({
    client,
    assert,
  }) => {
    const { user, ids, post, last } = await desk(client, 3)
    await post(many, { ids, hold: true })
    await db.from('forms').where('id', ids[0]).update({ minor: true })
    await db.from('forms').where('id', ids[1]).update({ restricted_at: new Date().toISOString() })
    const held = async () =>
      (await MailMessage.query().where('held', true).orderBy('formId')).map(({ formId }) => formId)
    const release = async () => {
      const response = await post(`mform/changes/${(await last()).id}/release`)
      return flashed(response).notice?.message
    }
    await user.merge({ minors: false }).save()
    assert.equal(await release(), 'Se envía 1 correo.')
    assert.deepEqual(await held(), ids.slice(0, 2))
    await user.merge({ minors: true }).save()
    assert.equal(await release(), 'Se envía 1 correo.')
    assert.deepEqual(await held(), [ids[1]])
  })

  test('undoing says how many mails were already sent', async ({ client, assert }) => {
    const { ids, post, last } = await desk(client, 2)
    await post(many, { ids })
    await MailMessage.query().where('template', 'approved').update({ state: 'sent', attempts: 1 })
    const response = await post(`mform/changes/${(await last()).id}/undo`)
    assert.include(flashed(response).notice?.message, '2 correos ya habían salido.')
  })
})

// SQLite has one writer at a time, so nobody can write in between.
if (process.env.TEST_DB === 'postgres')
  test.group('The undoing of a bulk change during a decision', (group) => {
    committedWorld(group)

    test('undoing keeps a decision that is saved at the same time', async ({ client, assert }) => {
      const { forms, ids, post, last } = await desk(client, 2)
      await post(many, { ids, hold: true })
      const { id } = await last()
      await whileOtherWaits(
        (trx) =>
          trx
            .from('forms')
            .where('id', forms[0].id)
            .update({ state: 'rejected', version: trx.raw('version + 1') }),
        () => post(`mform/changes/${id}/undo`)
      )
      assert.deepEqual(await states(), ['rejected', 'waiting'])
    })
  })
