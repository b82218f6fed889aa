import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { CardPrint } from '#exports/card_print'
import { FormsExport } from '#exports/forms_export'
import MakeDocument from '#jobs/make_document'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import PrintRun from '#models/print_run'
import DocumentRun from '#models/document_run'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import type User from '#models/user'
import { order } from '#tests/helpers/exports'
import { lastMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { approved, pagesOf, printed, runsOf } from '#tests/helpers/print_runs'
import { emptyWorld, openTournaments } from '#tests/helpers/world'
import { decodeSymbols } from '#tests/unit/documents/pdf'

test.group('Print runs', (group) => {
  emptyWorld(group)

  test('more than fifty cards become a print run that is made in the queue', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(51)
    const response = await printed(client, user, `ids=${ids.join()}&print=true&layout=cr80`)
    const printRun = await PrintRun.firstOrFail()
    assert.equal(response.header('location'), `/merchant/batches/${printRun.id}`)

    const page = await client.get(`/merchant/batches/${printRun.id}`).loginAs(user).withInertia()
    page.assertInertiaComponent('merchant/batches/show')
    assert.deepInclude((page.inertiaProps as any).batch, {
      state: 'printed',
      total: 51,
      done: 51,
      ready: true,
      error: false,
    })
    const list = await client.get('/merchant/batches').loginAs(user).withInertia()
    assert.deepEqual(
      (list.inertiaProps as any).batches.data.map(({ id }: any) => id),
      [printRun.id]
    )

    const pdf = await client.get(`/merchant/batches/${printRun.id}/cards.pdf`).loginAs(user)
    pdf.assertHeader('content-type', 'application/pdf')
    const one = await printed(client, user, `ids=${ids[0]}&layout=cr80`)
    assert.equal(pagesOf(pdf.body()), 51 * pagesOf(one.body()))
    assert.lengthOf(await FormLog.query().where('type', 'print'), 51)
  })

  test('fifty cards are printed at once without a print run', async ({ client, assert }) => {
    const { user, ids } = await approved(50)
    const response = await printed(client, user, `ids=${ids.join()}&layout=cr80`)
    response.assertHeader('content-type', 'application/pdf')
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('the user is told once by mail that the print run is ready', async ({ client, assert }) => {
    const { user, ids } = await approved(51)
    await user.merge({ locale: 'en' }).save()
    await printed(client, user, `ids=${ids.join()}&layout=cr80`)
    const printRun = await PrintRun.firstOrFail()
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.equal(mail.subject, `Run ${printRun.id}: cards ready`)
    assert.include(mail.text, '51 cards')
    assert.match(mail.text, new RegExp(`/merchant/batches/${printRun.id}\\s`))
    await MakeDocument.dispatch({ runId: printRun.runId! }).run()
    assert.lengthOf(await MailMessage.query().where('to', user.email), 1)
  })

  test('a print run that is only viewed does not mark cards as printed and can be confirmed', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}&layout=cr80`)
    const looked = await PrintRun.firstOrFail()
    const runs = runsOf(client, user)
    const preview = await runs.post('', { filter: { printed: 'no' }, preview: true })
    assert.include(preview.body(), { cards: 51, free: 51 })
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
    await runs.confirm(looked)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 51)
  })

  test('a print run is open to all users who may print its form types', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}`)
    const { id } = await PrintRun.firstOrFail()
    const seen = async (formTypes: string[] | null) => {
      const other = await people.printer()
      await other.merge({ formTypes }).save()
      const open = (path: string) => client.get(path).loginAs(other).withInertia()
      const list = (await open('/merchant/batches')).inertiaProps as any
      const found = await Promise.all(
        ['', '/cards.pdf'].map((more) => open(`/merchant/batches/${id}${more}`))
      )
      return [list.batches.total, ...found.map((response) => response.status())]
    }
    assert.deepEqual(await seen(null), [1, 200, 200])
    assert.deepEqual(await seen(['press']), [1, 200, 200])
    assert.deepEqual(await seen(['guest']), [0, 404, 404])
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
  })
})

test.group('A document that cannot be made', (group) => {
  emptyWorld(group)

  /** Makes every document fail while it is written. */
  const broken = (cleanup: (callback: () => void) => void, documents: any[]) => {
    for (const { prototype } of documents) {
      const { write } = prototype
      prototype.write = () => Promise.reject(new Error('disk full'))
      cleanup(() => (prototype.write = write))
    }
  }

  test('a failed print run is marked as failed, and its user is told once', async ({
    client,
    assert,
    cleanup,
  }) => {
    broken(cleanup, [CardPrint])
    const { user, ids } = await approved(51)
    await printed(client, user, `ids=${ids.join()}&print=true`)
    const run = await DocumentRun.firstOrFail()
    assert.deepEqual([run.state, run.error], ['failed', 'disk full'])
    const { id } = await PrintRun.firstOrFail()

    const page = await client.get(`/merchant/batches/${id}`).loginAs(user).withInertia()
    assert.deepInclude((page.inertiaProps as any).batch, { ready: false, error: true })
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.equal(mail.subject, `Tirada ${id}: no se ha podido preparar`)
    assert.include(mail.text, 'de 51 tarjetas')
    assert.match(mail.text, new RegExp(`/merchant/batches/${id}\\s`))

    await MakeDocument.dispatch({ runId: run.id }).run()
    await run.fail(new Error('again'))
    assert.lengthOf(await MailMessage.query().where('to', user.email), 1)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 0)
  })

  test('the user of a failed list is told in their language', async ({
    client,
    assert,
    cleanup,
  }) => {
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

test.group('A card preview', (group) => {
  emptyWorld(group)

  test('the card of a request can be previewed before and after the approval', async ({
    client,
    assert,
  }) => {
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

  test('only who may print the card finds its code in the preview', async ({ client, assert }) => {
    const { user, forms } = await approved(1)
    const [form] = forms
    const { token } = await Card.findByOrFail('formId', form.id)
    const codesFor = async (reader: User) => {
      const pdf = await client.get(`/merchant/preview/card.pdf?form=${form.id}`).loginAs(reader)
      return decodeSymbols(pdf.body())
    }
    assert.deepEqual(await codesFor(user), [token])
    assert.deepEqual(await codesFor(await people.viewer()), ['0'.repeat(26)])
    const { name, lastName } = form
    await BlacklistEntry.create({
      ...{ name, lastName },
      foldedName: BlacklistEntry.foldedNameOf(name, lastName),
    })
    assert.deepEqual(await codesFor(user), ['0'.repeat(26)])
  })
})
