import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import PrintRun from '#models/print_run'
import Pickup from '#models/pickup'
import DocumentRun from '#models/document_run'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import User from '#models/user'
import { thumbOf } from '#models/form/photos'
import { formatDay } from '#shared/days'
import { storeSealed } from '#sealing/files'
import { randomToken } from '#text/secrets'
import { ballboyOf } from '#tests/helpers/ballboys'
import { propsOf } from '#tests/helpers/office_props'
import { workbook } from '#tests/helpers/exports'
import { markedPerson } from '#tests/helpers/marked_person'
import { everybody, officeAddresses, people } from '#tests/helpers/office'
import { photoJpeg } from '#tests/helpers/photo_file'
import { statementsOf } from '#tests/helpers/statements'
import { emptyWorld } from '#tests/helpers/world'
import { readAt } from '#tests/helpers/zone_checks'

const child = {
  birthDate: '2012-11-23',
  document: 'CCMARK112233',
  email: 'leo.child@example.com',
  cellPhone: '+34611222333',
}
const tutor = {
  tutorName: 'Tutormark',
  tutorLastName: 'Guardmark',
  tutorDocument: 'TTMARK554433',
  tutorCellPhone: '+34600998877',
  tutorEmail: 'tutormark@example.com',
}
const license = 'MADMARK77'
const noteText = 'Allergic to markpollen'
const secrets = [...Object.values(child), ...Object.values(tutor), license, noteText]
const spellings = [...secrets, formatDay(child.birthDate), 'portraits/CHILD', 'originals/CHILD']

const named: (typeof everybody)[number][] = everybody.filter((person) => person !== 'admin')

async function unnamed(person: (typeof everybody)[number]) {
  const user = await people[person]()
  return user.merge({ minors: false }).save()
}

/** An approved ball kid with photo, document, note, history and pickup, and an adult beside it. */
async function family() {
  const { tennis, by, form: adult } = await markedPerson()
  const names = { image: `portraits/CHILD${randomToken().slice(5)}.jpg` }
  const imageOriginal = names.image.replace('portraits', 'originals')
  for (const key of [names.image, thumbOf(names.image), imageOriginal])
    await drive.use().put(key, (await photoJpeg()) as never)
  const form = await ballboyOf(
    tennis,
    'Leo',
    { name: tutor.tutorName, document: tutor.tutorDocument },
    { ...child, ...names, imageOriginal, company: 'Club Norte' }
  )
  await form.merge({ detail: { ...form.detail, ...tutor, license } }).save()
  await form.moveTo('approved', { by: null })
  const file = await storeSealed(`documents/${randomToken()}.pdf`, Buffer.from('%PDF-1.4'))
  await db.transaction((trx) =>
    FormFile.add(trx, form, [{ ...file, field: 'letter', name: 'carta.pdf' }])
  )
  await FormNote.create({ formId: form.id, text: noteText, userId: by.id })
  await FormLog.create({
    ...{ formId: form.id, type: 'updated', userId: by.id },
    ...{ from: { email: child.email }, to: { tutorCellPhone: tutor.tutorCellPhone } },
  })
  const guest = await FormFactory.merge({
    ...{ tournamentId: tennis.id, type: 'guest', category: 'guest', name: 'Mia', ...child },
    idParent: null,
  } as never).create()
  const files = [names.image, thumbOf(names.image), imageOriginal, file.key]
  const card = await Card.findByOrFail({ formId: form.id, state: 'live' })
  return { tennis, adult, form: await form.refresh(), guest, files, card }
}

const ask = (client: ApiClient, method: 'get' | 'post' | 'put', path: string, user: User) =>
  client[method](path)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .header('accept', 'application/json')

