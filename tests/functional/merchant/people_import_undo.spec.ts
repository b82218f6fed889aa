import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import MailMessage from '#models/mail_message'
import { forgetAgain } from '#people/forget_again'
import { zipped } from '#tests/helpers/archives'
import { goodPhoto } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { bringBack } from '#tests/helpers/restored_rows'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const documents = ['PAX00001', 'PAX00002', 'PAX00003', 'PAX00004', 'PAX00005']
const last = () => ImportRun.query().orderBy('id', 'desc').firstOrFail()

test.group('The undoing of a list of people', (group) => {
  emptyWorld(group)

  async function sent(client: any, fields: Record<string, any> = {}) {
    await openTournaments()
    const by = await reviewer()
    await sendPeople(client, await listOf(documents.map((document) => journalist({ document }))), {
      ...{ by, ...fields },
    })
    const run = await last()
    const undo = () =>
      client
        .post(`/merchant/import-people/press/${run.id}/undo`)
        .loginAs(by)
        .withCsrfToken()
        .redirects(0)
    return { by, run, undo, forms: await Form.query().orderBy('id') }
  }

  test('an undo that could remove nothing is refused, and stays possible for later', async ({
    client,
    assert,
  }) => {
    const { undo, forms } = await sent(client, { notify: 0 })
    await db.from('forms').update({ state: 'approved' })
    assert.equal(
      flashed(await undo()).notice?.message,
      'No se puede deshacer: todo lo de esta lista se ha decidido, cambiado o comunicado después.'
    )
    assert.lengthOf(await Form.all(), forms.length)
    await db.from('forms').update({ state: 'waiting' })
    await undo()
    assert.lengthOf(await Form.all(), 0)
  })

  test('undoing a list of people removes its requests with files and waiting mails', async ({
    client,
    assert,
  }) => {
    const { bytes } = await goodPhoto()
    const photos = await zipped(Object.fromEntries(documents.map((name) => [`${name}.jpg`, bytes])))
    const { undo, forms } = await sent(client, { photos })
    assert.lengthOf(forms, 5)
    // The mails wait, as if the mail server were down.
    await db.from('mail_log').update({ state: 'queued', sent_at: null, error: 'ECONNREFUSED' })
    await db.from('form_logs').where('type', 'mail').delete()
    assert.isTrue(await drive.use().exists(forms[0].image!))
    const response = await undo()
    assert.equal(
      flashed(response).notice!.message,
      'La importación se ha deshecho: 5 eliminados, 0 como estaban antes.'
    )
    for (const table of ['forms', 'form_logs', 'mail_log'])
      assert.lengthOf(await db.from(table).select('*'), 0, table)
    for (const { image } of forms) assert.isFalse(await drive.use().exists(image!))
  })

  test('people of an undone list are forgotten again when a backup brings them back', async ({
    client,
    assert,
  }) => {
    const { undo, forms } = await sent(client, { notify: 0 })
    const [row] = await db.from('forms').where('id', forms[0].id)
    await undo()
    await bringBack([row])
    await orderMails([
      { formId: row.id, template: 'received', to: 'a@a.example', locale: 'es' } as any,
    ])
    assert.equal(await forgetAgain(), 1)
    for (const table of ['forms', 'mail_log'])
      assert.lengthOf(await db.from(table).select('*'), 0, table)
  })

  test('undoing a list of people keeps requests that were decided, mailed or edited', async ({
    client,
    assert,
  }) => {
    const { by, run, undo, forms } = await sent(client, { notify: 0 })
    const [decided, noted, edited, written] = forms
    await db.from('forms').where('id', decided.id).update({ state: 'rejected' })
    await db.table('form_notes').insert({
      form_id: noted.id,
      user_id: by.id,
      text: 'Llamar',
      created_at: new Date().toISOString(),
    })
    await db.from('forms').where('id', edited.id).update({ version: 2 })
    await orderMails([
      { formId: written.id, template: 'received', to: 'a@a.example', locale: 'es' } as any,
    ])
    await MailMessage.query().where('formId', written.id).update({ state: 'sent' })
    const response = await undo()
    assert.include(
      flashed(response).notice!.message,
      'La importación se ha deshecho: 1 eliminado, 0 como estaban antes y 4 sin tocar por esto: '
    )
    await run.refresh()
    assert.deepEqual([run.stage, run.undo!.removed], ['undone', 1])
    assert.deepEqual(run.undo!.left, { decided: 1, touched: 2, written: 1 })
    assert.lengthOf(await Form.all(), 4)
  })

  test('undoing a list of people keeps minors for a user who is not named for them', async ({
    client,
    assert,
  }) => {
    const { by, run, undo, forms } = await sent(client, { notify: 0 })
    const [minor] = forms
    await db.from('forms').where('id', minor.id).update({ minor: true })
    await by.merge({ minors: false }).save()
    const page = await client
      .get(`/merchant/import-people/press/${run.id}`)
      .loginAs(by)
      .withInertia()
    assert.deepInclude((page.inertiaProps as any).undo, { removed: 4, left: 1 })
    assert.include(flashed(await undo()).notice!.message, '1 es de personas menores')
    assert.deepEqual(
      (await Form.all()).map(({ id }) => id),
      [minor.id]
    )
  })

  test('a list that made a request of a minor is closed to its sender who is no longer named for minors', async ({
    client,
    assert,
  }) => {
    const { by, run, forms } = await sent(client, { notify: 0 })
    const path = `/merchant/import-people/press/${run.id}`
    const open = async (to = '') => (await client.get(`${path}${to}`).loginAs(by)).status()
    const shown = async () => {
      const page = await client.get(path).loginAs(by).withInertia()
      return (page.inertiaProps as any).run
    }
    await by.merge({ minors: false }).save()
    assert.deepEqual([await open('/original'), (await shown()).readable], [200, true])
    await db.from('forms').where('id', forms[0].id).update({ minor: true })
    assert.equal(await open('/original'), 403)
    assert.deepInclude(await shown(), { readable: false, result: null })
    const download = `/merchant/import-people/press/download?file=${run.resultKey}`
    assert.equal((await client.get(download).loginAs(by)).status(), 403)
    await by.merge({ minors: true }).save()
    assert.deepEqual([await open('/original'), (await shown()).readable], [200, true])
  })

  test('undoing a list of people needs the right to create many', async ({ client, assert }) => {
    const { run } = await sent(client)
    const path = `/merchant/import-people/press/${run.id}/undo`
    const by = await people.creator()
    const response = await client.post(path).loginAs(by).withCsrfToken().redirects(0)
    assert.equal(response.status(), 403)
    assert.lengthOf(await Form.all(), 5)
  })
})
