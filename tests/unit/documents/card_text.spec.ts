import { test } from '@japa/runner'
import { fit } from '#documents/cards/fit'
import { missingGlyphs, printable } from '#documents/cards/fonts'
import { qrSymbol } from '#documents/cards/qr'

// Every letter as wide as it is high: widths are easy to reckon.
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
  test('what fits keeps its size', ({ assert }) => {
    assert.deepEqual(fit(['Ana', 'Ruiz'], rules, measure), {
      size: 20,
      paragraphs: [['Ana'], ['Ruiz']],
    })
  })

  test('a longer line shrinks before it wraps', ({ assert }) => {
    const { size, paragraphs } = fit(['Ana', 'Martín'], rules, measure)
    assert.deepEqual([size, paragraphs], [16.5, [['Ana'], ['Martín']]])
  })

  test('a much longer one wraps where that keeps it larger', ({ assert }) => {
    const { size, paragraphs } = fit(['María', 'Fernández Álvarez'], rules, measure)
    assert.deepEqual([size, paragraphs], [11, [['María'], ['Fernández', 'Álvarez']]])
  })

  test('at the least size both names keep lines and end in an ellipsis', ({ assert }) => {
    const { size, paragraphs } = fit(['N'.repeat(200), 'Ñ'.repeat(200)], rules, measure)
    assert.equal(size, 5)
    assert.deepEqual(
      paragraphs.map((lines) => lines.length),
      [4, 4]
    )
    assert.isTrue(paragraphs.every((lines) => lines.at(-1)!.endsWith('…')))
    assert.isTrue(paragraphs.flat().every((line) => measure(line) * size <= rules.width))
  })

  test('a line never wraps', ({ assert }) => {
    const { paragraphs } = fit(['SÁB 27/04 y además otro'], { ...rules, wrapping: 'line' }, measure)
    assert.deepEqual(paragraphs, [
      ['SÁB 27/04 y además…'.slice(0, paragraphs[0][0].length - 1) + '…'],
    ])
  })

  test('running text wraps at once and leaves room between paragraphs', ({ assert }) => {
    const prose = { ...rules, wrapping: 'prose' as const, size: 10, gap: 0.5 }
    const { size, paragraphs } = fit(['uno dos tres', 'cuatro'], prose, measure)
    assert.deepEqual([size, paragraphs], [10, [['uno dos', 'tres'], ['cuatro']]])
  })
})

test.group('Letters', () => {
  test('Latin, Greek, Cyrillic and Vietnamese are all there', ({ assert }) => {
    assert.deepEqual(missingGlyphs("Iñaki Łukasz Đorđević-O'Neill Šťáva İstanbul"), [])
    assert.deepEqual(missingGlyphs('Παπαδόπουλος Щербаков Nguyễn e\u0301'), [])
  })

  test('what is missing is listed once, as people count letters', ({ assert }) => {
    assert.deepEqual(missingGlyphs('李小龙 李 Ana 👩‍🚀'), ['李', '小', '龙', '👩‍🚀'])
  })

  test('a missing letter becomes one box', ({ assert }) => {
    assert.equal(printable('Li 李小 👩‍🚀!'), 'Li □□ □!')
  })

  test('control, direction and invisible characters are not drawn', ({ assert }) => {
    assert.equal(
      printable('\u202eA\u0000na\u200b\u00ad\tde \r\n la\ufeff O\u2066 '),
      'A na de la O'
    )
    assert.deepEqual(missingGlyphs('\u202eAna\u200d\ufe0f\u00ad'), [])
  })

  test('decomposed letters are composed, piles of marks cut', ({ assert }) => {
    assert.equal(printable('n\u0303'), 'ñ')
    assert.isBelow(printable('a' + '\u0316'.repeat(50)).length, 6)
  })
})

test.group('QR symbols', () => {
  test('an upper-case token of 26 letters takes 25 modules a side', ({ assert }) => {
    assert.equal(qrSymbol('K7QZP2M4XW9RT3VB6NCHDYFJ5E').size, 25)
  })

  test('a run of dark modules is one rectangle', ({ assert }) => {
    assert.isTrue(qrSymbol('K7QZP2M4XW9RT3VB6NCHDYFJ5E').path.startsWith('0 0 7 1 re '))
  })
})
