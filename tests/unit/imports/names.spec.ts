import { test } from '@japa/runner'
import { fold, sortKey } from '#shared/fold'
import BlacklistEntry from '#models/blacklist_entry'

test.group('Names without accents', () => {
  test('the name "{written}" is searched as "{folded}"')
    .with([
      { written: 'Iñaki', folded: 'inaki' },
      { written: 'Łukasz', folded: 'lukasz' },
      { written: "Đorđević-O'Neill", folded: "dordevic-o'neill" },
      { written: 'SØREN Ångström', folded: 'soren angstrom' },
      { written: 'Weiß', folded: 'weiss' },
      { written: 'Œuvre Æsir', folded: 'oeuvre aesir' },
      { written: 'İbrahim Işık', folded: 'ibrahim isik' },
      { written: 'Jose\u0301  \t Ruiz ', folded: 'jose ruiz' },
      { written: 'ﬁn', folded: 'fin' },
    ])
    .run(({ assert }, { written, folded }) => {
      assert.equal(fold(written), folded)
      assert.equal(fold(fold(written)), folded)
    })
})

test.group('The sort order of names', () => {
  test('names are sorted by the Spanish alphabet, with ñ after n and accents as separate letters', ({
    assert,
  }) => {
    const surnames = [
      'Nuñez',
      'Nunez',
      'Nzamba',
      'Ñandú',
      'Oca',
      'Álvarez',
      'Zea',
      'Łukasz',
      'Mora',
      'Nuño',
    ]
    const byKey = [...surnames].sort((a, b) => (sortKey(a, 'X') < sortKey(b, 'X') ? -1 : 1))
    assert.deepEqual(byKey, [
      'Álvarez',
      'Łukasz',
      'Mora',
      'Nunez',
      'Nuñez',
      'Nuño',
      'Nzamba',
      'Ñandú',
      'Oca',
      'Zea',
    ])
  })

  test('surnames come first, and ñ sorts the same however it was typed', ({ assert }) => {
    assert.isTrue(sortKey('Ruiz', 'Ana') < sortKey('Ruiz', 'Zoe'))
    assert.equal(sortKey('Nun\u0303ez', 'Ana'), sortKey('Nuñez', 'Ana'))
    assert.isTrue(sortKey('Ruiz', 'Zoe') < sortKey('Ruiz Gil', 'Ana'))
  })

  test('a sort key fits its column even for a very long name', ({ assert }) => {
    assert.isAtMost(sortKey('ß'.repeat(200), 'Ŋﷺ'.repeat(100)).length, 420)
  })
})

test.group('The key of the blacklist', () => {
  test('the blacklist key ignores accents, capitals and spaces', ({ assert }) => {
    assert.equal(BlacklistEntry.foldedNameOf('VETADO', ' Ejemplo'), 'vetadoejemplo')
    assert.equal(BlacklistEntry.foldedNameOf('Vétado', 'E jemplo'), 'vetadoejemplo')
  })
})
