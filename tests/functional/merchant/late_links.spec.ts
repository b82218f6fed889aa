import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import LateLink from '#models/late_link'
import MailMessage from '#models/mail_message'
import RegistrationWindow from '#models/registration_window'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { sendForm } from '#tests/helpers/forms'
import { odd } from '#tests/helpers/invalid_values'
import { member, sendMember } from '#tests/helpers/players'
import {
  emptyWorld,
  flashed,
  openTournaments,
  playerOf,
  pressAnswers,
  reviewer,
} from '#tests/helpers/world'

/** All forms are closed, and an office user makes late links. */
async function closed(client: ApiClient, user?: any) {
  const { tennis } = await openTournaments()
  await RegistrationWindow.query().delete()
  const by = user ?? (await reviewer())
  const make = (body: object) =>
    client.post('/merchant/latelinks').loginAs(by).withCsrfToken().redirects(0).json(body)
  /** Makes a link and returns its path. */
  const link = async (body: object = {}) => {
    const response = await make({ form: 'press', email: 'Tarde@Example.com', ...body })
    const { notice } = flashed(response) as any
    const { pathname, search } = new URL(notice.link)
    return pathname + search
  }
  const open = async (query = '') =>
    (await client.get(`/merchant/latelinks${query}`).loginAs(by).withInertia()).inertiaProps as any
  return { tennis, user: by, make, link, open }
}

