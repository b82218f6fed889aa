import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import LoginFactor from '#models/login_factor'
import { ACCOUNT } from '#tests/helpers/account'
import { atNoon } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { SoftwarePasskey } from '#tests/helpers/software_passkey'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const factors = `${ACCOUNT}/factors`
const confirm = '/merchant/login/confirm'

/** Logs in and asks for the challenge of a new passkey. */
async function prepared(user: { email: string }) {
  const visitor = new Visitor()
  await visitor.login(user)
  await visitor.open(ACCOUNT)
  const { body } = await visitor.ask('POST', factors, { kind: 'passkey' })
  const add = (passkey: object, name = 'Portátil') =>
    visitor.ask('POST', factors, { kind: 'passkey', name, passkey })
  return { visitor, options: body, add }
}

async function withPasskey(user: { email: string }, passkey = new SoftwarePasskey()) {
  const { visitor, options, add } = await prepared(user)
  await add(passkey.create(options.challenge))
  return { visitor, passkey }
}

/** Gives the password. Gives the challenge of the second step. */
async function firstStep(user: { email: string }) {
  const visitor = new Visitor()
  const page = await visitor.login(user)
  const challenge: string = page.props.passkey?.challenge
  const answer = (passkey: object) => visitor.ask('POST', confirm, { passkey })
  return { visitor, page, challenge, answer }
}

const isIn = async (visitor: Visitor) =>
  (await visitor.open(ACCOUNT)).component === 'merchant/account'

test.group('Passkeys', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())

  test('a user adds a passkey and gets recovery codes', async ({ assert }) => {
    await openTournaments()
    const { visitor } = await withPasskey(await people.coordinator())
    const { props } = await visitor.open(ACCOUNT)
    assert.containsSubset(props.factors, [{ kind: 'passkey', name: 'Portátil', usedAt: null }])
    assert.lengthOf(props.recovery.codes, 10)
    assert.notProperty(props.factors[0], 'publicKey')
  })

  test('a login is complete when the passkey has answered', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user)
    const { visitor, page, challenge, answer } = await firstStep(user)
    assert.equal(page.component, 'merchant/login/confirm')
    assert.deepEqual(
      page.props.passkey.allowCredentials.map(({ id }: any) => id),
      [passkey.id]
    )
    assert.isFalse(await isIn(visitor))
    assert.equal((await answer(passkey.use(challenge))).location, ACCOUNT)
    assert.isTrue(await isIn(visitor))
    const factor = await LoginFactor.firstOrFail()
    assert.equal(Number(factor.counter), 1)
    assert.isNotNull(factor.usedAt)
  })

  test('an answer of a login cannot be used again', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user)
    const [first, second] = [await firstStep(user), await firstStep(user)]
    const stolen = passkey.use(first.challenge)
    assert.equal((await first.answer(stolen)).status, 302)
    const { status, body } = await second.answer(stolen)
    assert.equal(status, 422)
    assert.containsSubset(body.errors, [{ field: 'passkey', rule: 'passkey' }])
    assert.isFalse(await isIn(second.visitor))
  })

  test('a challenge can be answered once', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user)
    const { visitor, challenge, answer } = await firstStep(user)
    assert.equal((await answer(new SoftwarePasskey().use(challenge))).status, 422)
    assert.equal((await answer(passkey.use(challenge))).status, 422)
    const { props } = await visitor.open(confirm)
    assert.equal((await answer(passkey.use(props.passkey.challenge))).location, '/merchant')
  })

  test('of answers at the same moment one counts, though the passkey does not', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user, new SoftwarePasskey(undefined, false))
    const { challenge, answer } = await firstStep(user)
    const sent = passkey.use(challenge)
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(sent)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [302, 422, 422, 422])
  })

  test("another user's passkey, and one for another site, are refused", async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(await people.admin())
    await withPasskey(user)
    const { visitor, challenge, answer } = await firstStep(user)
    assert.equal((await answer(passkey.use(challenge))).status, 422)

    const { options, add } = await prepared(await people.reviewer())
    const foreign = new SoftwarePasskey('https://evil.example')
    const { status, body } = await add(foreign.create(options.challenge))
    assert.deepEqual([status, body.errors[0].field], [422, 'passkey'])
    assert.isFalse(await isIn(visitor))
    assert.lengthOf(await LoginFactor.all(), 2)
  })

  test('a passkey is refused without its challenge, and a second time', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { options, add } = await prepared(user)
    const answer = new SoftwarePasskey().create(options.challenge)
    assert.equal((await add(answer)).status, 302)
    assert.equal((await add(answer)).status, 422)
    const other = await prepared(await people.admin())
    assert.equal((await other.add(answer)).status, 422)
    assert.lengthOf(await LoginFactor.all(), 1)
  })

  test('the browser is told which passkeys the user has already', async ({ assert }) => {
    await openTournaments()
    const { visitor, passkey } = await withPasskey(await people.viewer())
    const { body } = await visitor.ask('POST', factors, { kind: 'passkey' })
    assert.deepEqual(
      body.excludeCredentials.map(({ id }: any) => id),
      [passkey.id]
    )
    assert.equal(body.rp.id, '127.0.0.1')
  })

  test('wrong passkeys count like wrong codes', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user)
    const { visitor, answer } = await firstStep(user)
    for (let time = 0; time < 5; time++) await answer(new SoftwarePasskey().use('none'))
    const { props } = await visitor.open(confirm)
    const { status, body } = await answer(passkey.use(props.passkey.challenge))
    assert.deepEqual([status, body.errors[0].rule], [429, 'tooManyLogins'])
  })

  test('a passkey confirms after the password, each challenge once', async ({ assert }) => {
    await openTournaments()
    const { visitor, passkey } = await withPasskey(await people.viewer())
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    const give = (answer: object) => visitor.ask('POST', `${ACCOUNT}/confirmation`, answer)
    const isFresh = async () => (await visitor.open(ACCOUNT)).props.isFresh as boolean
    const { status, body } = await give({ current: 'secret-password-1' })
    assert.deepEqual([status, body.second.hasApp], [202, false])
    const { challenge } = body.second.passkey
    assert.equal((await give({ passkey: new SoftwarePasskey().use(challenge) })).status, 422)
    assert.equal((await give({ passkey: passkey.use(challenge) })).status, 422)
    assert.isFalse(await isFresh())
    const again = await give({})
    const confirmed = await give({ passkey: passkey.use(again.body.second.passkey.challenge) })
    assert.deepEqual([confirmed.status, await isFresh()], [200, true])
  })

  test('a user with a passkey who logged in long ago confirms before they add another', async ({
    assert,
  }) => {
    await openTournaments()
    const { visitor } = await withPasskey(await people.viewer())
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    const { status, body } = await visitor.ask('POST', factors, {
      kind: 'passkey',
      current: 'secret-password-1',
    })
    assert.deepEqual([status, body.errors[0].rule], [403, 'confirmationNeeded'])
  })

  test('an invalid passkey never causes an internal error', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { passkey } = await withPasskey(user)
    const { answer, challenge } = await firstStep(user)
    const { add } = await prepared(await people.admin())
    const valid = passkey.use(challenge)
    for (const broken of [
      {},
      'x',
      { ...valid, id: 7 },
      { ...valid, response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' } },
      { ...valid, response: { clientDataJSON: '%%%', authenticatorData: 'AA', signature: 'AA' } },
    ])
      for (const send of [answer, add])
        assert.oneOf((await send(broken as object)).status, [302, 422, 429])
    assert.lengthOf(await LoginFactor.all(), 1)
  })
})
