import { test } from '@japa/runner'
import { readList, readDay, readFlag } from '#form_types/kinds/cell_text'

test.group('Handwritten values in lists', () => {
  test('the day "{0}" is read as {1}')
    .with([
      ['1998-03-05', '1998-03-05'],
      ['1998-03-05T00:00:00', '1998-03-05'],
      ['5/3/1998', '1998-03-05'],
      ['05-03-98', '1998-03-05'],
      ['5.3.1998', '1998-03-05'],
      ['5/3/12', '2012-03-05'],
      ['5 de marzo de 1998', '1998-03-05'],
      ['5 mar 1998', '1998-03-05'],
      ['5-Mar-98', '1998-03-05'],
      ['March 5, 1998', '1998-03-05'],
      ['March 5th, 1998', '1998-03-05'],
      ['1998 mar 5', '1998-03-05'],
      ['5 mar 9', null],
      ['1st', null],
      ['19980305', '1998-03-05'],
      ['35859', '1998-03-05'],
      ['31/02/1998', null],
      ['12345678Z', null],
      ['', null],
    ] as [string, string | null][])
    .run(({ assert }, [written, day]) => assert.equal(readDay(written), day))

  test('the tick "{0}" is read as {1}')
    .with([
      ['Sí', true],
      ['x', true],
      ['YES', true],
      ['verdadero', true],
      ['no', false],
      ['0', false],
      ['quizás', null],
    ] as [string, boolean | null][])
    .run(({ assert }, [written, ticked]) => assert.equal(readFlag(written), ticked))

  test('several values are separated by semicolons, lines or, without these, commas', ({
    assert,
  }) => {
    assert.deepEqual(readList('a; b;;c'), ['a', 'b', 'c'])
    assert.deepEqual(readList('a, b\nc'), ['a, b', 'c'])
    assert.deepEqual(readList('a, b'), ['a', 'b'])
  })
})
