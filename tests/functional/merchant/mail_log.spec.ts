import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import DeliverMails from '#jobs/deliver_mails'
import BulkChange from '#models/bulk_change'
import EntityChange from '#models/entity_change'
import { mailAbout } from '#models/form/correspondence'
import MailMessage from '#models/mail_message'
import { statusTokenOf } from '#text/secrets'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const path = '/merchant/config/mails'

async function office(client: ApiClient, formTypes: string[] | null = null) {
  const user = await people.admin()
  await user.merge({ formTypes }).save()
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withInertia()).inertiaProps as any
  const status = async (to: string) => (await client.get(`${path}${to}`).loginAs(user)).status()
  const post = (to: string, body: object = {}) =>
    client.post(`${path}${to}`).loginAs(user).withCsrfToken().redirects(0).json(body)
  return { user, open, post, status }
}

async function approved(changes: object = {}) {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({
    tournamentId: tennis.id,
    email: 'ana@example.com',
    ...changes,
  }).create()
  return form.moveTo('approved', { by: null })
}

const order = (to: string, more: object = {}, hold: object = {}) =>
  orderMails([{ template: 'received', to, locale: 'es', ...more }], hold)

const bulkChangeOf = (by: { id: number }) =>
  BulkChange.order(
    { kind: 'state', formType: 'press', change: { state: 'approved', reason: null }, ids: [1] },
    by
  )

test.group('The log of mails', (group) => {
  emptyWorld(group)

  test('the mail log can be searched by address, request, state and template', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    await order('otra_100%@example.com', {}, { held: true })
    await order('fallo@example.com')
    await db.from('mail_log').where('to', 'fallo@example.com').update({ state: 'failed' })
    const { open } = await office(client)
    const found = async (query: string) =>
      (await open(`?${query}`)).mails.data.map(({ to }: any) => to)

    assert.lengthOf(await found(''), 3)
    assert.deepEqual(await found('search=ANA@'), ['ana@example.com'])
    assert.deepEqual(await found(`search=${form.idForm.toLowerCase()}`), ['ana@example.com'])
    assert.deepEqual(await found('search=_100%25'), ['otra_100%@example.com'])
    assert.deepEqual(await found('search=%25a%25'), [])
    assert.deepEqual(await found('state=sent'), ['ana@example.com'])
    assert.deepEqual(await found('state=held'), ['otra_100%@example.com'])
    assert.deepEqual(await found('state=queued'), [])
    assert.deepEqual(await found('state=undelivered'), ['fallo@example.com'])
    assert.deepEqual(await found('template=approved&state=sent'), ['ana@example.com'])
    const [mail] = (await open('?state=sent')).mails.data
    assert.deepInclude(mail, { attempts: 1, error: null, template: 'approved' })
    assert.deepEqual(mail.form, { id: form.id, type: 'press', reference: form.idForm })
    assert.equal((await open()).undelivered, 1)
  })

  test('the pages of the mail log keep the filter', async ({ client, assert }) => {
    for (let number = 0; number < 51; number++) await order(`a${number}@example.com`)
    const { open } = await office(client)
    const { mails } = await open('?search=example&page=2')
    assert.deepEqual([mails.total, mails.last_page, mails.data.length], [51, 2, 1])
    assert.equal(mails.prev_page_url, `${path}?search=example`)
  })

  test('the mail log shows an error without its secrets', async ({ client, assert }) => {
    await order('a@example.com')
    await db.from('mail_log').update({
      error:
        'Invalid login smtp://office:geheim1@mail.example.com token=abcdef\nAUTH PLAIN AGFiYw==',
    })
    const { open } = await office(client)
    const [{ error }] = (await open()).mails.data
    assert.equal(error, 'Invalid login smtp://…@mail.example.com token=…')
  })

  test('the mail log shows the current text of a mail without its links', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    await order('a@example.com', { template: 'password_reset', params: { token: 'SECRET' } })
    const { open } = await office(client)
    const mails = await MailMessage.query().orderBy('id')
    const { letter, mail, hindrance } = await open(`/${mails[0].id}`)
    assert.equal(letter.subject, `${form.idForm}: solicitud aprobada`)
    assert.notInclude(letter.html, statusTokenOf(form))
    assert.equal(mail.to, 'ana@example.com')
    assert.isNull(hindrance)
    const reset = await open(`/${mails[1].id}`)
    assert.notInclude(JSON.stringify(reset), 'SECRET')
    assert.isString(reset.hindrance)
  })

  test('the mail log refuses invalid filters and does not find unknown mails', async ({
    client,
  }) => {
    const { user, open } = await office(client)
    for (const query of ['state=x', 'page=0', 'template=%00', 'search=%00', 'search[]=a']) {
      const answer = await client
        .get(`${path}?${query}`)
        .loginAs(user)
        .header('accept', 'application/json')
      answer.assertStatus(422)
    }
    await open('?state=&template=&search=')
    for (const id of ['999', '999999999'])
      (await client.get(`${path}/${id}`).loginAs(user).withInertia()).assertStatus(404)
  })
})

