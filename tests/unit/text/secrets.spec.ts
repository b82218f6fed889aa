import { test } from '@japa/runner'
import { nonceOf, personKeyOf, randomToken, sha256, statusTokenOf } from '#text/secrets'

test.group('Secrets', () => {
  test('a token has 26 letters that are hard to misread, and no two tokens are the same', ({
    assert,
  }) => {
    const tokens = Array.from({ length: 500 }, randomToken)
    assert.equal(new Set(tokens).size, 500)
    assert.isTrue(tokens.every((token) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(token)))
  })

  test('every letter of a token is random', ({ assert }) => {
    const tokens = Array.from({ length: 500 }, randomToken)
    for (let place = 0; place < 26; place++) {
      assert.isAbove(new Set(tokens.map((token) => token[place])).size, 24)
    }
  })

  test('the status link of a request never changes and belongs to no other request', ({
    assert,
  }) => {
    assert.equal(statusTokenOf('TST24-PR-000001'), statusTokenOf('TST24-PR-000001'))
    assert.notEqual(statusTokenOf('TST24-PR-000001'), statusTokenOf('TST24-PR-000002'))
    assert.match(statusTokenOf('TST24-PR-000001'), /^[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  test('a document gives the same key however it is typed, and the key does not reveal it', ({
    assert,
  }) => {
    const key = personKeyOf('12345678Z')
    assert.match(key!, /^[0-9a-f]{64}$/)
    assert.equal(personKeyOf('12.345.678-z'), key)
    assert.equal(personKeyOf('1234567-l'), personKeyOf('01234567L'))
    assert.notEqual(personKeyOf('12345679S'), key)
    assert.notEqual(sha256('12345678Z'), key)
  })

  test('the number of an imported row is always the same and cannot be guessed', ({ assert }) => {
    const nonce = nonceOf('import:1:2')
    assert.match(nonce, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    assert.equal(nonceOf('import:1:2'), nonce)
    assert.notEqual(nonceOf('import:1:3'), nonce)
    assert.notEqual(sha256('import:1:2').slice(0, 8), nonce.slice(0, 8))
  })

  test('two people without a document do not share a key', ({ assert }) => {
    assert.isNull(personKeyOf(null))
    assert.isNull(personKeyOf(''))
  })
})
