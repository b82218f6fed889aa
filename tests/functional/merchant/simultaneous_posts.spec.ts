import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import Restaurant from '#models/restaurant'
import { desk } from '#tests/helpers/changes'
import { committedWorld } from '#tests/helpers/committed_world'
import { people } from '#tests/helpers/office'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const password = 'una-clave-bastante-larga-1'

test.group('Simultaneous posts of the office', (group) => {
  committedWorld(group)

  test('simultaneous posts to {0} store one row, and the other users are told')
    .with([
      [
        'config/user',
        { name: 'Ana', email: 'ana@example.com', role: 'staff', password },
        { password_confirmation: password },
      ],
      ['config/restaurant', { name: 'Prensa', kind: 'press' }],
      ['config/defaultPlayer', { tour: 'ATP', playerId: 7, name: 'Uno', lastName: 'Dos' }],
      [
        'config/resetCredits',
        { name: 'Cada día', sourceColumn: 'category', sourceValues: 'press' },
        { resetColumn: 'credits', resetValue: '1' },
      ],
    ] as [string, object, object?][])
    .run(async ({ client, assert }, [path, body, rest = {}]) => {
      await openTournaments()
      const user = await admin()
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          client
            .post(`/merchant/${path}`)
            .loginAs(user)
            .withCsrfToken()
            .redirects(0)
            .header('accept', 'application/json')
            .json({ ...body, ...rest })
        )
      )
      const statuses = answers.map((answer) => answer.status())
      assert.lengthOf(
        statuses.filter((status) => status === 302),
        1
      )
      for (const status of statuses) assert.include([302, 409, 422], status)
    })
})

test.group('A refused form without a referrer', (group) => {
  emptyWorld(group)

  test('without a referrer, a refused {0} {1} redirects to the nearest page')
    .with([
      ['put', '/merchant/config/user/:user', '/merchant/config/user/:user/edit'],
      ['post', '/merchant/mform/press/:form/askchanges', '/merchant/mform/press/:form'],
      ['post', '/merchant/mform/press/:form/credits', '/merchant/mform/press/:form'],
      ['post', '/merchant/mform/press/changestate', '/merchant/mform/press'],
      ['post', '/merchant/mform/accreditation/staff', '/merchant/mform/accreditation'],
      ['post', '/merchant/mform/guest/:form', '/merchant/mform/guest/create'],
    ] as ['put' | 'post', string, string][])
    .run(async ({ client }, [method, path, expected]) => {
      const { tennis } = await openTournaments()
      const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
      const other = await UserFactory.create()
      const filled = (text: string) =>
        text.replace(':user', String(other.id)).replace(':form', String(form.id))
      const response = await client[method](filled(path))
        .loginAs(await admin())
        .withCsrfToken()
        .redirects(0)
        .json({})
      response.assertStatus(302)
      response.assertHeader('location', filled(expected))
    })
})

test.group('A value sent as number and as text', (group) => {
  emptyWorld(group)

  test('a restaurant that is sent as number and as text is refused as a duplicate', async ({
    client,
    assert,
  }) => {
    const { post, ids, user, restaurant } = await desk(client, 1)
    const twice = [restaurant.id, String(restaurant.id)]
    const edit = client.put(`/merchant/mform/press/${ids[0]}`).loginAs(user).withCsrfToken()
    const answers = [
      await edit.header('accept', 'application/json').json({ restaurants: twice }),
      await post('mform/press/changes', { ids, set: { restaurants: twice } }).header(
        'accept',
        'application/json'
      ),
    ]
    for (const answer of answers) answer.assertStatus(422)
    assert.isNull((await Form.findOrFail(ids[0])).restaurants)
    assert.lengthOf(await Restaurant.all(), 1)
  })
})

test.group('The assignment of many requests', (group) => {
  emptyWorld(group)

  test('requests can be assigned only to users who may see them', async ({ client, assert }) => {
    const { post, ids } = await desk(client, 2)
    const scoped = await UserFactory.merge({ formTypes: ['volunteer'] }).create()
    for (const other of [await people.coordinator(), scoped]) {
      const response = await post('mform/press/changes', {
        ids,
        set: { assignedTo: other.id },
      }).header('accept', 'application/json')
      response.assertStatus(422)
      assert.equal(response.body().errors[0].rule, 'notAssignable')
    }
    assert.deepEqual(
      (await Form.all()).map(({ assignedTo }) => assignedTo),
      [null, null]
    )
  })
})
