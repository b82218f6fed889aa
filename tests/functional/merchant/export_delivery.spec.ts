import { test } from '@japa/runner'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { FormFactory } from '#database/factories/form_factory'
import { Account } from '#accounts/account'
import { FormsExport } from '#exports/forms_export'
import DeliverMails from '#jobs/deliver_mails'
import MakeDocument from '#jobs/make_document'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import User from '#models/user'
import { clock } from '#tests/helpers/clock'
import { lastMail } from '#tests/helpers/mailbox'
import { marks, markedPerson } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { order, workbook } from '#tests/helpers/exports'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

const signed = (id: number, expiresIn: string) =>
  signedUrlFor('merchant.exports.show', { id }, { expiresIn, purpose: 'export' })

test.group('An ordered list', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('an exported list is mailed as a link that opens after the login', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { response, user } = await order(client)
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: 'Le enviaremos un correo con el archivo Excel.',
    })
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.notInclude(mail.raw, 'spreadsheetml')
    const url = new URL(/https?:\S+exports\S+/.exec(mail.text)![0])
    const path = url.pathname + url.search
    const visitor = await client.get(path).redirects(0)
    assert.equal(visitor.header('location'), '/merchant/login')
    const file = await client.get(path).loginAs(user)
    file.assertStatus(200)
    assert.match(
      file.header('content-disposition')!,
      /^attachment; filename="press-\d{4}-\d\d-\d\d-\d{4}\.xlsx"$/
    )
    assert.equal(file.header('cache-control'), 'no-store')
    assert.equal(file.text().slice(0, 2), 'PK')
  })

  test('the name of an exported list says when it was ordered on the clock of the office', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    itIs('2026-06-10T00:30:00+02:00')
    await order(client)
    const { fileName } = new FormsExport(await DocumentRun.firstOrFail())
    assert.equal(fileName, 'press-2026-06-10-0030.xlsx')
  })

  test('the link of an exported list works only for its user, with its signature and before it expires', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { user } = await order(client)
    const { id, fileKey } = await DocumentRun.firstOrFail()
    const good = signed(id, '1h')
    const attempts: [User, string][] = [
      [await people.admin(), good],
      [await people.viewer(), good],
      [user, `/merchant/exports/${id}`],
      [user, good.slice(0, -3)],
      [user, good.replace(`/${id}?`, `/${id + 1}?`)],
      [user, signed(id, '-1s')],
    ]
    for (const [who, path] of attempts) {
      const response = await client.get(path).loginAs(who).header('accept', 'application/json')
      assert.include([403, 404], response.status(), path)
    }
    const page = await client
      .get(good)
      .loginAs(await people.admin())
      .redirects(0)
    assert.deepEqual([page.header('location'), flashed(page).notice?.type], ['/merchant', 'error'])
    const { default: drive } = await import('@adonisjs/drive/services/main')
    await drive.use().delete(fileKey!)
    const gone = await client.get(good).loginAs(user).redirects(0)
    assert.equal(
      flashed(gone).notice?.message,
      'Este enlace ha caducado o no es para usted. Pida la lista de nuevo.'
    )
  })

  test('a user who may see less than before gets no list made before', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const admin = await people.admin()
    for (const less of [{ minors: false }, { canEdit: false }]) {
      const user = await people.exporter()
      await user.merge({ minors: true, canEdit: true }).save()
      await order(client, {}, user)
      const { id } = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
      const download = () =>
        client.get(signed(id, '1h')).loginAs(user).header('accept', 'application/json')
      const change = (values: object) =>
        client
          .put(`/merchant/config/user/${user.id}`)
          .loginAs(admin)
          .withCsrfToken()
          .redirects(0)
          .json({ name: 'Otra', email: user.email, role: user.role, ...values })
      await change({ minors: true, canEdit: true, canToppanel: true })
      ;(await download()).assertStatus(200)
      await change({ minors: true, canEdit: true, canToppanel: true, ...less })
      ;(await download()).assertStatus(403)
      await change({ minors: true, canEdit: true, canToppanel: true })
      ;(await download()).assertStatus(403)
    }
    assert.isNotEmpty(await MailMessage.query().where('template', 'export'))
  })

  test('a list is made again if its user may see less before it is finished', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { form } = await markedPerson()
    const user = await people.reviewer()
    const { write } = FormsExport.prototype
    cleanup(() => void (FormsExport.prototype.write = write))
    let made = 0
    FormsExport.prototype.write = async function (...given) {
      await write.apply(this, given)
      if (++made > 1) return
      const account = new Account(await User.findOrFail(user.id), await people.admin())
      await account.save({ canEdit: false })
    }
    await order(client, {}, user)
    const [row] = await workbook()
    assert.equal(made, 2)
    assert.equal(row.Referencia, form.idForm)
    assert.notInclude(JSON.stringify(row), marks.document)
  })

  test('a user who may see less before the mail is ordered gets neither link nor mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    await markedPerson()
    const user = await people.reviewer()
    const { finished } = FormsExport.prototype
    cleanup(() => void (FormsExport.prototype.finished = finished))
    FormsExport.prototype.finished = async function () {
      const account = new Account(await User.findOrFail(user.id), await people.admin())
      await account.save({ canEdit: false })
      await finished.apply(this)
    }
    await order(client, {}, user)
    const { id, params } = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(params, { recipients: [], told: true })
    ;(await client.get(signed(id, '1h')).loginAs(user).redirects(0)).assertStatus(302)
    assert.isNull(await MailMessage.query().whereLike('template', 'export%').first())
  })

  test('a list without secrets is attached to the mail', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Ana' }).create()
    await order(client, { columns: 'view' })
    const [row] = await workbook()
    assert.notProperty(row, 'Fecha de nacimiento')
    assert.equal((await MailMessage.firstOrFail()).template, 'export_attached')
    assert.match((await lastMail())!.raw, /Content-Disposition: attachment; filename="?press-/)
  })

  test('a list that is attached to a waiting mail is not sent to a user whose rights have ended', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Ana' }).create()
    const admin = await people.admin()
    const wake = DeliverMails.prototype.perform
    cleanup(() => void (DeliverMails.prototype.perform = wake))
    for (const less of [{ canToppanel: false }, { formTypes: ['gpress'] }, { active: false }]) {
      const user = await people.exporter()
      DeliverMails.prototype.perform = async () => {}
      await order(client, { columns: 'view' }, user)
      const mail = await MailMessage.query().where('to', user.email).firstOrFail()
      assert.deepEqual([mail.template, mail.state], ['export_attached', 'queued'])
      await new Account(user, admin).save(less)
      DeliverMails.prototype.perform = wake
      await DeliverMails.wake()
      await mail.refresh()
      assert.equal(mail.state, 'failed')
      assert.include(mail.error!, 'its recipient may no longer get it')
    }
  })

  test('a log of restaurants that is not made yet goes to nobody whose rights have ended', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.admin()
    const params = { filter: {}, scope: { types: ['press'] }, recipients: [user.id] }
    const run = await DocumentRun.create({
      ...{ kind: 'restaurant_log', state: 'queued', userId: user.id, params },
    })
    await new Account(user, await people.admin()).save({ role: 'staff' })
    assert.deepInclude((await run.refresh()).params, { recipients: [] })
  })

  test('an export of no chosen requests is refused', async ({ client, assert }) => {
    await openTournaments()
    const response = await client
      .post('/merchant/mform/press/export')
      .loginAs(await reviewer())
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ ids: [] })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'ids')
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('an export that cannot be queued is reported and leaves nothing behind', async ({
    client,
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const dispatch = MakeDocument.dispatch
    cleanup(() => {
      MakeDocument.dispatch = dispatch
    })
    MakeDocument.dispatch = (() => ({
      run: () => Promise.reject(new Error('queue is down')),
    })) as any
    const { response, user } = await order(client)
    assert.deepEqual(flashed(response).notice, {
      type: 'error',
      message: '¡Algo ha ido mal, inténtelo de nuevo!',
    })
    const request = client.post('/merchant/mform/press/export').loginAs(user).withCsrfToken()
    const json = await request
      .header('accept', 'application/json')
      .withSession({ locale: 'en' })
      .json({})
    json.assertStatus(503)
    assert.equal(json.body().message, 'Something went wrong, please try again!')
    assert.lengthOf(await DocumentRun.all(), 0)
    assert.lengthOf(await MailMessage.all(), 0)
  })
})
