import { test } from '@japa/runner'
import { document } from '#form_types/kinds/index'
import { answer } from '#tests/helpers/kinds'

const documentIs = (typed: string) => answer(document(), typed)

test.group('Identity documents', () => {
  test('{$self} is accepted as a Spanish document')
    .with(['12345678Z', '00000000T', '99999999R', 'X1234567L', 'Y1234567X', 'Z1234567R'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await documentIs(typed), { value: typed })
    })

  test('{$self} is refused because its check letter is wrong')
    .with(['12345678A', '00000000A', 'X1234567A', 'Z1234567L', '1234567A', 'DNI 12345678A'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await documentIs(typed), { rule: 'documentLetter' })
    })

  test('the document {typed} is stored as {stored}')
    .with([
      { typed: '12345678-z', stored: '12345678Z' },
      { typed: ' 12.345.678 Z ', stored: '12345678Z' },
      { typed: 'x-1234567/l', stored: 'X1234567L' },
      { typed: '1234567L', stored: '01234567L' },
      { typed: 'paa 123-456', stored: 'PAA123456' },
      { typed: 'DNI 12345678-Z', stored: '12345678Z' },
      { typed: 'nif1234567l', stored: '01234567L' },
      { typed: 'NIE-X1234567L', stored: 'X1234567L' },
      { typed: 'DNI123', stored: 'DNI123' },
    ])
    .run(async ({ assert }, { typed, stored }) => {
      assert.deepEqual(await documentIs(typed), { value: stored })
    })

  test('a foreign passport needs no Spanish check letter')
    .with(['RET2023001', 'C01X00T47', '123456789', 'AB123'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await documentIs(typed), { value: typed })
    })

  test('{$self} is refused as a document')
    .with(['1234', 'ABCDEFGHIJKLMNOP', 'PÑ123456', '12345<script>', 'AB 12 €', '\u0000AB12345'])
    .run(async ({ assert }, typed) => {
      assert.deepEqual(await documentIs(typed), { rule: 'document' })
    })
})
