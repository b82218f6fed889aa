import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import Scan from '#models/scan'
import { clock } from '#tests/helpers/clock'
import { cardHolderOf, readAt } from '#tests/helpers/zone_checks'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments, photoJpeg } from '#tests/helpers/world'

test.group('The user at a zone check', (group) => {
  emptyWorld(group)
  const itIs = clock(group)
  group.each.setup(() => itIs('2024-04-24T11:00:00+02:00'))

  test('a coordinator can check a zone and sees the photo in the same response', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const image = `portraits/${'1'.repeat(26)}.jpg`
    await drive.use().put(image, await photoJpeg())
    const { card } = await cardHolderOf(tennis, { image })
    const by = await people.coordinator()
    const { result } = await readAt(client, card.token, { by })
    assert.match(result.form.photo, /^data:image\/jpeg;base64,/)
    assert.isBelow(result.form.photo.length, 60_000)
    await drive.use().put(image, 'no picture')
    assert.equal((await readAt(client, card.token, { by })).result.code, 'ok')
  })

  test('a user outside the form type sees the decision but not the person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const by = await people.viewer()
    await by.merge({ formTypes: ['ballboy'] }).save()
    const { result } = await readAt(client, card.token, { by })
    assert.deepInclude(result, { allowed: true, code: 'ok', form: null })
  })

  test('every scan is recorded with its user, whatever the answer', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { form, card } = await cardHolderOf(tennis)
    const by = await people.coordinator()
    for (const zone of ['4', '9']) await readAt(client, card.token, { by, zone })
    // An unknown reading may be a document, so only what looks like a card's own code is kept.
    for (const unknown of ['nobody', '12345678Z', 'ten24-pr-999999'])
      await readAt(client, unknown, { by })
    const scans = await Scan.query().orderBy('id')
    assert.deepEqual(
      scans.map(({ zone, code, allowed, formId, cardId, userId, scan }) => [
        ...[zone, code, allowed, formId, cardId, userId, scan],
      ]),
      [
        ['4', 'ok', true, form.id, card.id, by.id, null],
        ['9', 'wrong_zone', false, form.id, card.id, by.id, null],
        ['4', 'unknown', false, null, null, by.id, null],
        ['4', 'unknown', false, null, null, by.id, null],
        ['4', 'unknown', false, null, null, by.id, 'TEN24-PR-999999'],
      ]
    )
    assert.equal(scans[0].at.toMillis(), Date.parse('2024-04-24T11:00:00+02:00'))
  })

  test('the answer of a zone check is in the language of its user', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const answer = await client
      .post('/merchant/scan')
      .loginAs(await people.viewer())
      .withSession({ locale: 'en' })
      .header('accept', 'application/json')
      .withCsrfToken()
      .json({ scan: card.token, zone: '9' })
    assert.equal(answer.body().result.message, 'Not valid for zone 9, only for 0, 4.')
  })

  test('the page of a zone check offers the zones of the active sports and shows the result', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const user = await people.coordinator()
    const page = await client.get('/merchant/scan').loginAs(user).withInertia()
    page.assertInertiaComponent('merchant/scan')
    const { zones, result } = page.inertiaProps as any
    assert.isNull(result)
    assert.lengthOf(zones, 20)
    assert.deepInclude(zones[4], {
      ...{ value: '4', label: 'Sala de prensa', sport: 'tennis', tournament: tennis.fullName },
    })
    assert.equal(zones[10].tournament, golf.fullName)
    const answer = await client
      .post('/merchant/scan')
      .loginAs(user)
      .withInertia()
      .withCsrfToken()
      .json({ scan: card.token, zone: '4' })
    answer.assertInertiaComponent('merchant/scan')
    assert.equal((answer.inertiaProps as any).result.code, 'ok')
  })

  test('an invalid scan is refused with a message', async ({ client, assert }) => {
    await openTournaments()
    for (const body of [{ scan: '', zone: '4' }, { scan: 'x', zone: '11' }, { zone: '4' }]) {
      const { status } = await readAt(client, '', { ...body } as any)
      assert.equal(status, 422)
    }
    assert.lengthOf(await Scan.all(), 0)
  })
})
