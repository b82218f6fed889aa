import { test } from '@japa/runner'
import FormLog from '#models/form_log'
import type User from '#models/user'
import { about, cardHolders, cardOf, chips } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { admin, emptyWorld } from '#tests/helpers/world'

test.group('The cards on the page of a request', (group) => {
  emptyWorld(group)

  test('the page of a request shows its current card and the revoked ones', async ({
    client,
    assert,
  }) => {
    const { form } = await cardHolders()
    const user = await admin()
    const page = async () => {
      const response = await client
        .get(`/merchant/mform/press/${form.id}`)
        .loginAs(user)
        .withInertia()
      return response.inertiaProps as any
    }
    const fresh = await page()
    assert.deepEqual(fresh.card, {
      serial: form.idForm,
      printedAt: null,
      stale: false,
      hasChip: false,
      uid: null,
      gate: { state: 'none', desired: null, error: null, warning: null, at: null },
    })
    assert.deepInclude(fresh, { prints: 0, earlierCards: [] })
    assert.include(fresh.can, { rfid: true, print: true })

    await about(client, user)(form, 'rfid', { rfid: chips.first })
    await FormLog.create({ formId: form.id, type: 'print', userId: user.id })
    await (await cardOf(form)).merge({ stale: true }).save()
    const chipped = await page()
    assert.include(chipped.card, { uid: chips.first, stale: true })
    assert.equal(chipped.card.gate.desired, 'active')
    assert.equal(chipped.prints, 1)

    await about(client, user)(form, 'reissue', { reason: 'stolen' })
    const reissued = await page()
    assert.include(reissued.card, { serial: `${form.idForm}-2`, uid: null, stale: false })
    assert.lengthOf(reissued.earlierCards, 1)
    assert.include(reissued.earlierCards[0], {
      serial: form.idForm,
      uid: chips.first,
      reason: 'stolen',
    })
    const [newest] = reissued.logs.filter(({ type }: any) => type === 'reissued')
    assert.deepEqual(newest.to, { serial: `${form.idForm}-2`, reason: 'stolen' })

    await decideOn([form.id], 'rejected', user)
    const rejected = await page()
    assert.isNull(rejected.card)
    assert.deepEqual(
      rejected.earlierCards.map(({ reason }: any) => reason),
      ['rejected', 'stolen']
    )
  })

  test('chip numbers are hidden from users who do not hand out chips', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    await about(client, user)(form, 'rfid', { rfid: chips.first })
    await about(client, user)(form, 'rfid', { rfid: chips.second })
    const seenBy = async (viewer: User) =>
      (await client.get(`/merchant/mform/press/${form.id}`).loginAs(viewer).withInertia())
        .inertiaProps as any
    const rfid = ({ logs }: any) => logs.filter(({ type }: any) => type === 'rfid')
    const viewer = await people.viewer()
    const seen = await seenBy(viewer)
    assert.include(seen.card, { hasChip: true, uid: null })
    assert.deepEqual(
      rfid(seen).map(({ from, to }: any) => [from, to]),
      [
        [{}, {}],
        [null, {}],
      ]
    )
    await about(client, user)(form, 'reissue', { reason: 'lost' })
    for (const path of [`mform/press/${form.id}`, `system/${form.id}/edit`, 'mform/press']) {
      const page = await client.get(`/merchant/${path}`).loginAs(viewer).withInertia()
      const text = JSON.stringify(page.inertiaProps)
      for (const number of [chips.first, chips.second]) assert.notInclude(text, number)
    }
    const known = await seenBy(user)
    assert.equal(known.earlierCards[0].uid, chips.second)
    assert.include(rfid(known)[0].to, { uid: chips.second })
  })
})
