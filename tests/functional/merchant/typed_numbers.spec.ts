import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import type User from '#models/user'
import { addFields, goodPhoto } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { journalist, listOf, sendPeople } from '#tests/helpers/people_lists'
import { guest, member, problemsOf } from '#tests/helpers/players'
import { send } from '#tests/helpers/system'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const numbered = (number: number) => `PAX${String(number).padStart(4, '0')}4567`

/** Creates thirty free accreditations with numbers that end alike. */
async function typeThirty(client: ApiClient, by: User) {
  for (let number = 0; number < 30; number++)
    (await typeFree(client, by, numbered(number))).assertStatus(302)
}

function typeFree(client: ApiClient, by: User, document: string) {
  const person = { name: 'Ada', lastName: 'Invitada', category: 'vip', document }
  return send(client, '', person, by, true)
}

test.group('Numbers that end alike', (group) => {
  emptyWorld(group)

  test('a user who sees only ends can type thirty of them in a day, of free accreditations too', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const by = await people.creator()
    await typeThirty(client, by)
    for (let time = 0; time < 2; time++) {
      const refused = await typeFree(client, by, numbered(31))
      refused.assertStatus(422)
      assert.deepEqual(problemsOf(refused), ['document tooManyWithThisEnd'])
    }
    ;(await typeFree(client, by, 'PAX00000001')).assertStatus(302)
    ;(await typeFree(client, await people.creator(), numbered(32))).assertStatus(302)
    const corrector = await people.reviewer()
    for (let number = 40; number < 71; number++)
      (await typeFree(client, corrector, numbered(number))).assertStatus(302)
  })

  test('numbers of guests and of imported people are counted with the others', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await people.creator()
    await typeThirty(client, by)
    const request = client.post('/merchant/mform/player').loginAs(by).withCsrfToken().redirects(0)
    const { bytes, name: filename, type: contentType } = await goodPhoto()
    addFields(request.header('accept', 'application/json'), {
      ...member(tennis.$extras.player),
      ...guest(1),
      'guests[1][document]': numbered(31),
    })
    for (const photo of ['image', 'guests[1][image]'])
      request.file(photo, bytes, { filename, contentType })
    assert.deepEqual(problemsOf(await request), ['document tooManyWithThisEnd'])
    assert.isNull(await Form.findBy('type', 'player'))
    await by.merge({ canToppanel: true }).save()
    await sendPeople(client, await listOf([journalist({ document: numbered(32) })]), { by })
    const { failed, created } = await ImportRun.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual({ failed, created }, { failed: 1, created: 0 })
  })
})