test.group('What users who are not named for minors see', (group) => {
  emptyWorld(group)

  test('no page has data of a minor for a {$self}')
    .with(named)
    .run(async ({ client, assert }, person) => {
      const { form, guest } = await family()
      const user = await unnamed(person)
      const list = await Pickup.query().orderBy('id', 'desc').firstOrFail()
      const addresses = officeAddresses([form, guest], list)
      const searches = ['Leo', license].map((word) => `/merchant/search?q=${word}`)
      for (const address of [...addresses, ...searches, `/merchant/mform/ballboy?search=Leo`]) {
        const response = await client.get(address).loginAs(user).withInertia()
        assert.isBelow(response.status(), 500, address)
        const bytes = response.text() ?? Buffer.from(response.body()).toString('latin1')
        for (const secret of spellings) {
          const echo = address.includes(secret)
          if (!echo) assert.notInclude(bytes, secret, address)
        }
      }
    })

  test('an editor who is named for minors sees all of their data', async ({ client, assert }) => {
    const { form, guest } = await family()
    const user = await people.editor()
    const list = await Pickup.query().orderBy('id', 'desc').firstOrFail()
    const seen = new Set<string>()
    for (const address of officeAddresses([form, guest], list)) {
      const response = await client.get(address).loginAs(user).withInertia()
      for (const secret of secrets) if (response.text()?.includes(secret)) seen.add(secret)
    }
    assert.sameMembers([...seen], secrets)
  })

  test('an administrator sees minors without being named', async ({ client, assert }) => {
    const { form } = await family()
    const user = await (await people.admin()).merge({ minors: false }).save()
    const props = await propsOf(client, `/merchant/mform/ballboy/${form.id}`, {}, user)
    assert.include(props.form, { birthDate: child.birthDate, withheld: false })
  })

  test('the name, state and reference of a minor are shown, on the page and in every list', async ({
    client,
    assert,
  }) => {
    const { form } = await family()
    const user = await unnamed('reviewer')
    const props = await propsOf(client, `/merchant/mform/ballboy/${form.id}`, {}, user)
    const seen = { name: 'Leo', state: 'approved', idForm: form.idForm, company: 'Club Norte' }
    assert.include(props.form, { ...seen, age: null, birthDate: null, image: null, withheld: true })
    assert.deepInclude(props.can, { edit: false, print: false })
    assert.isNotNull(props.card)
    const { forms } = await propsOf(client, '/merchant/mform/ballboy', {}, user)
    assert.include(forms.data[0], { ...seen, thumb: null, polo: null, withheld: true })
    const kids = await propsOf(client, '/merchant/ballboys', {}, user)
    assert.include(kids.ballboys.data[0], { name: form.fullName, age: null, tutor: '' })
    const { tutors } = await propsOf(client, '/merchant/tutors', {}, user)
    assert.deepInclude(tutors.data[0], { tutor: '', tutorPhones: [], tutorEmail: null })
    assert.equal(tutors.data[0].kids[0].name, form.fullName)
  })

  test('a search or a filter finds a minor by name and reference only', async ({
    client,
    assert,
  }) => {
    const { form } = await family()
    const foundBy = async (search: string, user: User) => {
      const { forms } = await propsOf(client, '/merchant/mform/ballboy', { search }, user)
      const { ballboys } = await propsOf(client, '/merchant/ballboys', { search }, user)
      const system = await propsOf(client, '/merchant/system', { search, type: 'ballboy' }, user)
      const quick = await client
        .get('/merchant/search')
        .qs({ q: search })
        .loginAs(user)
        .header('accept', 'application/json')
      const requests = quick.body().requests.filter(({ type }: any) => type === 'ballboy')
      return [forms.total, ballboys.total, system.forms.total, requests.length]
    }
    const filtered = async (user: User) =>
      (await propsOf(client, '/merchant/mform/ballboy', { polo: '12' }, user)).forms.total
    const known = ['leo', 'Léo gil', form.idForm.toLowerCase(), `${form.idForm} leo`]
    const hidden = [child.email, 'tutor@example.com', tutor.tutorName, child.document]
    hidden.push(tutor.tutorDocument, `leo ${tutor.tutorName.slice(0, 5)}`, 'ut')

    const user = await unnamed('viewer')
    for (const search of known) assert.deepEqual(await foundBy(search, user), [1, 1, 1, 1], search)
    for (const search of hidden) assert.deepEqual(await foundBy(search, user), [0, 0, 0, 0], search)
    assert.equal(await filtered(user), 0)

    const reader = await people.editor()
    for (const search of [...known, ...hidden])
      assert.deepEqual(await foundBy(search, reader), [1, 1, 1, 1], search)
    assert.equal(await filtered(reader), 1)
  })

  test('photos, documents, cards and numbers of a minor answer 403 with a sentence', async ({
    client,
    assert,
  }) => {
    const { form, files } = await family()
    const user = await unnamed('reviewer')
    const addresses = [
      ...files.map((key) => `/merchant/files?file=${encodeURIComponent(key)}`),
      ...['', '/page'].map(
        (path) => `/merchant/documents${path}?file=${encodeURIComponent(files.at(-1)!)}&page=1`
      ),
      `/merchant/preview?form=${form.id}`,
      `/merchant/preview/card.pdf?form=${form.id}`,
      `/merchant/mform/ballboy/${form.id}/edit`,
      `/merchant/mform/ballboy/${form.id}/crop`,
      `/merchant/system/${form.id}/edit`,
    ]
    for (const address of addresses) {
      const response = await ask(client, 'get', address, user)
      assert.equal(response.status(), 403, address)
      assert.include(response.body().message, 'persona menor', address)
    }
    const reveal = `/merchant/mform/ballboy/${form.id}/reveal`
    const body = { field: 'document', reason: 'Comparar' }
    ;(await ask(client, 'post', reveal, user).json(body)).assertStatus(403)
    const page = await client.get(addresses[0]).loginAs(user).withInertia()
    page.assertStatus(403)
    assert.include((page.inertiaProps as any).message, 'persona menor')
  })

  test('a minor is neither decided, changed nor printed', async ({ client, assert }) => {
    const { form, adult } = await family()
    const user = await unnamed('reviewer')
    const post = (path: string, body: object) =>
      ask(client, 'post', `/merchant/${path}`, user).json(body)
    const own = `mform/ballboy/${form.id}`
    const state = { state: 'rejected', reason: 'no' }
    ;(await post(`${own}/changestate`, state)).assertStatus(403)
    ;(await post(`${own}/askchanges`, { fields: ['image'], message: 'x' })).assertStatus(403)
    await post('mform/ballboy/changestate', { ids: [form.id], ...state })
    await post('mform/ballboy/changestate', { all: true, ...state })
    await post('system/changestate', { ids: [form.id], ...state })
    assert.equal((await form.refresh()).state, 'approved')
    await (await adult.refresh()).moveTo('approved', { by: null })
    await post('batches', { ids: [form.id, adult.id], layout: 'a6', sheet: 'single' })
    const run = await PrintRun.query().orderBy('id', 'desc').preload('rows').firstOrFail()
    assert.deepEqual(
      run.rows.map(({ formId }) => formId),
      [adult.id]
    )
    const cards = await ask(client, 'get', `/merchant/system/pdfs?ids=${form.id}`, user)
    assert.notEqual(cards.status(), 200)
  })

  test('print runs with cards of minors are for users who are named for them', async ({
    client,
    assert,
  }) => {
    const { form } = await family()
    const [reviewer, other] = [await people.reviewer(), await unnamed('printer')]
    await ask(client, 'post', '/merchant/batches', reviewer).json({
      ...{ ids: [form.id], layout: 'a6', sheet: 'single' },
    })
    const run = await PrintRun.query().orderBy('id', 'desc').firstOrFail()
    for (const [user, status] of [
      [reviewer, 200],
      [other, 404],
    ] as const)
      assert.equal((await ask(client, 'get', `/merchant/batches/${run.id}`, user)).status(), status)
  })

  test('a zone check names a minor without a photo', async ({ client, assert }) => {
    const { card } = await family()
    const photoFor = async (by: User) => (await readAt(client, card.token, { by })).result.form
    assert.isNotNull((await photoFor(await people.viewer())).photo)
    assert.include(await photoFor(await unnamed('viewer')), { name: 'Leo', photo: null })
  })

  test('an exported list leaves the columns of minors empty', async ({ client, assert }) => {
    const { form } = await family()
    const order = (user: User) =>
      ask(client, 'post', '/merchant/mform/ballboy/export', user).json({})
    const user = await unnamed('reviewer')
    await order(user)
    const [row] = await workbook()
    for (const secret of spellings) assert.notInclude(JSON.stringify(row), secret)
    assert.includeMembers(Object.values(row), [form.idForm, 'Leo', 'Aprobada', 'Club Norte'])
    await order(await people.reviewer())
    assert.includeMembers(Object.values((await workbook())[0]), [license, child.document])
    const run = await DocumentRun.query().orderBy('id', 'desc').firstOrFail()
    await DocumentRun.order('forms_export', user, {
      ...run.params,
      recipients: [user.id, (await people.reviewer()).id],
    } as never)
    assert.notInclude(JSON.stringify((await workbook())[0]), license)
  })

  test('a person who turned eighteen is seen, and a ball kid without a birth date is not', async ({
    client,
    assert,
  }) => {
    const { form } = await family()
    const user = await unnamed('viewer')
    const show = async () =>
      (await propsOf(client, `/merchant/mform/ballboy/${form.id}`, {}, user)).form
    await form.merge({ birthDate: '2000-01-01' }).save()
    assert.equal((await show()).detail.license, license)
    await form.merge({ birthDate: null }).save()
    assert.isTrue((await show()).withheld)
  })

  test('a list takes as many statements without minors as with them', async ({
    client,
    assert,
  }) => {
    await family()
    const [all, few] = [await people.reviewer(), await unnamed('reviewer')]
    for (const path of ['mform/ballboy', 'system', 'ballboys', 'tutors']) {
      const counts = []
      for (const user of [all, few]) {
        const list = () => propsOf(client, `/merchant/${path}`, {}, user)
        counts.push((await statementsOf(list)).length)
      }
      assert.isAbove(counts[0], 3, path)
      assert.equal(counts[0], counts[1], path)
    }
  })
})

