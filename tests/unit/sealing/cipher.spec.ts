import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { keyOf, newSecret, openStream, sealStream } from '#sealing/cipher'
import { withFlippedByte } from '#tests/helpers/flipped_byte'

const key = keyOf(newSecret())
const text = 'Passport QPASS998877 '.repeat(20_000)

async function* parts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const sealed = (plain: string, size = 4096) =>
  buffer(sealStream(key, parts(Buffer.from(plain), size), 'a'))

test.group('Sealed streams', () => {
  test('{length} bytes in parts of {size} come back whole')
    .with([
      { length: 0, size: 1 },
      { length: 1, size: 1 },
      { length: 300, size: 1 },
      { length: text.length, size: 65_536 },
    ])
    .run(async ({ assert }, { length, size }) => {
      const plain = text.slice(0, length)
      const bytes = await sealed(plain, size)
      assert.isFalse(bytes.includes('Passport'))
      assert.equal((await buffer(openStream(key, parts(bytes, size), 'a'))).toString(), plain)
    })

  test('a stream is refused when it has {what}')
    .with([
      { what: 'another key', other: keyOf(newSecret()) },
      { what: 'another name', about: 'b' },
      { what: 'a changed byte', change: (bytes: Buffer) => withFlippedByte(bytes, 900) },
      { what: 'its end cut off', change: (bytes: Buffer) => bytes.subarray(0, -40) },
      { what: 'almost no byte', change: (bytes: Buffer) => bytes.subarray(0, 9) },
    ])
    .run(async ({ assert }, { other = key, about = 'a', change = (bytes: Buffer) => bytes }) => {
      const bytes = change(await sealed(text))
      await assert.rejects(() => buffer(openStream(other, parts(bytes, 500), about)))
    })
})
