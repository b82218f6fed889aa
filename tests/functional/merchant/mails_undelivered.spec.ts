import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import MailMessage from '#models/mail_message'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const path = '/merchant/config/mails'

test.group('Undelivered mails', (group) => {
  emptyWorld(group)

  test('all undelivered mails of a filter can be resent together, except outdated ones', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const list = { name: 'A', formType: 'press', list: 'Prensa', why: 'Boom' }
    const order = (to: string, template = 'received', more = {}) =>
      orderMails([{ template, to, locale: 'es', formId: form.id, ...more }])
    await order('old@example.com')
    await order('old@example.com', 'approved')
    await order('ana@example.com', 'password_reset', { formId: null, params: { name: 'A' } })
    await order('again@example.com', 'forms_export_failed', { formId: null, params: list })
    await db.from('mail_log').update({
      state: 'failed',
      attempts: 8,
      error: '550 5.1.1 unknown',
      next_try_at: '2026-01-01',
    })
    await order('waits@example.com', 'forms_export_failed', { formId: null, params: list })
    await db
      .from('mail_log')
      .where('to', 'waits@example.com')
      .update({ attempts: 3, error: 'ECONNREFUSED', next_try_at: '2999-01-01 00:00:00' })
    await form.merge({ email: 'new@example.com' }).save()

    const user = await people.admin()
    const shown = async (query = '') =>
      (await client.get(`${path}${query}`).loginAs(user).withInertia()).inertiaProps as any
    const send = (query = '') =>
      client.post(`${path}/resend${query}`).loginAs(user).withCsrfToken().redirects(0)
    assert.equal((await shown()).resendable, 5)
    assert.equal((await shown('?template=forms_export_failed')).resendable, 2)
    assert.equal((await shown('?state=sent')).resendable, 0)

    assert.equal(flashed(await send('?template=forms_export_failed')).notice?.type, 'success')
    const sent = async () =>
      (await MailMessage.query().where('state', 'sent').orderBy('id')).map(({ to }) => to)
    assert.deepEqual(await sent(), ['again@example.com', 'waits@example.com'])

    const { notice } = flashed(await send())
    assert.include(notice?.message, '1 correo se envía otra vez')
    assert.include(notice?.message, 'un solo uso')
    assert.deepEqual(await sent(), ['new@example.com', 'again@example.com', 'waits@example.com'])
    assert.lengthOf(await MailMessage.all(), 5, 'they are the same mails')
    assert.equal((await shown()).resendable, 2)
    const changes = await EntityChange.query().where('entity', 'mail_log').orderBy('id')
    assert.deepEqual(
      changes.map(({ type, userId, to }) => [type, userId, (to as any).resent]),
      [
        ['ran', user.id, 2],
        ['ran', user.id, 1],
      ]
    )
    assert.include(flashed(await send()).notice?.message, 'No se ha reenviado ningún correo')
  })

  test('only administrators can resend undelivered mails', async ({ client }) => {
    const answer = await client
      .post(`${path}/resend`)
      .loginAs(await people.restaurant())
      .withCsrfToken()
      .redirects(0)
    answer.assertStatus(403)
  })
})
