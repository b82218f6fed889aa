import { test } from '@japa/runner'
import Card from '#models/card'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { desk } from '#tests/helpers/changes'
import { emptyWorld, flashed } from '#tests/helpers/world'

const many = 'mform/press/changestate'
const states = async () => (await Form.query().orderBy('id')).map(({ state }) => state)

test.group('Undoing a change of many', (group) => {
  emptyWorld(group)

  test('brings back what it found, takes cards and unsent mails back', async ({
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

  test('revives the card that a refusal had killed', async ({ client, assert }) => {
    const { forms, ids, post, last } = await desk(client, 1)
    await forms[0].moveTo('approved', { by: null })
    const card = await Card.firstOrFail()
    await post(many, { ids, state: 'rejected' })
    await post(`mform/changes/${(await last()).id}/undo`)
    const [now] = await Card.all()
    assert.deepEqual([now.token, now.state, now.revokedAt], [card.token, 'live', null])
    assert.deepEqual(await states(), ['approved'])
  })

  test('leaves alone what was touched, printed or handed out since', async ({ client, assert }) => {
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
    // Those who stay approved are told so.
    assert.lengthOf(await MailMessage.query().where('template', 'approved'), 3)
  })

  test('is refused when all were touched, and when it was undone before', async ({
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

  test('gives values back, each its own', async ({ client, assert }) => {
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
  })

  test('brings back what was asked of the applicant', async ({ client, assert }) => {
    const { user, forms, ids, post, last } = await desk(client, 1)
    await forms[0].askFor({ fields: ['image'], message: 'Otra foto' }, user)
    await post(many, { ids })
    assert.isNull((await Form.firstOrFail()).asked)
    await post(`mform/changes/${(await last()).id}/undo`)
    assert.deepInclude((await Form.firstOrFail()).asked, { fields: ['image'] })
  })

  test('says how many mails had left', async ({ client, assert }) => {
    const { ids, post, last } = await desk(client, 2)
    await post(many, { ids })
    await MailMessage.query().where('template', 'approved').update({ state: 'sent', attempts: 1 })
    const response = await post(`mform/changes/${(await last()).id}/undo`)
    assert.include(flashed(response).notice?.message, '2 correos ya habían salido.')
  })
})