test.group('A late link', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a late link opens the closed form to one person once', async ({ client, assert }) => {
    const { link } = await closed(client)
    const path = await link()
    assert.match(path, /^\/forms\/prensa\?late=\d+&.*signature=/)
    ;(await client.get('/forms/prensa').withInertia()).assertInertiaComponent('closed')
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('forms/press')
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('referrer-policy', 'no-referrer')

    const sent = await sendForm(client, path, pressAnswers())
    sent.assertHeader('location', '/forms/prensa/gracias')
    const form = await Form.firstOrFail()
    const used = await LateLink.firstOrFail()
    assert.deepEqual([used.formId, used.state], [form.id, 'used'])

    const again = await client.get(path).withInertia()
    again.assertStatus(403)
    again.assertInertiaComponent('errors/link_expired')
    const twice = await sendForm(client, path, pressAnswers({ document: 'PAS1234' }), {
      json: true,
      locale: 'en',
    })
    twice.assertStatus(403)
    assert.lengthOf(await Form.all(), 1)
  })

  test('a late link is remembered for every path of the form', async ({ client, assert }) => {
    const { tennis, link } = await closed(client)
    const path = await link({ form: 'player' })
    ;(await client.get(path).withInertia()).assertInertiaComponent('forms/player')
    const { id } = await LateLink.firstOrFail()
    const visitor = { 'late.player': id }
    const old = await client.get('/forms/jugadores/old').withSession(visitor).withInertia()
    old.assertInertiaComponent('forms/returning_player')
    const nobody = await client.get('/forms/jugadores/old').withInertia()
    nobody.assertInertiaComponent('players_closed')
    const sent = await sendMember(client, member(tennis.$extras.player), { path })
    sent.assertStatus(302)
    assert.equal((await LateLink.firstOrFail()).state, 'used')
  })

  test('a late link for an accreditation contains its type', async ({ client, assert }) => {
    const { link } = await closed(client)
    const path = await link({ form: 'accreditation', type: 'vip' })
    assert.match(path, /^\/forms\/vip\/acreditaciones\?late=/)
    ;(await client.get(path).withInertia()).assertInertiaComponent('forms/accreditation')
    assert.match(await link({ form: 'accreditation' }), /^\/forms\/staff\/acreditaciones/)
  })

  test('a late link for one type of accreditation opens no other', async ({ client, assert }) => {
    const { link } = await closed(client)
    await link({ form: 'accreditation', type: 'staff' })
    const { id } = await LateLink.firstOrFail()
    const page = (type: string) =>
      client
        .get(`/forms/${type}/acreditaciones`)
        .withSession({ 'late.accreditation': id })
        .withInertia()
    ;(await page('staff')).assertInertiaComponent('forms/accreditation')
    ;(await page('vip')).assertInertiaComponent('closed')
    assert.equal((await LateLink.findOrFail(id)).state, 'open')
  })

  test('a late link {what} does not work')
    .with([
      { what: 'changed by a letter', spoil: (path: string) => path.replace(/signature=./, '$&_') },
      { what: 'for another form', spoil: (path: string) => path.replace('prensa', 'lineas') },
      {
        what: 'with another number',
        spoil: (path: string) => path.replace(/(?<=late=)\d+/, (id) => String(Number(id) + 1)),
      },
      { what: 'without a number', spoil: (path: string) => path.replace(/late=\d+/, 'late=') },
      { what: 'without a signature', spoil: (path: string) => path.split('&')[0] },
    ])
    .run(async ({ client, assert }, { spoil }) => {
      const { link } = await closed(client)
      const path = spoil(await link())
      const page = await client.get(path).withInertia()
      page.assertStatus(403)
      page.assertInertiaComponent('errors/link_expired')
      ;(await sendForm(client, path, pressAnswers(), { json: true })).assertStatus(403)
      assert.lengthOf(await Form.all(), 0)
    })

  test('an expired or revoked late link does not work', async ({ client, assert }) => {
    const { link, user, open } = await closed(client)
    ;(await client.get(await link({ days: 0 })).withInertia()).assertStatus(403)
    const path = await link()
    const { id } = await LateLink.query().orderBy('id', 'desc').firstOrFail()
    await client.delete(`/merchant/latelinks/${id}`).loginAs(user).withCsrfToken().redirects(0)
    ;(await client.get(path).withInertia()).assertStatus(403)
    ;(await sendForm(client, path, pressAnswers(), { json: true })).assertStatus(403)
    const session = client.get('/forms/prensa').withSession({ 'late.press': id })
    ;(await session.withInertia()).assertInertiaComponent('closed')
    const { links } = await open()
    assert.deepEqual(
      links.data.map(({ state, url }: any) => [state, url]),
      [
        ['revoked', null],
        ['over', null],
      ]
    )
    const changes = await EntityChange.query().where('entity', 'late_links').orderBy('id')
    assert.deepEqual(
      changes.map(({ type }) => type),
      ['created', 'created', 'updated']
    )
  })

  test('a late link stays valid when the submission is refused', async ({ client, assert }) => {
    const { link } = await closed(client)
    const path = await link()
    const refused = await sendForm(client, path, pressAnswers({ name: '' }), { json: true })
    refused.assertStatus(422)
    assert.equal((await LateLink.firstOrFail()).state, 'open')
    ;(await sendForm(client, path, pressAnswers())).assertStatus(302)
  })

  test('a late link that is used twice with one nonce makes one request, and both posts are thanked', async ({
    client,
    assert,
  }) => {
    const { link } = await closed(client)
    const path = await link()
    const answers = pressAnswers({ nonce: 'd0a5f5a4-52f5-4f7c-9d0c-0f4f4fb6e1a1' })
    for (let count = 0; count < 2; count++)
      (await sendForm(client, path, answers)).assertHeader('location', '/forms/prensa/gracias')
    assert.lengthOf(await Form.all(), 1)
  })

  test('a late link is mailed in the requested language', async ({ client, assert }) => {
    const { link } = await closed(client)
    await link({ locale: 'en', days: 3 })
    const mail = await MailMessage.findByOrFail('template', 'late_link')
    assert.deepInclude(mail.serialize(), { to: 'tarde@example.com', locale: 'en', state: 'sent' })
    assert.match(mail.subject!, /your link/)
    const { expiresAt } = await LateLink.firstOrFail()
    assert.equal(expiresAt.diffNow('days').days, 3)
  })

  test('the list of late links shows form, author and recipient', async ({ client, assert }) => {
    const { link, open, user } = await closed(client)
    const path = await link()
    await link({ form: 'line' })
    const { links, types } = await open('?form=press')
    assert.lengthOf(links.data, 1)
    assert.deepInclude(links.data[0], {
      formType: 'press',
      email: 'tarde@example.com',
      state: 'open',
      author: user.name,
      request: null,
    })
    assert.include(links.data[0].url, path.split('?')[0])
    assert.lengthOf(types, 9)
  })

  test('the address of somebody who is withheld from a user is not in the list', async ({
    client,
    assert,
  }) => {
    const { link, open } = await closed(client)
    const path = await link()
    assert.equal((await open()).links.data[0].email, 'tarde@example.com')
    await sendForm(client, path, pressAnswers())
    const form = await Form.firstOrFail()
    assert.equal((await open()).links.data[0].email, 'tarde@example.com')
    await form.merge({ restrictedAt: DateTime.utc() }).save()
    assert.isNull((await open()).links.data[0].email)
  })

  test('an invalid late link is refused with errors at its fields', async ({ client, assert }) => {
    const { make } = await closed(client)
    assert.sameMembers(Object.keys(flashed(await make({})).errors), ['form', 'email'])
    const good = { form: 'press', email: 'a@example.com' }
    for (const name of ['form', 'email', 'days', 'type', 'locale'])
      for (const value of odd) {
        const response = await make({ ...good, [name]: value })
        assert.equal(response.status(), 302, `${name} ${String(value).slice(0, 20)}`)
      }
    assert.isTrue((await LateLink.all()).every(({ formType }) => formType === 'press'))
    for (const form of ['guest', 'free'])
      assert.deepEqual(Object.keys(flashed(await make({ ...good, form })).errors), ['form'])
  })

  test('a user can make late links only for their form types', async ({ client, assert }) => {
    const limited = UserFactory.apply('reviewer').merge({ formTypes: ['gpress'] })
    const { make, open } = await closed(client, await limited.create())
    ;(await make({ form: 'press', email: 'a@example.com' })).assertStatus(403)
    assert.lengthOf(await LateLink.all(), 0)
    assert.deepEqual(
      (await open()).types.map(({ value }: any) => value),
      ['gpress']
    )
  })
})

test.group('Two simultaneous posts through one late link', (group) => {
  committedWorld(group)

  test('simultaneous posts through one late link make one request', async ({ client, assert }) => {
    const { link, tennis } = await closed(client)
    await playerOf(tennis)
    const path = await link()
    const responses = await Promise.all(
      ['PAS1001', 'PAS1002', 'PAS1003'].map((document) =>
        sendForm(client, path, pressAnswers({ document }), { json: true })
      )
    )
    assert.sameMembers(
      responses.map((response) => response.status()),
      [302, 403, 403]
    )
    assert.lengthOf(await Form.all(), 1)
  })
})
