import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import DataRequest from '#models/data_request'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import LedgerEntry from '#models/ledger_entry'
import PrintRun from '#models/print_run'
import Pickup from '#models/pickup'
import Form from '#models/form'
import DocumentRun from '#models/document_run'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { thumbOf } from '#models/form/photos'
import { Purge } from '#purge/purge'
import { statusTokenOf } from '#text/secrets'
import { propsOf } from '#tests/helpers/office_props'
import { workbook } from '#tests/helpers/exports'
import { marks, markedPerson } from '#tests/helpers/marked_person'
import { everybody, officeAddresses, people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'
import { readAt } from '#tests/helpers/zone_checks'

const answers = {
  email: 'only.here@example.com',
  document: 'ONLYHERE4455',
  birthDate: '1979-02-01',
  cellPhone: '+34611777999',
}

const ask = (client: ApiClient, method: 'get' | 'post', path: string, user: User) =>
  client[method](path)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .header('accept', 'application/json')

/** The marked person, with a live card. */
async function accredited() {
  const person = await markedPerson()
  await (await person.form.refresh()).moveTo('approved', { by: null })
  return person
}

/** Links, an order to the gates and a question about their data, all of the person. */
async function leavePrivateRows({ id: formId, tournamentId }: Form, by: User) {
  const expiresAt = DateTime.utc().plus({ days: 3 })
  await GuestLink.create({ formId, expiresAt })
  const late = { tournamentId, formType: 'press', email: marks.email, expiresAt, formId }
  await LateLink.create(late)
  const { id: cardId } = await Card.findByOrFail('formId', formId)
  await AccessOrder.createMany(
    ['04A1', '04A1'].map((uid) => ({
      ...{ cardId, formId, uid, operation: 'add' as const, state: 'confirmed' as const },
      ...{ attempts: 1, failures: 0, nextTryAt: expiresAt, userId: by.id },
    }))
  )
  await DataRequest.create({
    ...{ formId, reference: 'R1', kind: 'restriction', answeredAt: DateTime.utc() },
  })
}

const restrict = async (client: ApiClient, id: number, body: object = { reason: 'Lo pidió' }) =>
  ask(client, 'post', `/merchant/people/${id}/restrict`, await people.admin()).json(body)

const lift = async (client: ApiClient, id: number, body: object) =>
  ask(client, 'post', `/merchant/people/${id}/lift`, await people.admin()).json(body)

test.group('The restriction of a person', (group) => {
  emptyWorld(group)

  test('all requests of the person are restricted at once, with the reason in their history', async ({
    client,
    assert,
  }) => {
    const { form, earlier, other } = await markedPerson()
    await restrict(client, form.id)
    const restricted = await Form.query().whereNotNull('restrictedAt').orderBy('id')
    assert.sameMembers(
      restricted.map(({ id }) => id),
      [form.id, earlier.id]
    )
    assert.isNull((await other.refresh()).restrictedAt)
    const lines = await FormLog.query().where('type', 'restricted')
    assert.deepEqual(
      lines.map(({ to }) => to),
      [{ reason: 'Lo pidió' }, { reason: 'Lo pidió' }]
    )
  })

  test('no mail about a request is sent again while it is restricted', async ({
    client,
    assert,
  }) => {
    const { form } = await accredited()
    await restrict(client, form.id)
    const mail = await MailMessage.query()
      .where({ formId: form.id, template: 'approved' })
      .firstOrFail()
    await MailMessage.query().update({ state: 'sent' })
    const path = `/merchant/config/mails/${mail.id}/resend`
    const refused = await ask(client, 'post', path, await people.admin())
    assert.equal(refused.status(), 409)
    assert.lengthOf(
      await MailMessage.query().where({ formId: form.id, state: 'queued', template: 'approved' }),
      0
    )
  })

  test('a search finds a restricted person by name and reference only, an administrator by all', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    await restrict(client, form.id)
    const found = async (search: string, user: User) =>
      (await propsOf(client, `/merchant/mform/${form.type}`, { search }, user)).forms.total
    const [viewer, admin] = [await people.viewer(), await people.admin()]
    for (const search of [form.fullName, form.idForm])
      assert.equal(await found(search, viewer), 1, search)
    for (const search of [marks.email, marks.document]) {
      assert.equal(await found(search, viewer), 0, search)
      assert.equal(await found(search, admin), 1, search)
    }
  })

  test('a restriction needs a reason and can be made only once', async ({ client, assert }) => {
    const { form } = await markedPerson()
    for (const reason of [' ', 'a\u0000', 'a\ud800']) {
      const refused = await restrict(client, form.id, { reason })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'reason')
    }
    await restrict(client, form.id)
    const again = await restrict(client, form.id)
    again.assertStatus(409)
    assert.lengthOf(await FormLog.query().where('type', 'restricted'), 2)
  })

  test('only administrators restrict a person and lift the restriction', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    const reviewer = await people.reviewer()
    for (const what of ['restrict', 'lift']) {
      const response = await ask(
        client,
        'post',
        `/merchant/people/${form.id}/${what}`,
        reviewer
      ).json({ reason: 'x', message: 'x' })
      response.assertStatus(403)
    }
    assert.isNull((await form.refresh()).restrictedAt)
  })

  test('nobody, not even an administrator, sees more of the person than the card says', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    await restrict(client, form.id)
    for (const user of [await people.admin(), await people.reviewer()]) {
      const props = await propsOf(client, `/merchant/mform/${form.type}/${form.id}`, {}, user)
      assert.include(props.form, { name: form.name, restricted: true, withheld: true, image: null })
      assert.deepInclude(props.can, { edit: false, print: false })
      const { forms } = await propsOf(client, `/merchant/mform/${form.type}`, {}, user)
      const row = forms.data.find(({ id }: { id: number }) => id === form.id)
      assert.include(row, { restricted: true, thumb: null, email: null })
      for (const page of [props, row])
        assert.notInclude(JSON.stringify({ ...page, logs: null }), marks.email)
    }
  })

  test('no page has data of a restricted person for a {$self}')
    .with(everybody.filter((person) => person !== 'admin'))
    .run(async ({ client, assert }, person) => {
      const { form, earlier } = await accredited()
      // The person is also a collector, with the other address and number.
      await form.merge(answers).save()
      await FormLog.create({
        ...{ formId: form.id, type: 'updated' },
        ...{ from: { email: answers.email }, to: { email: 'later@example.com' } },
      })
      await restrict(client, form.id)
      const user = await people[person]()
      const list = await Pickup.query().orderBy('id', 'desc').firstOrFail()
      const secrets = [...Object.values(answers), 'later@example.com', form.image!]
      for (const address of officeAddresses([form, earlier], list)) {
        const response = await client.get(address).loginAs(user).withInertia()
        assert.isBelow(response.status(), 500, address)
        const bytes = response.text() ?? Buffer.from(response.body()).toString('latin1')
        for (const secret of secrets) assert.notInclude(bytes, secret, address)
      }
    })

  test('photos, documents, cards and numbers of a restricted person answer 403 with a sentence', async ({
    client,
    assert,
  }) => {
    const { form } = await accredited()
    const files = await FormFile.query().where('formId', form.id)
    const keys = [form.image!, thumbOf(form.image!), ...files.map(({ key }) => key)]
    await restrict(client, form.id)
    const user = await people.admin()
    const own = `/merchant/mform/${form.type}/${form.id}`
    const addresses = [
      ...keys.map((key) => `/merchant/files?file=${encodeURIComponent(key)}`),
      `/merchant/preview?form=${form.id}`,
      `${own}/edit`,
    ]
    for (const address of addresses) {
      const response = await ask(client, 'get', address, user)
      assert.equal(response.status(), 403, address)
      assert.include(response.body().message, 'limitados', address)
    }
    const body = { field: 'document', reason: 'Comparar' }
    ;(await ask(client, 'post', `${own}/reveal`, user).json(body)).assertStatus(403)
  })

  test('the person is neither decided nor changed nor printed, alone or with others', async ({
    client,
    assert,
  }) => {
    const { form } = await accredited()
    await restrict(client, form.id)
    const { state, version } = await form.refresh()
    const user = await people.admin()
    const post = (path: string, body: object) =>
      ask(client, 'post', `/merchant/${path}`, user).json(body)
    const rejection = { state: 'rejected', reason: 'no' }
    ;(await post(`mform/${form.type}/${form.id}/changestate`, rejection)).assertStatus(403)
    await post(`mform/${form.type}/changestate`, { ids: [form.id], ...rejection })
    await post(`mform/${form.type}/changestate`, { all: true, ...rejection })
    await post('batches', { ids: [form.id], layout: 'a6', sheet: 'single' })
    await form.refresh()
    assert.deepEqual([form.state, form.version], [state, version])
    assert.isNull((await form.related('card').query().firstOrFail()).batchId)
  })

  test('a decision that was under way skips the person and says so', async ({ client, assert }) => {
    const { form } = await markedPerson()
    const opposite = form.state === 'approved' ? 'rejected' : 'approved'
    await restrict(client, form.id)
    await form.refresh()
    const error: any = await form.moveTo(opposite, { by: null }).catch((refusal) => refusal)
    assert.equal(error.key, 'restricted')
  })

  test('exported lists leave the columns of a restricted person empty', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    await restrict(client, form.id)
    await ask(client, 'post', `/merchant/mform/${form.type}/export`, await people.admin()).json({})
    const row = (await workbook()).find((line) => Object.values(line).includes(form.idForm))!
    assert.notInclude(JSON.stringify(row), marks.email)
    assert.include(Object.values(row), form.name)
  })

  test('lists and print runs made before can no longer be downloaded', async ({
    client,
    assert,
  }) => {
    const { form } = await accredited()
    const admin = await people.admin()
    const run = { layout: 'a6', sheet: 'single' }
    await ask(client, 'post', `/merchant/mform/${form.type}/export`, admin).json({})
    await ask(client, 'post', '/merchant/batches', admin).json({ ids: [form.id], ...run })
    const list = await DocumentRun.query()
      .where('kind', 'forms_export')
      .whereNotNull('fileName')
      .firstOrFail()
    const printRun = await PrintRun.query().orderBy('id', 'desc').firstOrFail()
    const link = signedUrlFor(
      'merchant.exports.show',
      { id: list.id },
      { expiresIn: '1h', purpose: 'export' }
    )
    const statuses = async () => [
      (await ask(client, 'get', link, admin)).status(),
      (await ask(client, 'get', `/merchant/batches/${printRun.id}/cards.pdf`, admin)).status(),
    ]
    assert.deepEqual(await statuses(), [200, 200])
    await restrict(client, form.id)
    assert.deepEqual(await statuses(), [403, 404])
  })

  test('the card still opens, without the photo', async ({ client, assert }) => {
    const { form } = await accredited()
    const card = await form.related('card').query().firstOrFail()
    await restrict(client, form.id)
    const { result } = await readAt(client, card.token, { by: await people.viewer() })
    assert.include(result.form, { name: form.name, photo: null })
  })

  test('a purge keeps what is restricted, and deletes it once the restriction is lifted', async ({
    client,
    assert,
  }) => {
    const { form, earlier, other, by } = await markedPerson()
    await leavePrivateRows(form, by)
    const rowsLeft = async () =>
      Promise.all(
        [GuestLink, LateLink, AccessOrder, LedgerEntry, DataRequest].map(
          async (model) => (await model.query().where('formId', form.id)).length
        )
      )
    const rows = await rowsLeft()
    assert.notInclude(rows, 0)
    await restrict(client, form.id)
    await Tournament.query().update({ active: false })
    const late = DateTime.utc().plus({ years: 10 })
    await new Purge(late).run()
    assert.deepEqual(await rowsLeft(), rows)
    const kept = (await Form.all()).map(({ id }) => id)
    assert.sameMembers(kept, [form.id, earlier.id])
    assert.isNull(await Form.find(other.id))
    await form.refresh()
    assert.isTrue(await drive.use().exists(form.image!))
    assert.isNotEmpty(await MailMessage.query().where('formId', form.id))
    await lift(client, form.id, { message: 'Volvemos a usarlos.' })
    await new Purge(late).run()
    assert.lengthOf(await Form.all(), 0)
    assert.deepEqual(await rowsLeft(), [0, 0, 0, 0, 0])
    assert.isFalse(await drive.use().exists(form.image!))
  })

  test('lifting a restriction tells the person by mail and gives the data back', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    ;(await lift(client, form.id, { message: 'Nada que levantar' })).assertStatus(409)
    await restrict(client, form.id)
    const refused = await lift(client, form.id, {})
    assert.equal(refused.body().errors[0].field, 'message')
    await lift(client, form.id, { message: 'Hemos corregido sus datos.' })
    assert.isNull((await form.refresh()).restrictedAt)
    const [mail] = await MailMessage.query().where({ template: 'rights', to: marks.email })
    assert.include(JSON.stringify(mail.params), 'Hemos corregido sus datos.')
    const props = await propsOf(
      client,
      `/merchant/mform/${form.type}/${form.id}`,
      {},
      await people.admin()
    )
    assert.include(props.form, { email: marks.email, restricted: false })
  })

  test('the page of the person and their own page say since when they are restricted', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    await restrict(client, form.id)
    const { person, requests } = await propsOf(
      client,
      `/merchant/people/${form.id}`,
      {},
      await people.admin()
    )
    assert.isString(person.restrictedAt)
    assert.isNull(person.thumb)
    assert.include(person.emails, marks.email)
    assert.isTrue(requests.every(({ restricted }: { restricted: boolean }) => restricted))
    const page = await client.get(`/solicitudes/${statusTokenOf(form)}`).withInertia()
    const { restrictedAt } = await form.refresh()
    const day = restrictedAt!.setZone('Europe/Madrid').toISODate()
    assert.equal((page.inertiaProps as any).restrictedOn, day)
  })

  test('an erasure of a restricted person works', async ({ client, assert }) => {
    const { form, other } = await markedPerson()
    await restrict(client, form.id)
    const erase = ask(client, 'post', `/merchant/people/${form.id}/erase`, await people.admin())
    ;(await erase.json({})).assertStatus(200)
    assert.deepEqual(
      (await Form.all()).map(({ id }) => id),
      [other.id]
    )
  })
})
