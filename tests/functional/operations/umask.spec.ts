import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  SLOW_TEST_MS,
  PostgresInstallation,
  SqliteInstallation,
} from '#tests/functional/operations/installation'

/** The file modes below a folder, the folder included. */
const modesIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true })].map((name) => ({
    name: String(name),
    mode: statSync(join(folder, String(name))).mode & 0o777,
  }))

test.group('File permissions', (group) => {
  let product: SqliteInstallation | PostgresInstallation
  const usual = process.umask(0o022)
  process.umask(usual)

  group.each.setup(() => {
    process.umask(0o022)
    product =
      process.env.TEST_DB === 'postgres' ? new PostgresInstallation() : new SqliteInstallation()
    return () => {
      process.umask(usual)
      return product.remove()
    }
  })
  group.each.setup(() => product.wipe())
  group.each.timeout(SLOW_TEST_MS)

  test('the database, photos and backups can be read only by the user of the product', async ({
    assert,
  }) => {
    // An earlier version left the folder open.
    chmodSync(product.storage, 0o755)
    await product.ace('prepare')
    await product.ace('seed:demo', '--forms=2')
    const { code, said } = await product.ace('backup', join(product.storage, 'copy'))
    assert.equal(code, 0, said)
    const modes = modesIn(product.storage)
    assert.deepEqual(
      modes.filter(({ mode }) => mode & 0o077),
      []
    )
    assert.isTrue(modes.some(({ name }) => name.startsWith('files/portraits/')))
    assert.isTrue(modes.some(({ name }) => name === 'copy/manifest.json'))
  })

  test('the files can be read by a group if UMASK allows it', async ({ assert }) => {
    chmodSync(product.storage, 0o755)
    product.environment = { UMASK: '027' }
    await product.ace('prepare')
    const modes = modesIn(product.storage)
    assert.deepEqual(
      modes.filter(({ mode }) => ![0o750, 0o640].includes(mode)),
      []
    )
    assert.equal(modes[0].mode, 0o750)
  })
})
