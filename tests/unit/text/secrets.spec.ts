import { test } from '@japa/runner'
import {
  newStatusLink,
  nonceOf,
  personKeyOf,
  randomToken,
  sha256,
  statusTokenOf,
} from '#text/secrets'

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

  test('the status link of a request stays while its salt stays, and belongs to no other request', ({
    assert,
  }) => {
    const [idForm, linkSalt] = ['TST24-PR-000001', 'A']
    const token = statusTokenOf({ idForm, linkSalt })
    assert.equal(statusTokenOf({ idForm, linkSalt }), token)
    for (const other of [
      { idForm, linkSalt: 'B' },
      { idForm, linkSalt: null },
      { idForm: 'TST24-PR-000002', linkSalt },
    ])
      assert.notEqual(statusTokenOf(other), token)
    assert.match(token, /^[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  test('requests with the same reference have different status links', ({ assert }) => {
    const [first, second] = [1, 2].map(() => newStatusLink('TST24-PR-000001'))
    assert.notEqual(first.statusTokenHash, second.statusTokenHash)
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
