import { test } from '@japa/runner'
import { clock } from '#tests/helpers/clock'
import { cardHolderOf, readAt } from '#tests/helpers/zone_checks'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The day of a zone check', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('the day of a zone check begins and ends at midnight where the tournament is played', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const code = async () => (await readAt(client, card.token)).result.code
    itIs('2024-04-21T23:59:59+02:00')
    assert.equal(await code(), 'wrong_day')
    // In UTC it is still the 21st.
    itIs('2024-04-22T00:00:01+02:00')
    assert.equal(await code(), 'ok')
    itIs('2024-05-05T23:59:59+02:00')
    assert.equal(await code(), 'ok')
    itIs('2024-05-06T00:00:01+02:00')
    assert.equal(await code(), 'expired')
  })

  test('the day of a zone check depends on the time zone of the tournament', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ timeZone: 'America/Santiago' }).save()
    const { card } = await cardHolderOf(tennis)
    itIs('2024-04-22T03:30:00Z')
    assert.equal((await readAt(client, card.token)).result.code, 'wrong_day')
    itIs('2024-04-22T04:30:00Z')
    assert.equal((await readAt(client, card.token)).result.code, 'ok')
  })

  test('a zone check on a wrong day names the valid days', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const days = ['2024-04-25', '2024-04-23']
    const pass = await cardHolderOf(tennis, {
      detail: { media: 'magazine', mediaName: 'Diario', validity: 'day', days },
    })
    itIs('2024-04-24T11:00:00+02:00')
    const { result } = await readAt(client, pass.card.token)
    assert.equal(result.code, 'wrong_day')
    assert.include(result.message, 'Válida el 23/04 y 25/04, hoy no')
    assert.deepEqual(result.form.validity.days, days.toSorted())
    itIs('2024-04-25T11:00:00+02:00')
    assert.equal((await readAt(client, pass.card.token)).result.code, 'ok')
    itIs('2024-04-20T11:00:00+02:00')
    const later = await cardHolderOf(tennis)
    const early = (await readAt(client, later.card.token)).result
    assert.include(early.message, 'Válida del 22/04 al 05/05, todavía no')
  })

  test('a zone check says when the same card entered before', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const read = async (zone: string) => (await readAt(client, card.token, { zone })).result
    itIs('2024-04-23T23:50:00+02:00')
    await read('4')
    itIs('2024-04-24T10:42:00+02:00')
    assert.isNull((await read('4')).previous, 'yesterday')
    itIs('2024-04-24T11:00:00+02:00')
    const { allowed, previous } = await read('4')
    assert.isTrue(allowed)
    assert.equal(Date.parse(previous), Date.parse('2024-04-24T10:42:00+02:00'))
    assert.isNull((await read('0')).previous)
  })
})

test.group('Zone checks at two tournaments', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('a zone check knows the cards of both tournaments and names the tournament', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    await golf.merge({ startsOn: tennis.startsOn, endsOn: tennis.endsOn }).save()
    itIs('2024-04-24T11:00:00+02:00')
    const one = await cardHolderOf(tennis)
    const other = await cardHolderOf(golf, { type: 'gpress' })
    const uid = '04C43BC21C2680'
    await other.card.merge({ uid }).save()
    const read = async (text: string, sport?: string) =>
      (await readAt(client, text, { sport })).result
    assert.equal((await read(one.card.token, 'tennis')).code, 'ok')
    assert.equal((await read(other.card.token, 'golf')).code, 'ok')
    assert.equal((await read(uid)).form.id, other.form.id)
    const lost = await read(other.card.token, 'tennis')
    assert.equal(lost.code, 'wrong_zone')
    assert.include(lost.message, golf.fullName)
  })

  test('a zone check does not know cards of an ended edition', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    await tennis.merge({ active: false }).save()
    assert.equal((await readAt(client, card.token)).result.code, 'unknown')
  })

  test('a zone check uses the active one of two cards that had the same chip', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    itIs('2024-04-24T11:00:00+02:00')
    const before = await cardHolderOf(tennis)
    const now = await cardHolderOf(tennis)
    const uid = '04C43BC21C2680'
    await now.card.merge({ uid }).save()
    await before.card.merge({ uid, state: 'revoked' }).save()
    assert.equal((await readAt(client, uid)).result.form.id, now.form.id)
    await now.card.merge({ state: 'revoked' }).save()
    assert.equal((await readAt(client, uid)).result.code, 'revoked')
  })
})
