import { test } from '@japa/runner'
import { layouts, printHash, type CardText } from '#documents/card_sheet'
import { cardFace } from '#tests/unit/documents/samples'

test.group('The print hash of a card', () => {
  const { lanyard, a6 } = layouts
  const text: CardText = { ...cardFace(), photo: 'portraits/a.jpg', logo: null, background: null }
  const hash = printHash(text, lanyard)

  test('a reissued card with the same content keeps its print hash', ({ assert }) => {
    assert.match(hash, /^[0-9a-f]{64}$/)
    assert.equal(printHash({ ...text, serial: 'X-2', token: 'another' }, lanyard), hash)
    const reversed = Object.fromEntries(Object.entries(text).toReversed()) as CardText
    assert.equal(printHash(reversed, lanyard), hash)
  })

  test('a change of the printed content changes the print hash', ({ assert }) => {
    const changed = [
      printHash({ ...text, photo: 'portraits/b.jpg' }, lanyard),
      printHash({ ...text, photo: null }, lanyard),
      printHash({ ...text, lastName: 'Otra' }, lanyard),
      printHash({ ...text, zones: text.zones.slice(1) }, lanyard),
      printHash({ ...text, logo: 'logos/a.png' }, lanyard),
      printHash({ ...text, background: 'backgrounds/a.jpg' }, lanyard),
      printHash(text, a6),
      printHash(text, { ...lanyard, front: { ...lanyard.front, band: lanyard.front.header } }),
    ]
    assert.lengthOf(new Set([hash, ...changed]), 9)
  })
})
