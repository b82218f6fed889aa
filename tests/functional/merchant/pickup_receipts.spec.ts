import { test } from '@japa/runner'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import DeliverMails from '#jobs/deliver_mails'
import { mailboxDir } from '#mails/eml_transport'
import Card from '#models/card'
import Pickup from '#models/pickup'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { collector, deskOf, printedCards } from '#tests/helpers/pickup_desk'
import { lastMail, readMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { readPdf } from '#tests/helpers/print_runs'
import { emptyWorld } from '#tests/helpers/world'

const receiptMail = () => MailMessage.findByOrFail('template', 'collection')

/** The file that goes with a mail. */
const enclosedIn = (raw: string) => {
  const [, body] = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!
  return Buffer.from(body.replace(/\s/g, ''), 'base64')
}

async function receiptsTo(address: string) {
  const names = await readdir(mailboxDir).catch(() => [])
  const raws = await Promise.all(names.map((name) => readFile(join(mailboxDir, name), 'utf8')))
  return raws.filter((raw) => readMail(raw).to.includes(address)).map(enclosedIn)
}

test.group('The receipt of a pickup', (group) => {
  emptyWorld(group)

  test('the receipt is mailed to the collector with every name on it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, ids, forms, cards } = await printedCards(3)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    // The state after a server was killed right after the signature: the mail is only ordered.
    const { wake } = DeliverMails
    DeliverMails.wake = async () => {}
    cleanup(() => void (DeliverMails.wake = wake))
    await desk.sign(list)
    const mail = await receiptMail()
    assert.include(mail.$attributes, { to: collector.email, state: 'queued', formId: null })
    await DeliverMails.dispatch({}).run()
    const { subject, text, raw } = (await lastMail())!
    assert.include(subject, `Entrega ${list.id}: recibo de 3 tarjetas`)
    assert.include(text, 'Hola, Marta Ejemplo Ruiz:')
    assert.include(raw, `entrega-${list.id}.pdf`)
    const words = readPdf(enclosedIn(raw)).pages.join(' ')
    for (const form of forms) assert.include(words.replace(/\s+/g, ' '), form.fullName)
    for (const { serial } of cards) assert.include(words, serial)
    assert.include(words, user.name)
    assert.notInclude(words, 'Sin firmar')
    assert.include(words, collector.document)
  })

  test('the receipt is the same when it is delivered again', async ({ client, assert }) => {
    const { user, ids } = await printedCards(2)
    const desk = deskOf(client, user)
    const email = 'twice@example.com'
    const list = await desk.begin(ids, { email })
    await desk.sign(list)
    await DeliverMails.dispatch({}).run()
    const mail = await receiptMail()
    // The state after a worker was killed between sending and recording; the person is renamed.
    await mail.merge({ state: 'queued', sentAt: null }).save()
    await MailMessage.query().update({ nextTryAt: mail.createdAt.minus({ minutes: 1 }).toSQL() })
    await Form.query().where('id', ids[0]).update({ name: 'Otra' })
    await DeliverMails.dispatch({}).run()
    await DeliverMails.dispatch({}).run()
    const [first, second, ...more] = await receiptsTo(email)
    assert.isTrue(first.equals(second))
    assert.lengthOf(more, 0)
    const printed = await client.get(`/merchant/signature/${list.id}/print`).loginAs(user)
    assert.isTrue(first.equals(printed.body()))
  })

  test('the receipt names its edition even after the requests are purged', async ({
    client,
    assert,
  }) => {
    const { tennis, user, forms, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    await desk.sign(list)
    await forms[0].delete()
    await tennis.merge({ active: false, name: 'Torneo de ayer' }).save()
    const print = client.get(`/merchant/signature/${list.id}/print`)
    const words = readPdf((await print.loginAs(user)).body()).pages.join(' ')
    assert.include(words, tennis.fullName)
    assert.include(words.replace(/\s+/g, ' '), forms[0].fullName)
  })

  test('the receipt names each tournament whose cards were collected', async ({
    client,
    assert,
  }) => {
    const { tennis, golf, user, ids, cards } = await printedCards(2)
    await Card.query().where('id', cards[1].id).update({ tournamentId: golf.id })
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    await desk.sign(list)
    const print = client.get(`/merchant/signature/${list.id}/print`)
    const words = readPdf((await print.loginAs(user)).body()).pages.join(' ')
    assert.include(words.replace(/\s+/g, ' '), `${tennis.fullName} y ${golf.fullName}`)
  })

  test('the receipt of a list without cards names all active tournaments', async ({
    client,
    assert,
  }) => {
    const { tennis, golf, user } = await printedCards(0)
    const list = await deskOf(client, user).begin([])
    const print = client.get(`/merchant/signature/${list.id}/print`)
    const words = readPdf((await print.loginAs(user)).body()).pages.join(' ')
    assert.include(words.replace(/\s+/g, ' '), `${tennis.fullName} y ${golf.fullName}`)
  })

  test('no receipt is mailed to a collector without an address', async ({ client, assert }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    await desk.sign(await desk.begin(ids, { email: null }))
    assert.isTrue((await Pickup.firstOrFail()).isSigned)
    assert.isNull(await MailMessage.findBy('template', 'collection'))
  })

  test('the receipt of an unsigned list is one to sign on paper', async ({ client, assert }) => {
    const { user, ids, forms } = await printedCards(1)
    const list = await deskOf(client, user).begin(ids)
    const print = () => client.get(`/merchant/signature/${list.id}/print`)
    const paper = await print().loginAs(await people.printer())
    assert.equal(paper.header('content-type'), 'application/pdf')
    const words = readPdf(paper.body()).pages.join(' ')
    assert.include(words, 'Sin firmar')
    assert.include(words.replace(/\s+/g, ' '), forms[0].fullName)
    const english = await print().loginAs(user).header('accept-language', 'en')
    assert.match(readPdf(english.body()).pages.join(' '), /Not signed|Sin firmar/)
    ;(await print().loginAs(await people.editor())).assertStatus(403)
  })
})
