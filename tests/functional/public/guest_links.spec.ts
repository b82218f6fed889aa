import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import FormLog from '#models/form_log'
import GuestLink from '#models/guest_link'
import MailMessage from '#models/mail_message'
import { decide } from '#models/form/reviewable'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { addFields, goodPhoto } from '#tests/helpers/forms'
import { whileOtherWaits } from '#tests/helpers/locks'
import { member, problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { teamOf } from '#tests/helpers/teams'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

async function host(client: ApiClient) {
  const { tennis } = await openTournaments()
  await sendMember(client, member(tennis.$extras.player))
  return { form: await Form.firstOrFail(), user: await reviewer() }
}

/** Staff make a link; returns the flash message. */
async function invite(
  client: ApiClient,
  form: Form,
  user: any,
  body: Record<string, unknown> = {}
) {
  const response = await client
    .post(`/merchant/mform/${form.type}/${form.id}/guestlinks`)
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

const next = (id: string) => String(Number(id) + 1)

test.group('A private link', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a private link is not made when the team has no place for the guest', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const player = await DefaultPlayer.findOrFail(form.player!)
    await teamOf(player, 2)
    await teamOf(player, 6, { detail: { validity: 'day', day: '2024-04-24' } })
    const { notice } = await invite(client, form, user, { email: 'gala@example.com' })
    assert.equal(notice.type, 'error')
    assert.match(notice.message, /no tiene plazas libres/)
    assert.lengthOf(await GuestLink.all(), 0)
    assert.lengthOf(await MailMessage.query().where('to', 'gala@example.com'), 0)
  })

  test('a private link keeps a place for its guest and shows the remaining places at once', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const player = await DefaultPlayer.findOrFail(form.player!)
    await teamOf(player, 1)
    const { path } = await invite(client, form, user)
    const others = member(player, { name: 'Otra', document: 'PAX777' })
    const refused = await sendMember(client, others)
    assert.deepEqual(problemsOf(refused), ['detail.player places.members'])
    const page = await client.get(path).withInertia()
    assert.deepInclude((page.inertiaProps as any).places.left, {
      ...{ members: 1, dayPasses: 6 },
      guests: (page.inertiaProps as any).places.most.guests,
    })
    const sent = await sendMember(client, answers(), { path })
    sent.assertHeader('location', `/forms/invitados/${form.id}/gracias`)
  })

  test('a rejected member reads that an open link keeps the last place', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const player = await DefaultPlayer.findOrFail(form.player!)
    await teamOf(player, 1)
    const [rejected] = await teamOf(player, 1, { state: 'rejected' })
    await invite(client, form, user)
    await assert.rejects(() => rejected.moveTo('approved', { by: user }), 'noPlaceLeft')
    const page = await client
      .get(`/merchant/mform/player/${rejected.id}`)
      .loginAs(user)
      .withInertia()
    assert.containsSubset(page.inertiaProps, { checks: [{ key: 'noPlace' }] })
  })

  test('a guest invites nobody', async ({ client, assert }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    await sendMember(client, answers(), { path })
    const guest = await Form.findByOrFail('type', 'guest')
    const { notice } = await invite(client, guest, user)
    assert.equal(notice.type, 'error')
    assert.lengthOf(await GuestLink.all(), 1)
  })

  test('a private link stays out of caches and referrers, and a form with an error comes back to it', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    const page = await client.get(path).withInertia()
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('referrer-policy', 'no-referrer')
    const refused = await client.post(path).withCsrfToken().redirects(0).json({ name: 'Gala' })
    refused.assertHeader('location', path)
    assert.isNull(await Form.findBy('type', 'guest'))
  })

  test('a private link admits one guest of the inviting player', async ({ client, assert }) => {
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

  test('a private link {what} does not work')
    .with([
      {
        what: 'changed by a letter',
        spoil: (path: string) => path.replace(/signature=./, 'signature=_'),
      },
      {
        what: 'for another host',
        spoil: (path: string) => path.replace(/(?<=invitados\/)\d+/, next),
      },
      {
        what: 'with another number',
        spoil: (path: string) => path.replace(/(?<=link=)\d+/, next),
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

  test('an expired or revoked private link does not work', async ({ client, assert }) => {
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

  test('revoking a used or revoked private link changes nothing and answers the same', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    await sendMember(client, answers(), { path })
    await invite(client, form, user)
    const [used, open] = await GuestLink.query().orderBy('id')
    const revoke = (link: GuestLink) =>
      client
        .delete(`/merchant/mform/player/${form.id}/guestlinks/${link.id}`)
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
    for (const link of [open, used, open])
      assert.equal(flashed(await revoke(link)).notice?.message, 'Enlace anulado: ya no abre nada.')
    await used.refresh()
    assert.deepEqual([used.state, used.revokedAt], ['used', null])
    const lines = await FormLog.query().where({ formId: form.id, type: 'guest-link' }).orderBy('id')
    assert.deepEqual(
      lines.map(({ to }) => to),
      [{ days: 14 }, { days: 14 }, { revoked: true }]
    )
  })

  test('a private link does not work while its host is rejected', async ({ client, assert }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    await form.moveTo('rejected', { by: user })
    const page = await client.get(path).withInertia()
    page.assertStatus(403)
    page.assertInertiaComponent('errors/link_expired')
    ;(await sendMember(client, answers(), { path })).assertStatus(403)
    assert.lengthOf(await Form.query().where('type', 'guest'), 0)
    await form.moveTo('approved', { by: user })
    ;(await client.get(path).withInertia()).assertStatus(200)
  })

  test('an open private link holds a guest place', async ({ client, assert }) => {
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

  test('a private link is mailed to its guest', async ({ client, assert }) => {
    const { form, user } = await host(client)
    await invite(client, form, user, { email: 'Gala@Example.com', days: 3 })
    const mail = await MailMessage.findByOrFail('template', 'guest_link')
    assert.deepInclude(mail.serialize(), { to: 'gala@example.com', state: 'sent' })
    const { expiresAt } = await GuestLink.firstOrFail()
    assert.equal(expiresAt.diffNow('days').days, 3)
  })

  test('a private link can be made only for a player and only by users who may edit', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    await form.moveTo('rejected', { by: user })
    assert.equal((await invite(client, form, user)).notice.type, 'error')
    assert.lengthOf(await GuestLink.all(), 0)
  })

  test('a guest form without a player and without a private link is refused', async ({
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

  test('the form of a private link names missing answers of the guest', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    const { 'detail[type]': omitted, ...rest } = answers()
    assert.deepEqual(problemsOf(await sendMember(client, rest, { path })), ['detail.type required'])
    ;(await client.get(path).withInertia()).assertStatus(200)
  })
})

test.group('A private link that loses its host', (group) => {
  committedWorld(group)

  test('a private link whose host is rejected while the guest sends it admits nobody', async ({
    client,
    assert,
  }) => {
    const { form, user } = await host(client)
    const { path } = await invite(client, form, user)
    const sent = await whileOtherWaits(
      (trx) => decide(trx, [form.id], 'rejected', { by: user }),
      () => sendMember(client, answers(), { path })
    )
    sent.assertStatus(403)
    assert.lengthOf(await Form.query().where('type', 'guest'), 0)
    assert.isNull((await GuestLink.firstOrFail()).usedAt)
  })
})
