import { test } from '@japa/runner'
import { layouts, printHash, type CardFace } from '#documents/card_sheet'
import { cardFace } from '#tests/unit/documents/samples'

test.group('printHash', () => {
  const face = cardFace({ photo: Buffer.from('photo') })
  const hash = printHash(face, 'lanyard')

  test('a reissue of the same content keeps the hash', ({ assert }) => {
    assert.match(hash, /^[0-9a-f]{64}$/)
    assert.equal(printHash({ ...face, serial: 'X-2', token: 'another' }, layouts.lanyard), hash)
    assert.equal(
      printHash(Object.fromEntries(Object.entries(face).toReversed()) as CardFace, 'lanyard'),
      hash
    )
  })

  test('a change of what is printed changes the hash', ({ assert }) => {
    const changed = [
      printHash({ ...face, photo: Buffer.from('other') }, 'lanyard'),
      printHash({ ...face, photo: null }, 'lanyard'),
      printHash({ ...face, lastName: 'Otra' }, 'lanyard'),
      printHash({ ...face, zones: face.zones.slice(1) }, 'lanyard'),
      printHash({ ...face, logo: { key: 'logos/a.png', picture: Buffer.from('a') } }, 'lanyard'),
      printHash(face, 'a6'),
    ]
    assert.lengthOf(new Set([hash, ...changed]), 7)
  })
})
