import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { BackupCipher, OVERHEAD } from '#operations/backup_cipher'
import { withFlippedByte } from '#tests/helpers/flipped_byte'

const cipher = new BackupCipher('a key of more than thirty-two letters')
const text = 'Passport QPASS998877 '.repeat(20_000)

test.group('Encryption of backups', (group) => {
  let folder: string
  const at = (name: string) => join(folder, name)
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'cipher-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('a file of {length} bytes is encrypted and comes back whole')
    .with([{ length: 0 }, { length: 1 }, { length: text.length }])
    .run(async ({ assert }, { length }) => {
      const plain = text.slice(0, length)
      await cipher.encrypt(Readable.from([Buffer.from(plain)]), at('a'), 'files/a')
      const bytes = readFileSync(at('a'))
      assert.equal(bytes.length, length + OVERHEAD)
      assert.isFalse(bytes.includes('Passport'))
      await cipher.decrypt(at('a'), at('b'), 'files/a')
      assert.equal(readFileSync(at('b'), 'utf8'), plain)
    })

  test('the same file is encrypted differently each time', async ({ assert }) => {
    for (const name of ['a', 'b'])
      await cipher.encrypt(Readable.from([Buffer.from(text)]), at(name), 'files/a')
    assert.isFalse(readFileSync(at('a')).equals(readFileSync(at('b'))))
  })

  test('a file is refused when it has {what}, and nothing of it is written')
    .with([
      { what: 'another key', key: 'another key of thirty-two letters!!' },
      { what: 'another place', path: 'files/b' },
      { what: 'a changed byte', change: (bytes: Buffer) => withFlippedByte(bytes, 900) },
      { what: 'a changed tag', change: (bytes: Buffer) => withFlippedByte(bytes, -3) },
      { what: 'its end cut off', change: (bytes: Buffer) => bytes.subarray(0, -40) },
      { what: 'almost no byte', change: (bytes: Buffer) => bytes.subarray(0, 9) },
    ])
    .run(async ({ assert }, { key, path = 'files/a', change }) => {
      await cipher.encrypt(Readable.from([Buffer.from(text)]), at('a'), 'files/a')
      if (change) writeFileSync(at('a'), change(readFileSync(at('a'))))
      const other = key ? new BackupCipher(key) : cipher
      await assert.rejects(() => other.decrypt(at('a'), at('b'), path), /cannot be decrypted/)
      assert.isFalse(existsSync(at('b')))
    })
})
