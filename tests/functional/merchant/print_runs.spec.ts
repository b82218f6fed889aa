import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { CardPrint } from '#documents/card_print'
import { FormsExport } from '#documents/forms_export'
import MakeDocument from '#jobs/make_document'
import DocumentRun from '#models/document_run'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { order } from '#tests/helpers/exports'
import { lastMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { approved, pagesOf, printed } from '#tests/helpers/printing'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

test.group('Print runs', (group) => {
  emptyWorld(group)

  test('more than fifty is a run that is made in the queue', async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    const response = await printed(client, user, `ids=${ids.join()}&print=true&layout=cr80`)
    const run = await DocumentRun.firstOrFail()
    assert.equal(response.header('location'), `/merchant/batches/${run.id}`)

    const page = await client.get(`/merchant/batches/${run.id}`).loginAs(user).withInertia()
    page.assertInertiaComponent('merchant/batches/show')
    assert.deepInclude((page.inertiaProps as any).batch, {
      state: 'done',
      total: 51,
      done: 51,
      ready: true,
      error: false,
    })
    const list = await client.get('/merchant/batches').loginAs(user).withInertia()
    assert.deepEqual(
      (list.inertiaProps as any).batches.map(({ id }: any) => id),
      [run.id]
    )

    const pdf = await client.get(`/merchant/batches/${run.id}/cards.pdf`).loginAs(user)
    pdf.assertHeader('content-type', 'application/pdf')
    const one = await printed(client, user, `ids=${ids[0]}&layout=cr80`)
    assert.equal(pagesOf(pdf.body()), 51 * pagesOf(one.body()))
    assert.lengthOf(await FormLog.query().where('type', 'print'), 51)
  })

  test('are ordered for thousands of ids, or for all that a filter shows', async ({
    client,
    assert,
  }) => {
    const { tennis, user, ids } = await approved(3)
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    const post = (body: object) =>
      client.post('/merchant/batches').loginAs(user).withCsrfToken().redirects(0).json(body)
    const included = async () =>
      ((await DocumentRun.query().orderBy('id', 'desc').firstOrFail()).params as any).ids
    await post({ form: 'press', ids: [...ids, 999_999], layout: 'cr80' })
    assert.sameMembers(await included(), ids)
    await post({ form: 'press', all: true, filter: { state: 'approved' } })
    assert.sameMembers(await included(), ids)
    const none = await post({ form: 'press', all: true, filter: { state: 'rejected' } })
    assert.equal(flashed(none).notice?.type, 'error')
    assert.lengthOf(await DocumentRun.all(), 2)
  })

  test('of fifty is none: the cards are answered at once', async ({ client, assert }) => {
    const { user, ids } = await approved(50)
    const response = await printed(client, user, `ids=${ids.join()}&layout=cr80`)
    response.assertHeader('content-type', 'application/pdf')
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('tells who ordered it that the cards are ready, once', async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    await user.merge({ locale: 'en' }).save()
    await printed(client, user, `ids=${ids.join()}&layout=cr80`)
    const run = await DocumentRun.firstOrFail()
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.equal(mail.subject, `Run ${run.id}: cards ready`)
    assert.include(mail.text, '51 cards')
    assert.match(mail.text, new RegExp(`/merchant/batches/${run.id}\\s`))
    await MakeDocument.dispatch({ runId: run.id }).run()
    assert.lengthOf(await MailMessage.query().where('to', user.email), 1)
  })

  test("a run is nobody else's", async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}`)
    const { id } = await DocumentRun.firstOrFail()
    for (const other of [await people.printer(), await people.admin()]) {
      for (const path of [`/merchant/batches/${id}`, `/merchant/batches/${id}/cards.pdf`]) {
        ;(await client.get(path).loginAs(other).withInertia()).assertStatus(404)
      }
      const list = await client.get('/merchant/batches').loginAs(other).withInertia()
      assert.deepEqual((list.inertiaProps as any).batches, [])
    }
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
  })
})

test.group('A document that cannot be made', (group) => {
  emptyWorld(group)

  /** Lets every document fail while it is written. */
  const broken = (cleanup: (callback: () => void) => void, documents: any[]) => {
    for (const { prototype } of documents) {
      const { write } = prototype
      prototype.write = () => Promise.reject(new Error('disk full'))
      cleanup(() => (prototype.write = write))
    }
  }

  test('leaves its print run failed and tells who ordered it, once', async ({
    client,
    assert,
    cleanup,
  }) => {
    broken(cleanup, [CardPrint])
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}&print=true`)
    const run = await DocumentRun.firstOrFail()
    assert.deepEqual([run.state, run.error], ['failed', 'disk full'])

    const page = await client.get(`/merchant/batches/${run.id}`).loginAs(user).withInertia()
    assert.deepInclude((page.inertiaProps as any).batch, { ready: false, error: true })
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.equal(mail.subject, `Tirada ${run.id}: no se ha podido preparar`)
    assert.include(mail.text, 'de 51 tarjetas')
    assert.match(mail.text, new RegExp(`/merchant/batches/${run.id}\\s`))

    await MakeDocument.dispatch({ runId: run.id }).run()
    await run.fail(new Error('again'))
    assert.lengthOf(await MailMessage.query().where('to', user.email), 1)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
  })

  test('tells in their language who waits for a list', async ({ client, assert, cleanup }) => {
    broken(cleanup, [FormsExport])
    await openTournaments()
    const user = await people.exporter()
    await user.merge({ locale: 'en' }).save()
    await order(client, {}, user)
    assert.equal((await DocumentRun.firstOrFail()).state, 'failed')
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.equal(mail.subject, 'Excel list: Press could not be prepared')
    assert.include(mail.text, '/merchant/mform/press')
    assert.lengthOf(await MailMessage.all(), 1)
  })
})

test.group('A card on the screen', (group) => {
  emptyWorld(group)

  test('can be looked at before, approved or not', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const viewer = await people.viewer()
    const form = await FormFactory.merge({ tournamentId: tennis.id, name: 'Iñaki' }).create()
    const page = await client
      .get(`/merchant/preview?form=${form.id}&layout=a6`)
      .loginAs(viewer)
      .withInertia()
    page.assertInertiaComponent('merchant/preview')
    assert.deepInclude(page.inertiaProps, { layout: 'a6' })
    assert.deepInclude((page.inertiaProps as any).form, {
      id: form.id,
      idForm: form.idForm,
      name: form.fullName,
    })
    const pdf = await client.get(`/merchant/preview/card.pdf?form=${form.id}`).loginAs(viewer)
    pdf.assertHeader('content-type', 'application/pdf')
    assert.equal(pdf.body().subarray(0, 5).toString(), '%PDF-')
    assert.lengthOf(await FormLog.all(), 0)
  })
})
