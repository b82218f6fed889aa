import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import Form from '#models/form'
import GuestLink from '#models/guest_link'
import MailMessage from '#models/mail_message'
import { addFields, goodPhoto } from '#tests/helpers/forms'
import { member, problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

async function host(client: ApiClient) {
  const { tennis } = await openTournaments()
  await sendMember(client, member(tennis.$extras.player))
  return { form: await Form.firstOrFail(), user: await reviewer() }
}

/** Staff make a link; what the flash carries. */
async function invite(
  client: ApiClient,
  form: Form,
  user: any,
  body: Record<string, unknown> = {}
) {
  const response = await client
    .post(`/merchant/mform/player/${form.id}/guestlinks`)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .json(body)
  const { notice } = flashed(response) as any
  return {
    notice,
    path: notice.link && new URL(notice.link).pathname + new URL(notice.link).search,
  }
}

const answers = () => ({
  ...somebody({ name: 'Gala' }),
  'acceptPrivacy': 'true',
  'detail[type]': 'Guest1',
  'detail[validity]': 'full',
})

test.group('A private link', (group) => {
  emptyWorld(group)

  test('lets one guest in, of the one who invites', async ({ client, assert }) => {
    const { form, user } = await host(client)
    const { notice, path } = await invite(client, form, user)
    assert.equal(notice.type, 'success')
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('forms/guest')
    const props = page.inertiaProps as any
    assert.equal(props.host.name, 'Ana Ruiz Gil')
    assert.isNotEmpty(props.options.defaultGuestTypes)

    const sent = await sendMember(client, answers(), { path })
    sent.assertHeader('location', `/forms/invitados/${form.id}/gracias`)
    const guest = await Form.findByOrFail('type', 'guest')
    assert.deepInclude(guest.serialize(), {
      idParent: form.id,
      player: form.player,
      category: 'guest',
    })
    assert.equal(guest.detail.playerName, 'Ejemplo Uno')

    const again = await client.get(path).withInertia()
    again.assertStatus(403)
    again.assertInertiaComponent('errors/link_expired')
    ;(await sendMember(client, answers(), { path })).assertStatus(403)
    assert.lengthOf(await Form.query().where('type', 'guest'), 1)
  })

  test('{what} opens nothing')
    .with([
      {
        what: 'changed by a letter',
        spoil: (path: string) => path.replace(/signature=./, 'signature=_'),
      },
      {
        what: 'for another host',
        spoil: (path: string) => path.replace(/invitados\/\d+/, 'invitados/999'),
      },
      {
        what: 'with another number',
        spoil: (path: string) => path.replace(/link=\d+/, 'link=999'),
      },
      { what: 'without a signature', spoil: (path: string) => path.split('?')[0] },
    ])
    .run(async ({ client }, { spoil }) => {
      const { form, user } = await host(client)
      const { path } = await invite(client, form, user)
      const page = await client.get(spoil(path)).withInertia()
      page.assertStatus(403)
      page.assertInertiaComponent('errors/link_expired')
      ;(await sendMember(client, answers(), { path: spoil(path) })).assertStatus(403)
    })

  test('that is over, or was revoked, opens nothing', async ({ client, assert }) => {
    const { form, user } = await host(client)
    const over = await invite(client, form, user, { days: 0 })
    const page = await client.get(over.path).withInertia()
    page.assertStatus(403)
    const open = await invite(client, form, user)
    const link = await GuestLink.query().orderBy('id', 'desc').firstOrFail()
    const shown = await client.get(`/merchant/mform/player/${form.id}`).loginAs(user).withInertia()
    assert.deepEqual(
      (shown.inertiaProps as any).guestLinks.map(({ state }: any) => state),
      ['over', 'open']
    )
    await client
      .delete(`/merchant/mform/player/${form.id}/guestlinks/${link.id}`)
      .loginAs(user)
      .withCsrfToken()
    ;(await client.get(open.path).withInertia()).assertStatus(403)
    ;(await sendMember(client, answers(), { path: open.path })).assertStatus(403)
    assert.lengthOf(await Form.query().where('type', 'guest'), 0)
  })

  test('holds a guest place while it is open', async ({ client, assert }) => {
    const { form, user } = await host(client)
    for (let count = 0; count < 3; count++)
      assert.isNotEmpty((await invite(client, form, user)).path)
    const fourth = await invite(client, form, user)
    assert.equal(fourth.notice.type, 'error')
    assert.lengthOf(await GuestLink.all(), 3)
    await GuestLink.query()
      .limit(1)
      .update({ expiresAt: DateTime.utc().minus({ days: 1 }).toSQL({ includeOffset: false }) })
  })

  test('goes by mail to whom it is for', async ({ client, assert }) => {
    const { form, user } = await host(client)
    await invite(client, form, user, { email: 'Gala@Example.com', days: 3 })
    const mail = await MailMessage.findByOrFail('template', 'guest_link')
    assert.deepInclude(mail.serialize(), { to: 'gala@example.com', state: 'sent' })
    const { expiresAt } = await GuestLink.firstOrFail()
    assert.approximately(expiresAt.diffNow('days').days, 3, 0.01)
  })

  test('is made for a player only, by those who may edit', async ({ client, assert }) => {
    const { form, user } = await host(client)
    await form.moveTo('rejected', { by: user })
    assert.equal((await invite(client, form, user)).notice.type, 'error')
    assert.lengthOf(await GuestLink.all(), 0)
  })

  test('is the only way in: a guest typed in without a player is refused', async ({
    client,
    assert,
  }) => {
    await host(client)
    const { acceptPrivacy, ...guest } = answers()
    const photo = await goodPhoto()
    const request = client
      .post('/merchant/mform/guest')
      .loginAs(await reviewer())
      .withCsrfToken()
    request.header('accept', 'application/json')
    addFields(request, guest)
    request.file('image', photo.bytes, { filename: photo.name, contentType: photo.type })
    assert.deepEqual(problemsOf(await request), ['player required'])
  })

  test('says what is missing about the guest', async ({ client, assert }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    const { 'detail[type]': omitted, ...rest } = answers()
    assert.deepEqual(problemsOf(await sendMember(client, rest, { path })), ['detail.type required'])
    ;(await client.get(path).withInertia()).assertStatus(200)
  })
})
