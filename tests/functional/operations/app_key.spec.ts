import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { Authenticator } from '#accounts/authenticator'
import { appKey } from '#config/app'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { sha256, statusTokenFor, statusTokenOf } from '#text/secrets'

const Kind = process.env.TEST_DB === 'postgres' ? PostgresInstallation : SqliteInstallation

const NEXT = 'next-application-key-0123456789abcdef'

test.group(`APP_KEY (${Kind.name})`, (group) => {
  const product = new Kind()
  const hashes = () =>
    product.query('select id_form, link_salt, status_token_hash as hash from forms')
  group.setup(() => () => product.remove())
  group.each.setup(async () => {
    product.environment = {}
    await product.wipe()
    await product.ace('prepare')
    await product.ace('seed:demo', '--forms=3')
  })
  group.each.timeout(SLOW_TEST_MS)

  test('status links and authenticator apps move to a new key, and the old one is no longer needed', async ({
    assert,
  }) => {
    const [owner] = await product.query('select id, email from users order by id limit 1')
    const secret = Authenticator.new({ id: Number(owner.id), email: owner.email }).seal()
    await product.query(
      `insert into login_factors (user_id, kind, name, secret, created_at)
       values (${owner.id}, 'totp', '', '${secret}', '2024-01-01 00:00:00')`
    )
    const requests = await hashes()
    assert.isNotEmpty(requests)
    product.environment = { APP_KEY: NEXT }
    const doctor = await product.ace('doctor')
    assert.match(doctor.said, /links +requests were sent with another APP_KEY/)

    product.environment = { APP_KEY: NEXT, APP_KEY_OLD: appKey.release() }
    const between = await product.ace('doctor')
    assert.match(between.said, /links +requests open from their mails/)
    const { code, said } = await product.ace('app:rotate')
    assert.equal(code, 0, said)
    assert.include(said, `renewed ${requests.length} status links and 1 authenticator apps`)
    for (const { id_form: idForm, link_salt: linkSalt, hash } of await hashes())
      assert.equal(hash, sha256(statusTokenOf({ idForm, linkSalt }, new Secret(NEXT))), idForm)

    product.environment = { APP_KEY: NEXT }
    const again = await product.ace('app:rotate')
    assert.include(again.said, 'renewed 0 status links and 1 authenticator apps')
    product.environment = { APP_KEY: `${NEXT}-of-somebody-else` }
    const stranger = await product.ace('app:rotate')
    assert.include(stranger.said, 'and 0 authenticator apps', 'another key opens no app')
  })
})

test.group('Status links', () => {
  const [now, before] = [new Secret(NEXT), new Secret('former-application-key-0123456789')]
  const request = { idForm: 'TEN24-PR-000001', linkSalt: null }
  const sentWith = (key: Secret<string>) => ({
    ...request,
    statusTokenHash: sha256(statusTokenOf(request, key)),
  })

  test('a request that was sent with an earlier key keeps its link while the key is named', ({
    assert,
  }) => {
    const form = sentWith(before)
    assert.equal(statusTokenFor(form, [now, before]), statusTokenOf(form, before))
    assert.equal(statusTokenFor(sentWith(now), [now, before]), statusTokenOf(form, now))
  })
})
