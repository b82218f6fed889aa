import { test } from '@japa/runner'
import { Visitor } from '#tests/helpers/visitor'
import { installed } from '#tests/shipped/installed'
import { PASSWORD, type Product } from '#tests/shipped/product'

/** A visitor with this address in the proxy header. */
const from = (product: Product, address: string) =>
  new Visitor(product.address, { 'x-forwarded-for': address })

/** The results of simultaneous logins: a rule, or `in`. */
async function answersOf(attempts: { visitor: Visitor; email: string; password?: string }[]) {
  const answers = await Promise.all(
    attempts.map(({ visitor, email, password = 'not-this-password' }) =>
      visitor.ask('POST', '/merchant/login', { email, password })
    )
  )
  return answers.map(({ status, body }) => (status === 302 ? 'in' : body.errors[0].rule))
}

const count = (answers: string[], rule: string) => answers.filter((one) => one === rule).length

test.group('The shipped product: guessed passwords', (group) => {
  group.each.timeout(600_000)

  let product: Product
  group.setup(async () => {
    product = (await installed()).beside()
    return () => product.remove()
  })
  group.setup(() => product.start({ DEMO: '1', TRUST_PROXY: '127.0.0.1' }))

  test('forty simultaneous logins can try only five passwords', async ({ assert }) => {
    const visitor = from(product, '198.51.100.1')
    await visitor.open('/merchant/login')
    const answers = await answersOf(
      Array.from({ length: 40 }, () => ({ visitor, email: 'review@example.com' }))
    )
    assert.equal(count(answers, 'credentials'), 5)
    assert.equal(count(answers, 'tooManyLogins'), 35)
  })

  test('sixty accounts from one address can try only thirty passwords', async ({ assert }) => {
    const visitor = from(product, '198.51.100.2')
    await visitor.open('/merchant/login')
    const answers = await answersOf(
      Array.from({ length: 60 }, (_, index) => ({ visitor, email: `p${index}@example.com` }))
    )
    assert.equal(count(answers, 'credentials'), 30)
    assert.equal(count(answers, 'loginsPaused'), 30)
  })

  test('an account can be tried only ten times from many addresses, and its owner can still log in', async ({
    assert,
  }) => {
    const owner = from(product, '198.51.100.3')
    const email = 'viewer@example.com'
    await owner.open('/merchant/login')
    assert.deepEqual(await answersOf([{ visitor: owner, email, password: PASSWORD }]), ['in'])
    await owner.post('/merchant/logout')

    const strangers = Array.from({ length: 40 }, (_, index) =>
      from(product, `203.0.113.${index + 1}`)
    )
    const answers = await answersOf(strangers.map((visitor) => ({ visitor, email })))
    assert.equal(count(answers, 'credentials'), 10)
    assert.equal(count(answers, 'loginsPaused'), 30)
    const elsewhere = from(product, '198.51.100.4')
    assert.deepEqual(await answersOf([{ visitor: elsewhere, email, password: PASSWORD }]), [
      'loginsPaused',
    ])
    assert.deepEqual(await answersOf([{ visitor: owner, email, password: PASSWORD }]), ['in'])
  })

  test('a network of IPv6 addresses can ask for ten links, like one address', async ({
    assert,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        from(product, `2001:db8::${index + 1}`).ask('POST', '/solicitudes', {
          email: `nobody${index}@example.com`,
        })
      )
    )
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 2)
  })

  test('pages answer while passwords are guessed, and administrators see the address', async ({
    assert,
  }) => {
    const office = await product.login()
    const guessing = answersOf(
      Array.from({ length: 20 }, (_, index) => ({
        visitor: from(product, `192.0.2.${index + 1}`),
        email: `guess${index}@example.com`,
      }))
    )
    const { status } = await office.open('/merchant')
    assert.equal(status, 200)
    await guessing
    const { lines } = (await office.open('/merchant/config/history?type=login-failed')).props
    assert.isNotEmpty(lines)
    assert.isAtMost(lines.length, 20)
    assert.include(JSON.stringify(lines), '198.51.100.1')
    assert.notInclude(JSON.stringify(lines), 'guess1@example.com')
  })
})
