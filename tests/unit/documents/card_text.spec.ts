import { test } from '@japa/runner'
import { fit } from '#documents/cards/fit'
import { missingGlyphs, printable } from '#documents/cards/fonts'
import { qrSymbol } from '#documents/cards/qr'

// Each letter is as wide as it is high, so widths are easy to calculate.
const measure = (text: string) => [...text].length
const rules = {
  width: 100,
  height: 44,
  size: 20,
  min: 5,
  leading: 1.1,
  gap: 0,
  wrapping: 'title' as const,
}

test.group('Text in a box', () => {
  test('a text that fits keeps its font size', ({ assert }) => {
    assert.deepEqual(fit(['Ana', 'Ruiz'], rules, measure), {
      size: 20,
      paragraphs: [['Ana'], ['Ruiz']],
    })
  })

  test('a longer line shrinks before it wraps', ({ assert }) => {
    const { size, paragraphs } = fit(['Ana', 'Martín'], rules, measure)
    assert.deepEqual([size, paragraphs], [16.5, [['Ana'], ['Martín']]])
  })

  test('a much longer line wraps where this keeps the font larger', ({ assert }) => {
    const { size, paragraphs } = fit(['María', 'Fernández Álvarez'], rules, measure)
    assert.deepEqual([size, paragraphs], [11, [['María'], ['Fernández', 'Álvarez']]])
  })

  test('at the smallest font size, both names keep their lines and end in an ellipsis', ({
    assert,
  }) => {
    const { size, paragraphs } = fit(['N'.repeat(200), 'Ñ'.repeat(200)], rules, measure)
    assert.equal(size, 5)
    assert.deepEqual(
      paragraphs.map((lines) => lines.length),
      [4, 4]
    )
    assert.isTrue(paragraphs.every((lines) => lines.at(-1)!.endsWith('…')))
    assert.isTrue(paragraphs.flat().every((line) => measure(line) * size <= rules.width))
  })

  test('text in "line" mode never wraps', ({ assert }) => {
    const { paragraphs } = fit(['SÁB 27/04 y además otro'], { ...rules, wrapping: 'line' }, measure)
    assert.deepEqual(paragraphs, [
      ['SÁB 27/04 y además…'.slice(0, paragraphs[0][0].length - 1) + '…'],
    ])
  })

  test('text in "prose" mode wraps at once and leaves space between paragraphs', ({ assert }) => {
    const prose = { ...rules, wrapping: 'prose' as const, size: 10, gap: 0.5 }
    const { size, paragraphs } = fit(['uno dos tres', 'cuatro'], prose, measure)
    assert.deepEqual([size, paragraphs], [10, [['uno dos', 'tres'], ['cuatro']]])
  })
})

test.group('Letters on a card', () => {
  test('the font has the Latin, Greek, Cyrillic and Vietnamese letters', ({ assert }) => {
    assert.deepEqual(missingGlyphs("Iñaki Łukasz Đorđević-O'Neill Šťáva İstanbul"), [])
    assert.deepEqual(missingGlyphs('Παπαδόπουλος Щербаков Nguyễn e\u0301'), [])
  })

  test('each missing letter is listed once, and a combined emoji counts as one letter', ({
    assert,
  }) => {
    assert.deepEqual(missingGlyphs('李小龙 李 Ana 👩‍🚀'), ['李', '小', '龙', '👩‍🚀'])
  })

  test('a missing letter is drawn as one box', ({ assert }) => {
    assert.equal(printable('Li 李小 👩‍🚀!'), 'Li □□ □!')
  })

  test('control, direction and invisible characters are not drawn', ({ assert }) => {
    assert.equal(
      printable('\u202eA\u0000na\u200b\u00ad\tde \r\n la\ufeff O\u2066 '),
      'A na de la O'
    )
    assert.deepEqual(missingGlyphs('\u202eAna\u200d\ufe0f\u00ad'), [])
  })

  test('decomposed letters are composed, and long stacks of combining marks are cut', ({
    assert,
  }) => {
    assert.equal(printable('n\u0303'), 'ñ')
    assert.isBelow(printable('a' + '\u0316'.repeat(50)).length, 6)
  })
})

test.group('QR symbols', () => {
  test('an upper-case token of 26 letters gives a QR symbol of 25 modules a side', ({ assert }) => {
    assert.equal(qrSymbol('K7QZP2M4XW9RT3VB6NCHDYFJ5E').size, 25)
  })

  test('adjacent dark modules are drawn as one rectangle', ({ assert }) => {
    assert.isTrue(qrSymbol('K7QZP2M4XW9RT3VB6NCHDYFJ5E').path.startsWith('0 0 7 1 re '))
  })
})
