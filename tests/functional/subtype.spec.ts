import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { statusTokenOf } from '#text/secrets'
import { addFields, completeAnswers, goodPhoto, sendForm } from '#tests/helpers/forms'
import { guest, member, problemsOf, sendMember } from '#tests/helpers/players'
import { typeIn } from '#tests/helpers/typed_requests'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

/** All the ways in which a program can say that somebody is a chair umpire. */
const ways: Record<string, Record<string, string>> = {
  'type': { type: 'chair' },
  'subtype': { subtype: 'chair' },
  'subtype before type': { subtype: 'chair', type: 'line' },
  'detail[type] before both': { 'detail[type]': 'chair', 'subtype': 'line', 'type': 'line' },
  'detail[subtype] before all': {
    'detail[subtype]': 'chair',
    'detail[type]': 'line',
    'subtype': 'line',
    'type': 'line',
  },
}

async function umpire() {
  const { tennis } = await openTournaments()
  const { type, ...answers } = completeAnswers(formTypes.get('line'), tennis as any).sent
  return answers
}

const kindOf = async (type: string) =>
  (await Form.query().where('type', type).orderBy('id', 'desc').firstOrFail()).detail.type

test.group('The answer "type" of a request', (group) => {
  emptyWorld(group)

  for (const [way, said] of Object.entries(ways)) {
    test(`the type is taken from ${way} in the public form`, async ({ client, assert }) => {
      await sendForm(client, '/forms/lineas', { ...(await umpire()), ...said })
      assert.equal(await kindOf('line'), 'chair')
    })

    test(`the type is taken from ${way} in requests that staff type in or correct`, async ({
      client,
      assert,
    }) => {
      const answers = await umpire()
      await typeIn(client, 'line', { ...answers, ...said }, { image: await goodPhoto() })
      assert.equal(await kindOf('line'), 'chair')
      const form = await Form.firstOrFail()
      await form.merge({ detail: { ...form.detail, type: 'line' } }).save()
      await put(client, form, said)
      assert.equal(await kindOf('line'), 'chair')
    })

    test(`the type is taken from ${way} in a requested correction`, async ({ client, assert }) => {
      await sendForm(client, '/forms/lineas', { ...(await umpire()), type: 'line' })
      const form = await Form.firstOrFail()
      await client
        .post(`/merchant/mform/line/${form.id}/askchanges`)
        .loginAs(await reviewer())
        .withCsrfToken()
        .json({ fields: ['type'], message: '¿De silla?' })
      const path = `/solicitudes/${statusTokenOf(form)}`
      const request = client.post(path).withCsrfToken().redirects(0)
      addFields(request, { ...said, _method: 'PUT' })
      await request
      assert.equal(await kindOf('line'), 'chair')
    })
  }

  test('the type of an accreditation can be sent as subtype beside its path', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { type, ...sent } = completeAnswers(formTypes.get('accreditation'), tennis as any).sent
    const wrong = await sendForm(
      client,
      '/forms/vip/acreditaciones',
      { ...sent, subtype: 'tv' },
      { json: true }
    )
    assert.deepEqual(problemsOf(wrong), ['type typeOfPath'])
    await sendForm(client, '/forms/vip/acreditaciones', {
      ...sent,
      subtype: 'vip',
      type: 'accreditation',
    })
    assert.equal(await kindOf('accreditation'), 'vip')
  })

  test('the type of a member or guest can be sent as subtype', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const answers = { ...member(tennis.$extras.player), ...guest(1), subtype: 'Coach' }
    for (const name of ['detail[type]', 'guests[1][detail][type]']) delete (answers as any)[name]
    const lacking = await sendMember(client, { ...answers, subtype: 'King' })
    assert.includeMembers(problemsOf(lacking), [
      'detail.type enum',
      'guests.1.detail.type required',
    ])
    await sendMember(client, { ...answers, 'guests[1][detail][subtype]': 'Guest2' })
    assert.deepEqual([await kindOf('player'), await kindOf('guest')], ['Coach', 'Guest2'])
  })
})

async function put(client: ApiClient, form: Form, said: Record<string, string>) {
  const request = client
    .post(`/merchant/mform/line/${form.id}`)
    .loginAs(await reviewer())
    .withCsrfToken()
    .redirects(0)
  addFields(request, { ...said, _method: 'put' })
  return request
}
