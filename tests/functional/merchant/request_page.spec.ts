import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import type User from '#models/user'
import { atNoon } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { guest, member, sendMember } from '#tests/helpers/players'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

/** A team member with a guest, sent through the public form. */
async function team(client: ApiClient) {
  const { tennis } = await openTournaments()
  await sendMember(client, { ...member(tennis.$extras.player), ...guest(1) })
  const [host, invited] = await Form.query().orderBy('id')
  return { tennis, host, invited }
}

const shown = async (client: ApiClient, form: Form, user: User) =>
  (await client.get(`/merchant/mform/${form.type}/${form.id}`).loginAs(user).withInertia())
    .inertiaProps as any

test.group('The page of a request', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('the page of a team member shows the guests, and the page of a guest shows the host', async ({
    client,
    assert,
  }) => {
    const { host, invited } = await team(client)
    const user = await reviewer()
    const related = ({ id, type, idForm, name, lastName, state }: Form) => ({
      ...{ id, type, idForm, name, lastName, state },
      withdrawn: false,
      reserved: false,
    })
    const ofHost = await shown(client, host, user)
    assert.deepEqual([ofHost.guests, ofHost.parent], [[related(invited)], null])
    // A guest is shown on the page of the host.
    const { guest: ofGuest } = await shown(client, invited, user)
    assert.deepEqual([ofGuest.guests, ofGuest.parent], [[], related(host)])
    assert.equal(ofHost.form.detail.playerName, 'Ejemplo Uno')
    assert.isTrue(ofHost.formType.fields.playerName.derived)
  })

  test('the page of a request hides people of form types that the reader cannot see', async ({
    client,
    assert,
  }) => {
    const { host, invited } = await team(client)
    const only = (type: string) => UserFactory.merge({ formTypes: [type] }).create()
    assert.deepEqual((await shown(client, host, await only('player'))).guests, [])
    assert.isNull((await shown(client, invited, await only('guest'))).parent)
  })

  test('the page of a request shows private links only to users who may make them', async ({
    client,
    assert,
  }) => {
    const { host } = await team(client)
    const user = await reviewer()
    await client
      .post(`/merchant/mform/player/${host.id}/guestlinks`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ email: 'gala@example.com' })
    const [link] = (await shown(client, host, user)).guestLinks
    assert.deepInclude(link, { email: 'gala@example.com', state: 'open' })
    assert.match(link.url, /invitados\/\d+\?.*signature=/)
    assert.deepEqual((await shown(client, host, await people.viewer())).guestLinks, [])
  })

  test('the page of a request shows the requested changes until the decision', async ({
    client,
    assert,
  }) => {
    const { host } = await team(client)
    const user = await reviewer()
    await client
      .post(`/merchant/mform/player/${host.id}/askchanges`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ fields: ['image', 'passportNumber'], message: 'La foto no se ve.' })
    const { asked, logs } = await shown(client, host, user)
    assert.deepInclude(asked, { fields: ['image', 'passportNumber'], message: 'La foto no se ve.' })
    assert.deepInclude(logs, {
      ...logs.find(({ type }: any) => type === 'asked'),
      user: user.name,
      to: { fields: asked.fields, message: asked.message },
    })
    await (await Form.findOrFail(host.id)).moveTo('approved', { by: user })
    assert.isNull((await shown(client, host, user)).asked)
  })

  test('the page and the list show that a request was withdrawn', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const user = await reviewer()
    const row = async () =>
      ((await client.get('/merchant/mform/press').loginAs(user).withInertia()).inertiaProps as any)
        .forms.data[0]
    assert.isFalse((await row()).withdrawn)
    await form.withdraw()
    assert.deepInclude(await row(), { withdrawn: true, state: 'rejected' })
    const props = await shown(client, form, user)
    assert.isTrue(props.form.withdrawn)
    assert.equal(Date.parse(props.withdrawnAt), DateTime.now().toMillis())
  })
})
