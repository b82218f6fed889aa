import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import BlacklistEntry from '#models/blacklist_entry'
import DefaultPlayer from '#models/default_player'
import ExportRecipient from '#models/export_recipient'
import Form from '#models/form'
import Permission from '#models/permission'
import Pickup from '#models/pickup'
import Restaurant from '#models/restaurant'
import Tournament from '#models/tournament'
import User from '#models/user'
import { PersonErasure } from '#people/erasure'
import { makeList } from '#pickups/make_list'
import { saveList } from '#pickups/edit_list'
import { tablesNaming } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'
import { restaurantOf } from '#tests/helpers/restaurants'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const person = {
  name: 'Zzyzxa',
  lastName: 'Quuxmark',
  document: 'QPASS998877',
  email: 'zzyzxa.quuxmark@example.com',
}

/** A browser of an administrator that has a page of the office open. */
async function opened(client: ApiClient, path: string, at = `${path}/edit`) {
  const user = await people.admin()
  const page = await client.get(at).loginAs(user).withInertia()
  page.assertStatus(200)
  const { revision, ...props } = page.inertiaProps as Record<string, any>
  const save = (values: object, sent: object = { revision }) =>
    client
      .put(path)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ ...values, ...sent })
  return { props, save }
}

const erase = async ({ id }: Form) => new PersonErasure(id).run(await people.admin())

test.group('A form that was opened before', (group) => {
  emptyWorld(group)

  test('does not bring an erased person back into the request of another', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, ...person }).create()
    const observation = `Travels with ${person.name} ${person.lastName} (${person.email})`
    const other = await FormFactory.merge({ tournamentId: tennis.id, observation }).create()
    const { id, version } = await Form.findOrFail(other.id)
    await erase(form)
    const response = await client
      .put(`/merchant/mform/press/${id}`)
      .loginAs(await people.admin())
      .withCsrfToken()
      .redirects(0)
      .json({ version, observation, company: 'Diario' })
    assert.include(flashed(response).notice!.message, 'Otra persona')
    assert.deepEqual(await tablesNaming([person.lastName, person.email]), [])
  })

  test('does not tell by its revision whether a hidden document was guessed', async ({
    client,
    assert,
  }) => {
    const collector = { name: 'Ana', lastname: 'Ruiz', type: 'person' as const }
    const by = await people.admin()
    const { id } = await makeList({ ...collector, document: 'QPASS998877' }, [], by)
    const revisionOf = async () => {
      const page = await client.get(`/merchant/signature/${id}/edit`).loginAs(by).withInertia()
      return (page.inertiaProps as Record<string, any>).revision
    }
    const hidden = await revisionOf()
    await saveList((await Pickup.findOrFail(id)).merge({ document: 'WPASS558877' }), undefined, by)
    assert.equal(await revisionOf(), hidden)
  })

  test('does not bring an erased collector back into a pickup list', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, ...person }).create()
    const { name, lastName: lastname, email, document } = person
    const collector = { name, lastname, email, document, type: 'person' as const }
    const { id } = await makeList(collector, [], await people.admin())
    const { save } = await opened(client, `/merchant/signature/${id}`)
    const loaded = await Pickup.findOrFail(id)
    await erase(form)
    const response = await save(collector)
    assert.include(flashed(response).notice!.message, 'Ha cambiado desde que')
    const saved = saveList(loaded.merge(collector), undefined, await people.admin())
    await assert.rejects(() => saved, /changedMeanwhile/)
    assert.deepEqual(await tablesNaming([person.lastName, person.email]), [])
  })

  test('does not bring back a recipient of nightly lists whom somebody else has removed', async ({
    client,
    assert,
  }) => {
    const [{ id: removed }, { id: added }] = [await people.admin(), await people.admin()]
    await ExportRecipient.create({ formType: 'press', userId: removed })
    const path = '/merchant/config/exports'
    const { save } = await opened(client, path, path)
    await ExportRecipient.query().delete()
    const refused = await save({ recipients: { press: [removed, added] } })
    assert.include(flashed(refused).notice!.message, 'Ha cambiado desde que')
    assert.lengthOf(await ExportRecipient.all(), 0)
    await (await opened(client, path, path)).save({ recipients: { press: [added] } })
    assert.deepEqual(
      (await ExportRecipient.all()).map(({ userId }) => userId),
      [added]
    )
  })

  test('does not undo what somebody else saved in {$self}')
    .with([
      ...(['a user', 'a profile', 'a restaurant'] as const),
      ...(['a blacklist entry', 'an edition', 'a player'] as const),
    ])
    .run(async ({ client, assert }, what) => {
      const { tennis } = await openTournaments()
      const records = {
        'a user': async () => {
          const { id } = await people.reviewer()
          const other = () => User.query().where({ id }).update({ active: false })
          const path = `/merchant/config/user/${id}`
          return { path, of: 'account', other, now: () => User.findOrFail(id) }
        },
        'a profile': async () => {
          const { id } = await profileOf(tennis, { flags: { Z0: true } })
          const other = () => Permission.query().where({ id }).update({ flags: '{}' })
          const path = `/merchant/permission/${id}`
          return { path, of: 'permission', other, now: () => Permission.findOrFail(id) }
        },
        'a restaurant': async () => {
          const { id } = await restaurantOf()
          const other = () => Restaurant.query().where({ id }).update({ kind: 'staff' })
          const path = `/merchant/config/restaurant/${id}`
          return { path, of: 'restaurant', other, now: () => Restaurant.findOrFail(id) }
        },
        'a blacklist entry': async () => {
          const entry = new BlacklistEntry().merge({
            name: 'Vetada',
            lastName: 'Ejemplo',
            reason: 'x',
          })
          await entry.saveFor(await people.admin())
          const { id } = entry
          const other = () => BlacklistEntry.query().where({ id }).update({ reason: 'y' })
          const path = `/merchant/config/blacklist/${id}`
          return { path, of: 'entry', other, now: () => BlacklistEntry.findOrFail(id) }
        },
        'a player': async () => {
          const { id } = tennis.$extras.player
          const other = () => DefaultPlayer.query().where({ id }).update({ active: false })
          const path = `/merchant/config/defaultPlayer/${id}`
          return { path, of: 'player', other, now: () => DefaultPlayer.findOrFail(id) }
        },
        'an edition': async () => {
          const { id } = tennis
          const other = () => Tournament.query().where({ id }).update({ quarterFinals: true })
          const path = `/merchant/config/tournament/${id}`
          return { path, of: 'tournament', other, now: () => Tournament.findOrFail(id) }
        },
      }
      const { path, of, other, now } = await records[what]()
      const { props, save } = await opened(client, path)
      await other()
      const before = (await now()).serialize()
      const values = { ...props[of], name: 'Otra' }
      const response = await save(values)
      assert.include(flashed(response).notice!.message, 'Ha cambiado desde que')
      assert.deepEqual((await now()).serialize(), before)
    })

  test('is saved if only its own user has changed the user meanwhile', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const user = await people.reviewer()
    const { props, save } = await opened(client, `/merchant/config/user/${user.id}`)
    await client.get('/merchant').loginAs(user)
    await user.merge({ locale: 'en' }).save()
    await save({ ...props.account, restaurants: [], name: 'Otra' })
    assert.equal((await user.refresh()).name, 'Otra')
  })
})