test.group('Naming users for minors', (group) => {
  emptyWorld(group)

  const values = {
    ...{ name: 'Ana', email: 'ana@example.com', role: 'staff' },
    ...{ password: 'a phrase nobody guesses', password_confirmation: 'a phrase nobody guesses' },
  }

  test('a user stays named for minors if a payload leaves out the field', async ({
    client,
    assert,
  }) => {
    const admin = await people.admin()
    await ask(client, 'post', '/merchant/config/user', admin).json(values)
    const user = await User.findByOrFail('email', values.email)
    assert.isTrue(user.minors)
    const { id } = user
    await ask(client, 'put', `/merchant/config/user/${id}`, admin).json({
      ...values,
      minors: false,
    })
    await ask(client, 'put', `/merchant/config/user/${id}`, admin).json(values)
    assert.isFalse((await user.refresh()).minors)
  })

  test('the form of a user sends it, and the security log has its change', async ({
    client,
    assert,
  }) => {
    const admin = await people.admin()
    const { id } = await people.viewer()
    await ask(client, 'put', `/merchant/config/user/${id}`, admin).json({
      ...values,
      minors: false,
    })
    const { account } = await propsOf(client, `/merchant/config/user/${id}/edit`, {}, admin)
    assert.isFalse(account.minors)
    const event = await db.from('security_events').where('kind', 'user-changed').firstOrFail()
    assert.include(event.detail, 'minors')
  })
})
