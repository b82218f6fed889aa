import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import DeliverMails from '#jobs/deliver_mails'
import { mailboxDir, numberOf } from '#mails/eml_transport'
import Form from '#models/form'
import FormLog from '#models/form_log'
import JournalEntry from '#models/journal_entry'
import MailMessage from '#models/mail_message'
import { statusTokenOf } from '#text/secrets'
import { committedWorld } from '#tests/helpers/committed_world'
import { readMail } from '#tests/helpers/mailbox'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

async function approved() {
  const { tennis } = await openTournaments()
  const form = await FormFactory.merge({
    tournamentId: tennis.id,
    email: 'ana@example.com',
  }).create()
  await form.moveTo('approved', { by: null })
  return form
}

test.group('The file mailbox', (group) => {
  emptyWorld(group)

  test('without a mail server, each mail is a readable file that admins see in a list', async ({
    client,
    assert,
  }) => {
    const form = await approved()
    const boss = await admin()
    const page = await client.get('/merchant/config/mailbox').loginAs(boss).withInertia()
    page.assertInertiaComponent('merchant/config/mailbox')
    const { smtp, files, mails } = page.inertiaProps as any
    assert.isFalse(smtp)
    assert.deepInclude(mails[0], {
      to: 'ana@example.com',
      template: 'approved',
      state: 'sent',
      error: null,
    })
    assert.equal(mails[0].subject, `${form.idForm}: solicitud aprobada`)

    const file = await client.get(`/merchant/config/mailbox/${files[0].name}`).loginAs(boss)
    file.assertHeader('content-type', 'message/rfc822')
    const raw = await readFile(join(mailboxDir, files[0].name), 'utf8')
    const noted = await JournalEntry.all()
    assert.deepEqual(
      noted.map(({ kind, userId, formId }) => [kind, userId, formId]),
      [['mail', boss.id, form.id]]
    )
    const mail = readMail(raw)
    assert.equal(mail.to, 'ana@example.com')
    assert.equal(mail.subject, mails[0].subject)
    assert.include(mail.text, form.name)
    assert.include(mail.html, '</html>')
    assert.match(raw, /^Date: .+\r\n/m)
    assert.match(raw, /^Message-ID: <.+@.+>\r\n/m)
    assert.match(raw, /^Auto-Submitted: auto-generated\r\n/m)
  })

  test('an admin of some form types finds and opens only files about their requests', async ({
    client,
    assert,
    cleanup,
  }) => {
    const form = await approved()
    const { id: alien } = await MailMessage.create({
      ...{ template: 'export', to: 'other@example.com', locale: 'es', params: { runId: 1 } },
      ...{ state: 'sent', nextTryAt: DateTime.utc(), attempts: 1 },
    })
    const file = `${Date.now()}-m${alien}-list.eml`
    cleanup(() => rm(join(mailboxDir, file), { force: true }))
    await writeFile(join(mailboxDir, file), 'x')
    const boss = await admin()
    const of = async (formTypes: string[] | null) => {
      await boss.merge({ formTypes }).save()
      const page = await client.get('/merchant/config/mailbox').loginAs(boss).withInertia()
      const { files, mails: listed } = page.inertiaProps as any
      return { files: files.map(({ name }: any) => name), mails: listed.map(({ id }: any) => id) }
    }
    const all = await of(null)
    assert.include(all.files, file)
    assert.include(all.mails, alien)
    const ofPress = await of([form.type])
    assert.deepEqual(
      ofPress.mails,
      all.mails.filter((id: number) => id !== alien)
    )
    assert.sameMembers([...new Set(ofPress.files.map(numberOf))], ofPress.mails)
    assert.deepEqual(await of(['volunteer']), { files: [], mails: [] })
    for (const name of all.files) {
      const answer = await client.get(`/merchant/config/mailbox/${name}`).loginAs(boss)
      answer.assertStatus(404)
    }
  })

  test('the name {$self} opens no mail of the mailbox')
    .with([
      '..%2Facreditacion.sqlite3',
      '1-..%2F..%2Fx.eml',
      'secret.txt',
      '1-a.eml',
      '1-a.eml%00',
      '.eml',
    ])
    .run(async ({ client, cleanup }, name) => {
      const secret = join(mailboxDir, 'secret.txt')
      cleanup(() => rm(secret, { force: true }))
      await mkdir(mailboxDir, { recursive: true })
      await writeFile(secret, 'x')
      const response = await client
        .get(`/merchant/config/mailbox/${name}`)
        .loginAs(await admin())
        .withInertia()
      response.assertStatus(404)
    })

  test('the files of mails sent in one millisecond sort in the order of sending', async ({
    assert,
    cleanup,
  }) => {
    const { now } = Date
    cleanup(() => void (Date.now = now))
    const moment = now()
    Date.now = () => moment
    const people = Array.from({ length: 5 }, (_, index) => `person${index}@example.com`)
    await orderMails(people.map((to) => ({ template: 'received', to, locale: 'es' })))
    await DeliverMails.wake()
    const names = (await readdir(mailboxDir)).filter((name) => name.endsWith('.eml'))
    const raws = await Promise.all(
      names
        .sort()
        .slice(-5)
        .map((name) => readFile(join(mailboxDir, name), 'utf8'))
    )
    assert.deepEqual(
      raws.map((raw) => readMail(raw).to),
      people
    )
  })

  test('the log and the history record a mail, and neither contains a secret', async ({
    assert,
  }) => {
    const form = await approved()
    const logs = await FormLog.query().where('type', 'mail')
    assert.deepEqual(
      logs.map(({ formId, to }) => [formId, to]),
      [[form.id, { template: 'approved' }]]
    )
    const kept = JSON.stringify([await MailMessage.all(), await Form.all(), await FormLog.all()])
    assert.notInclude(kept, statusTokenOf(form))
  })
})

test.group('Several mail workers', (group) => {
  committedWorld(group)

  test('several workers send each mail once', async ({ assert }) => {
    const people = Array.from({ length: 20 }, (_, index) => `person${index}@example.com`)
    await orderMails(people.map((to) => ({ template: 'received', to, locale: 'es' })))
    await Promise.all(Array.from({ length: 5 }, () => DeliverMails.wake()))
    const mails = await MailMessage.query().orderBy('id')
    assert.deepEqual(
      mails.map(({ state, attempts }) => `${state} ${attempts}`),
      people.map(() => 'sent 1')
    )
  })
})
