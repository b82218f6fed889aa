import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import DeliverMails from '#jobs/deliver_mails'
import MailHealth from '#models/mail_health'
import MailMessage from '#models/mail_message'
import { mailAbout } from '#models/form/correspondence'
import { PersonErasure } from '#people/erasure'
import { sendForm } from '#tests/helpers/forms'
import { MailServer } from '#tests/helpers/mail_server'
import { tablesNaming } from '#tests/helpers/marked_person'
import { admin, emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'
import { DateTime } from 'luxon'
import { orderMails } from '#tests/helpers/order_mails'

const words = {
  received: { es: 'hemos recibido su solicitud', en: 'we have received your request' },
  approved: { es: 'solicitud aprobada', en: 'request approved' },
  rejected: { es: 'solicitud denegada', en: 'request rejected' },
}

const ten = Array.from({ length: 10 }, (_, at) => ({
  template: 'received',
  to: `a${at}@example.com`,
  locale: 'es' as const,
}))

const soon = () =>
  MailMessage.query().update({
    nextTryAt: DateTime.utc().minus({ minutes: 1 }).toSQL({ includeOffset: false }),
  })

test.group('Mails through a mail server', (group) => {
  emptyWorld(group)
  const server = new MailServer()
  group.each.setup(async () => {
    Object.assign(server, {
      received: [],
      connections: 0,
      refuse: () => null,
      beforeAccepting: () => {},
    })
    await server.start()
    return () => server.stop()
  })
  group.each.setup(() => server.use())

  for (const template of ['received', 'approved', 'rejected'] as const) {
    for (const locale of ['es', 'en'] as const) {
      test(`the mail "${template}" arrives in ${locale} as text and HTML, with a working link`, async ({
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

  test('mails wait while the mail server is down and are sent once when it is up again', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await server.stop()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const waiting = await MailMessage.firstOrFail()
    assert.equal(waiting.state, 'queued')
    assert.match(waiting.error!, /ECONNREFUSED/)

    await server.start()
    await DeliverMails.wake()
    assert.lengthOf(server.received, 0, 'not before its time')
    await soon()
    await DeliverMails.wake()
    await DeliverMails.wake()
    assert.lengthOf(server.received, 1)
    await waiting.refresh()
    assert.deepEqual([waiting.state, waiting.attempts, waiting.error], ['sent', 1, null])
    assert.isNotNull(waiting.sentAt)
  })

  test('a mail server that is down costs no attempts, and the next try waits for a while', async ({
    assert,
  }) => {
    await server.stop()
    await orderMails(ten)
    for (let round = 0; round < 12; round++) {
      await soon()
      await DeliverMails.wake()
    }
    const mails = await MailMessage.query().orderBy('id')
    assert.deepEqual(new Set(mails.map(({ state }) => state)), new Set(['queued']))
    assert.deepEqual(new Set(mails.map(({ attempts }) => attempts)), new Set([0]))
    assert.lengthOf(
      mails.filter(({ error }) => error),
      MailHealth.maxFailures,
      'the others were not tried'
    )
    const { failures, pausedUntil, lastError } = await MailHealth.current()
    assert.equal(failures, MailHealth.maxFailures)
    assert.isTrue(pausedUntil! > DateTime.utc())
    assert.match(lastError!, /ECONNREFUSED/)

    await server.start()
    await db.transaction((trx) => MailHealth.endPause(trx))
    await soon()
    await DeliverMails.wake()
    assert.lengthOf(server.received, 10, 'the probe got through, and the others after it')
    assert.isTrue((await MailHealth.current()).isUsable)
  })

  test('a mail that is on its way does not bring back whom an erasure has removed from it', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const erased = { name: 'Zarquonia', lastName: 'Ejemplo Ruiz', tournamentId: tennis.id }
    const { id } = await FormFactory.merge(erased).create()
    const other = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const by = await admin()
    server.beforeAccepting = () => new PersonErasure(id).run(by)
    const message = 'Vino con Zarquonia Ejemplo Ruiz'
    await db.transaction((trx) => MailMessage.order(trx, mailAbout(other, 'rights', { message })))
    assert.include(server.received[0].text, message)
    const mail = await MailMessage.findByOrFail('formId', other.id)
    assert.deepEqual([mail.state, mail.params.message], ['sent', 'Vino con …'])
    assert.deepEqual(await tablesNaming(['Zarquonia']), [])
  })

  test('a temporarily refused mail is given up after eight attempts with growing delays', async ({
    assert,
  }) => {
    server.refuse = () => 451
    await orderMails([{ template: 'received', to: 'ana@example.com', locale: 'es' }])
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 9; attempt++) {
      await soon()
      await DeliverMails.wake()
      const { nextTryAt } = await MailMessage.firstOrFail()
      pauses.push(Math.round(nextTryAt.diffNow('minutes').minutes))
    }
    assert.deepEqual(pauses.slice(0, 7), [2, 4, 8, 16, 32, 64, 128])
    const { state, attempts, error } = await MailMessage.firstOrFail()
    assert.deepEqual([state, attempts], ['failed', 8])
    assert.match(error!, /451/)
    assert.isTrue((await MailHealth.current()).isUsable, 'the server was there')
  })

  test('a permanently refused mail is given up at once and does not hold up other mails', async ({
    assert,
  }) => {
    server.refuse = (to) => (to === 'a1@example.com' ? 550 : null)
    await orderMails(ten)
    await DeliverMails.wake()
    const failed = await MailMessage.query().where('state', 'failed')
    assert.deepEqual(
      failed.map(({ to, attempts }) => [to, attempts]),
      [['a1@example.com', 1]]
    )
    assert.match(failed[0].error!, /550/)
    assert.lengthOf(server.received, 9)
    assert.equal(server.connections, 2, 'a connection is kept until a mail is refused')
  })

  test('a mail keeps its own unique Message-ID on every attempt', async ({ assert }) => {
    await orderMails(ten.slice(0, 2))
    await DeliverMails.wake()
    await db.from('mail_log').where('to', 'a0@example.com').update({ state: 'queued' })
    await soon()
    await DeliverMails.wake()
    const ids = server.received.map(({ raw }) => /^Message-ID: <(.+)@.+>/im.exec(raw)![1])
    assert.lengthOf(ids, 3)
    assert.equal(ids[2], ids[0])
    assert.notEqual(ids[1], ids[0])
  })

  test('a mail that cannot be written does not hold up other mails', async ({ assert }) => {
    await orderMails([
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

test.group('Mails through a mail server without encryption', (group) => {
  emptyWorld(group)
  const server = new MailServer('127.0.0.3')
  group.each.setup(async () => {
    server.received = []
    await server.start()
    return () => server.stop()
  })

  test('a mail to a server of another machine waits, and the password stays here', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await server.use())
    await orderMails(ten.slice(0, 1))
    await DeliverMails.wake()
    const mail = await MailMessage.firstOrFail()
    assert.deepEqual([mail.state, server.received], ['queued', []])
    assert.match(mail.error!, /STARTTLS/i)
    assert.equal(server.logins, 0)
  })

  test('a mail leaves if the address says that the network is private', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await server.use({ settings: '?requireTLS=false' }))
    await orderMails(ten.slice(0, 1))
    await DeliverMails.wake()
    assert.lengthOf(server.received, 1)
  })
})
