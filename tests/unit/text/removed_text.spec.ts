import { test } from '@japa/runner'
import { withoutNumbers } from '#text/removed_text'

test.group('The name of a file', () => {
  test('a file name keeps no number that could be a document: {0}')
    .with([
      ['DNI 12345678Z.pdf', 'DNI ….pdf'],
      ['pasaporte_12.345.678-Z copia.pdf', 'pasaporte_… copia.pdf'],
      ['PAA1234567.pdf', '….pdf'],
      ['IMG_20260501_123456.jpg', 'IMG_…_….jpg'],
      ['WTA 2026-05-01, 12345678Z.csv', 'WTA 2026-05-01, ….csv'],
      ['WTA 2026-05-01 12345678Z.csv', 'WTA ….csv'],
      ['hijo 2014-05-01.jpg', 'hijo ….jpg'],
      ['1/5/2014', '…'],
      ['31/04/2026', '31/04/2026'],
      ['Carta 2 de 3, 2026.pdf', 'Carta 2 de 3, 2026.pdf'],
      ['12345-A67890.pdf', '…-….pdf'],
    ])
    .run(({ assert }, [sent, kept]) => {
      assert.equal(withoutNumbers(sent), kept)
    })

  test('a long file name is read once, not again from each of its signs', ({ assert }) => {
    for (const name of ['1111a', '1-1-1-1a', '1 1 1 1 a', 'a'].map((part) => part.repeat(60_000)))
      assert.equal(withoutNumbers(name), name)
  })
})
