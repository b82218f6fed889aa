import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { FormFactory } from '#database/factories/form_factory'
import { people } from '#tests/helpers/office'
import { carded, crowd } from '#tests/helpers/system'
import { emptyWorld, reviewer } from '#tests/helpers/world'

test.group('The edit page of the accreditation system', (group) => {
  emptyWorld(group)

  test('the edit page works for every form type and shows state, card and history', async ({
    client,
    assert,
  }) => {
    const { press, free } = await crowd()
    await carded(free)
    for (const form of [press, free]) {
      const response = await client
        .get(`/merchant/system/${form.id}/edit`)
        .loginAs(await reviewer())
        .withInertia()
      response.assertInertiaComponent('merchant/systems/edit')
      const props = response.inertiaProps as any
      assert.equal(props.type, form.type)
      assert.equal(props.form.idForm, form.idForm)
      assert.isNotEmpty(props.options.categories)
    }
    const { inertiaProps } = await client
      .get(`/merchant/system/${free.id}/edit`)
      .loginAs(await reviewer())
      .withInertia()
    const props = inertiaProps as any
    assert.equal(props.card.serial, free.idForm)
    assert.isTrue(props.logs.some(({ type }: any) => type === 'state'))
  })

  test('a request is saved by the rules of its form type, and only from the newest version', async ({
    client,
    assert,
  }) => {
    const { press, free } = await crowd()
    const user = await reviewer()
    const put = (id: number, body: object) =>
      client
        .put(`/merchant/system/${id}`)
        .loginAs(user)
        .withCsrfToken()
        .header('accept', 'application/json')
        .redirects(0)
        .json(body)
    ;(await put(free.id, { job: 'Chófer', version: 1 })).assertStatus(302)
    await free.refresh()
    assert.equal(free.detail.job, 'Chófer')
    ;(await put(free.id, { job: 'Guía', version: 1 })).assertStatus(409)
    ;(await put(press.id, { media: 'none of them' })).assertStatus(422)
    ;(await put(press.id, { mediaName: 'Otro diario' })).assertStatus(302)
    assert.equal((await press.refresh()).detail.mediaName, 'Otro diario')
  })

  test('saving redirects to the page of the request, or back here for a free accreditation', async ({
    client,
    assert,
  }) => {
    const { press, free } = await crowd()
    for (const [form, location] of [
      [press, `/merchant/mform/press/${press.id}`],
      [free, `/merchant/system/${free.id}/edit`],
    ] as const) {
      const response = await client
        .post(`/merchant/system/${form.id}?_method=PUT`)
        .loginAs(await reviewer())
        .withCsrfToken()
        .redirects(0)
        .json({ name: 'Otra' })
      assert.equal(response.header('location'), location)
    }
  })

  test('the edit page of a guest redirects to the page of the host', async ({ client, assert }) => {
    const { tennis } = await crowd()
    const host = await FormFactory.merge({ type: 'player', tournamentId: tennis.id }).create()
    const guest = await FormFactory.merge({
      type: 'guest',
      tournamentId: tennis.id,
      idParent: host.id,
    }).create()
    const response = await client
      .get(`/merchant/system/${guest.id}/edit`)
      .loginAs(await reviewer())
      .redirects(0)
    assert.equal(
      response.header('location'),
      `/merchant/mform/player/${host.id}?guest=${guest.id}&edit=1`
    )
  })

  test('the edit page is limited to the form types of the user', async ({ client }) => {
    const { press, line } = await crowd()
    const limited = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['line'] })
      .create()
    const open = (id: number, user: typeof limited) =>
      client.get(`/merchant/system/${id}/edit`).loginAs(user).withInertia()
    ;(await open(press.id, limited)).assertStatus(403)
    ;(await open(line.id, limited)).assertStatus(200)
    ;(await open(line.id, await people.viewer())).assertStatus(403)
    ;(await open(99_999, limited)).assertStatus(404)
  })

  test('the office search finds a free accreditation', async ({ client, assert }) => {
    const { free } = await crowd()
    const response = await client.get('/merchant/search?q=free').loginAs(await reviewer())
    assert.equal(response.body().requests[0].url, `/merchant/system/${free.id}/edit`)
    // A viewer is led to the card preview instead.
    const seen = await client.get('/merchant/search?q=free').loginAs(await people.viewer())
    assert.equal(seen.body().requests[0].url, `/merchant/preview?form=${free.id}`)
  })
})