test.group('The resending of a mail', (group) => {
  emptyWorld(group)

  test('a resent mail is a new one to the current address, and the history records it', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    await form.merge({ email: 'nueva@example.com' }).save()
    const { user, post } = await office(client)
    const { id } = await MailMessage.firstOrFail()
    const { notice } = flashed(await post(`/${id}/resend`))
    assert.equal(notice?.type, 'success')
    const mails = await MailMessage.query().orderBy('id')
    assert.deepEqual(
      mails.map(({ to, template, state }) => [to, template, state]),
      [
        ['ana@example.com', 'approved', 'sent'],
        ['nueva@example.com', 'approved', 'sent'],
      ]
    )
    assert.deepEqual(mails[1].params, mails[0].params)
    const [change] = await EntityChange.query().where('entity', 'mail_log')
    assert.deepEqual([change.type, change.userId, change.entityId], ['ran', user.id, id])
  })

  test('the answer to a data request is resent to the corrected address, also of a rejected person', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    await orderMails(mailAbout(form, 'rights', { message: 'Hecho' }))
    const { id } = await MailMessage.query().where('template', 'rights').firstOrFail()
    await new DeliverMails().perform()
    await form.revise({ email: 'nueva@example.com' }, { by: null })
    await form.moveTo('rejected', { by: null })
    const { post } = await office(client)
    await post(`/${id}/resend`)
    const mails = await MailMessage.query().where('template', 'rights').orderBy('id')
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['ana@example.com', 'nueva@example.com']
    )
  })

  test('a mail with a secret, with outdated content or with a waiting copy is not resent', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    const { post } = await office(client)
    await form.moveTo('rejected', { by: null })
    await order('a@example.com', { template: 'password_reset', params: { name: 'A' } })
    await order('b@example.com', { template: 'guest_link', params: { link: 99 } })
    await db.from('mail_log').update({ state: 'sent' })
    await order('c@example.com', {}, { held: true })
    const mails = await MailMessage.query().orderBy('id')
    for (const { id, template } of mails.filter((one) => one.template !== 'rejected')) {
      const { notice } = flashed(await post(`/${id}/resend`))
      assert.equal(notice?.type, 'error', template)
    }
    assert.lengthOf(await MailMessage.all(), mails.length)
    ;(await post(`/${mails.at(-1)!.id + 1}/resend`)).assertStatus(404)
  })
})

test.group('Held mails', (group) => {
  emptyWorld(group)

  test('held mails wait until they are released, for one change or for all', async ({
    client,
    assert,
  }) => {
    const { user, open, post } = await office(client)
    const [one, two] = [await bulkChangeOf(user), await bulkChangeOf(user)]
    await order('a@example.com', {}, { held: true, bulkChangeId: one.id })
    await order('b@example.com', {}, { held: true, bulkChangeId: two.id })
    await order('c@example.com', {}, { held: true })
    await DeliverMails.wake()
    assert.lengthOf(await MailMessage.query().where('state', 'sent'), 0)
    const { held } = await open()
    assert.deepEqual(
      held.map(({ batch, count, title }: any) => [batch, count, title]).sort(),
      [
        [one.id, 1, 'Prensa'],
        [two.id, 1, 'Prensa'],
        [null, 1, null],
      ].sort()
    )

    const sent = async () =>
      (await MailMessage.query().where('state', 'sent').orderBy('id')).map(({ to }) => to)
    await post('/release', { batch: one.id })
    assert.deepEqual(await sent(), ['a@example.com'])
    await post('/release')
    assert.lengthOf(await sent(), 3)
    assert.lengthOf((await open()).held, 0)
    const changes = await EntityChange.query().where('entity', 'mail_log').orderBy('id')
    assert.deepEqual(
      changes.map(({ type, userId, to }) => [type, userId, (to as any).released]),
      [
        ['ran', user.id, 1],
        ['ran', user.id, 2],
      ]
    )
    for (const batch of [0, 'x', {}, 2 ** 53])
      assert.property(flashed(await post('/release', { batch })).errors, 'batch')
  })

  test('an administrator of some form types reads, resends and releases only their mails', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const other = await FormFactory.merge({ tournamentId: tennis.id, type: 'line' }).create()
    const own = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await order('own@example.com', { formId: own.id }, { held: true })
    await order('other@example.com', { formId: other.id }, { held: true })
    await order('nobody@example.com', {}, { held: true })
    const { open, post, status } = await office(client, ['press'])
    const { mails, held } = await open()
    assert.deepEqual(
      mails.data.map(({ to }: any) => to),
      ['nobody@example.com', 'own@example.com']
    )
    assert.equal(held[0].count, 2)
    const hidden = await MailMessage.findByOrFail('to', 'other@example.com')
    assert.equal(await status(`/${hidden.id}`), 404)
    assert.equal((await post(`/${hidden.id}/resend`)).status(), 404)
    await post('/release')
    assert.isTrue(Boolean((await hidden.refresh()).held))
    const failed = { state: 'failed', held: false, error: 'x' } as const
    await MailMessage.query().update(failed)
    assert.equal((await open()).undelivered, 2)
    await post('/resend')
    assert.equal((await hidden.refresh()).state, 'failed')
  })

  test('the held and failed mails of an undone change are cancelled', async ({ assert }) => {
    const form = await approved()
    const bulkChange = await bulkChangeOf(await people.admin())
    const more = { formId: form.id }
    for (const held of [true, false])
      await order('a@example.com', more, { held, bulkChangeId: bulkChange.id })
    await order('again@example.com', more, { bulkChangeId: bulkChange.id })
    await order('leaving@example.com', more, { bulkChangeId: bulkChange.id })
    const mail = (to: string) => db.from('mail_log').where('to', to)
    await mail('again@example.com').update({ attempts: 2, error: 'ECONNREFUSED' })
    await mail('leaving@example.com').update({ attempts: 1 })
    const left = await db.transaction((trx) =>
      MailMessage.cancelUnsent(trx, bulkChange.id, [form.id])
    )
    assert.equal(left, 1)
    const rest = await MailMessage.query().where('batchId', bulkChange.id)
    assert.deepEqual(
      rest.map(({ to }) => to),
      ['leaving@example.com']
    )
  })
})
