import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import DocumentRun from '#models/document_run'
import FormLog from '#models/form_log'
import { people } from '#tests/helpers/office'
import { approved, pagesOf, printed } from '#tests/helpers/printing'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

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
    assert.isAtLeast(pagesOf(pdf.body()), 51)
    assert.lengthOf(await FormLog.query().where('type', 'print'), 51)
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
