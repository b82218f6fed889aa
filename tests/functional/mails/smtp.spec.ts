import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import DeliverMails from '#jobs/deliver_mails'
import MailMessage from '#models/mail_message'
import { sendForm } from '#tests/helpers/forms'
import { MailServer } from '#tests/helpers/mail_server'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'
import { DateTime } from 'luxon'

const words = {
  received: { es: 'hemos recibido su solicitud', en: 'we have received your request' },
  approved: { es: 'solicitud aprobada', en: 'request approved' },
  rejected: { es: 'solicitud denegada', en: 'request rejected' },
}

const soon = () =>
  MailMessage.query().update({
    nextTryAt: DateTime.utc().minus({ minutes: 1 }).toSQL({ includeOffset: false }),
  })

test.group('Mails through a mail server', (group) => {
  emptyWorld(group)
  const server = new MailServer()
  group.each.setup(async () => {
    server.received = []
    await server.start()
    const undo = await server.use()
    return async () => {
      await undo()
      await server.stop()
    }
  })

  for (const template of ['received', 'approved', 'rejected'] as const) {
    for (const locale of ['es', 'en'] as const) {
      test(`"${template}" arrives in ${locale}, as text and HTML, with a link that works`, async ({
        client,
        assert,
      }) => {
        const { tennis } = await openTournaments()
        const person = { name: 'Iñaki <b>&', lastName: "O'Neill", email: 'inaki@example.com' }
        if (template === 'received')
          await sendForm(client, '/forms/prensa', pressAnswers(person), { locale })
        else {
          const form = await FormFactory.merge({
            ...person,
            locale,
            tournamentId: tennis.id,
          }).create()
          await form.moveTo(template, {
            by: null,
            reason: template === 'rejected' ? 'La "foto" <no> vale' : null,
          })
        }
        const [mail] = server.received
        const logged = await MailMessage.query().preload('form').firstOrFail()
        assert.lengthOf(server.received, 1)
        assert.deepEqual([mail.recipients, mail.to], [['inaki@example.com'], 'inaki@example.com'])
        assert.equal(mail.subject, `${logged.form.idForm}: ${words[template][locale]}`)
        assert.equal(mail.subject, logged.subject)
        assert.match(mail.raw, /^From: "?Acreditacion"? <acreditaciones@example\.com>/m)

        assert.include(mail.text, locale === 'es' ? 'Hola, Iñaki <b>&' : 'Hello Iñaki <b>&,')
        assert.notMatch(mail.text, /&[a-z#0-9]+;|<\/?p/)
        assert.include(mail.html, `<html lang="${locale}">`)
        assert.include(mail.html, 'Iñaki &lt;b&gt;&amp;')
        assert.equal(mail.text.includes('La "foto" <no> vale'), template === 'rejected')

        const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)
        assert.lengthOf(links, 1)
        assert.include(mail.text, links[0])
        const page = await client.get(new URL(links[0]).pathname).withInertia()
        assert.equal((page.inertiaProps as any).reference, logged.form.idForm)
      })
    }
  }

  test('wait while the server is down and go out once when it is up again', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await server.stop()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const waiting = await MailMessage.firstOrFail()
    assert.deepEqual([waiting.state, waiting.attempts], ['queued', 1])
    assert.match(waiting.error!, /ECONNREFUSED/)
    assert.isTrue(waiting.nextTryAt > DateTime.utc().plus({ minutes: 1 }))

    await server.start()
    await DeliverMails.wake()
    assert.lengthOf(server.received, 0, 'not before its time')
    await soon()
    await DeliverMails.wake()
    await DeliverMails.wake()
    assert.lengthOf(server.received, 1)
    await waiting.refresh()
    assert.deepEqual([waiting.state, waiting.attempts, waiting.error], ['sent', 2, null])
    assert.isNotNull(waiting.sentAt)
  })

  test('are given up after eight attempts, ever further apart', async ({ assert }) => {
    await server.stop()
    await MailMessage.order([{ template: 'received', to: 'ana@example.com', locale: 'es' }])
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 9; attempt++) {
      await soon()
      await DeliverMails.wake()
      const { nextTryAt } = await MailMessage.firstOrFail()
      pauses.push(Math.round(nextTryAt.diffNow('minutes').minutes))
    }
    assert.deepEqual(pauses.slice(0, 7), [2, 4, 8, 16, 32, 64, 128])
    const { state, attempts } = await MailMessage.firstOrFail()
    assert.deepEqual([state, attempts], ['failed', 8])
    await server.start()
  })

  test('that cannot be written hold up no other', async ({ assert }) => {
    await MailMessage.order([
      { template: 'export', to: 'a@example.com', locale: 'es', params: { rows: 'many' } },
      { template: 'received', to: 'b@example.com', locale: 'es' },
    ])
    await DeliverMails.wake()
    assert.deepEqual(
      server.received.map(({ to }) => to),
      ['b@example.com']
    )
    const [broken] = await MailMessage.query().orderBy('id')
    assert.deepEqual([broken.state, broken.attempts], ['queued', 1])
    assert.isNotEmpty(broken.error!)
  })
})
