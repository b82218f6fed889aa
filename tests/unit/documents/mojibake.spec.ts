import { test } from '@japa/runner'
import { tidy } from '#documents/spreadsheets/cell'
import { isGarbled } from '#text/mojibake'

const asWindows1252 = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

test.group('UTF-8 text decoded as Windows-1252', () => {
  const names = [
    'Niño',
    'CASTAÑEDA',
    'Ángel Íñigo',
    'João',
    'Čilić',
    'Đoković',
    'O’Neill',
    'Świątek',
    'Nguyễn Thị',
    'Новак',
    'Țiriac',
    'à Campo',
    'Zoë',
  ]

  test('"{$self}" is restored after one or two wrong decodings')
    .with(names)
    .run(({ assert }, name) => {
      const once = asWindows1252(name)
      assert.notEqual(once, name)
      assert.deepEqual([tidy(name), tidy(once), tidy(asWindows1252(once))], [name, name, name])
    })

  test('"{$self}" is not mistaken for wrongly decoded text')
    .with(['LÍŠKA', 'KRÍŽ', 'JOÃO', 'CONCEIÇÃO', 'MÜŠ', 'Ñuñez 1º', 'Ærø', 'Łukasz Ä', 'ŽŠ', '£ 5'])
    .run(({ assert }, name) => {
      assert.equal(tidy(name), name)
      assert.isFalse(isGarbled(name))
    })

  test('text that cannot be restored is recognised as garbled', ({ assert }) => {
    for (const name of ['Ni\ufffdo', 'NiÃ±o Ã¡\ufffd', 'Oâ€Neill'])
      assert.isTrue(isGarbled(tidy(name)), name)
  })
})
