import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  PostgresInstallation,
  SqliteInstallation,
  type Connection,
} from '#tests/functional/operations/installation'

// Each command is a process of its own.
const PATIENCE = 60_000

const installations =
  process.env.TEST_DB === 'postgres'
    ? { PostgreSQL: PostgresInstallation }
    : { SQLite: SqliteInstallation }

/** Each photo that is there, and its thumbnail. */
const files = (requests: unknown[][]) => requests.filter(([, photo]) => photo).length * 2

for (const [name, Kind] of Object.entries(installations)) {
  test.group(`Backup of ${name}`, (group) => {
    let product: SqliteInstallation | PostgresInstallation
    let folder: string
    let before: Awaited<ReturnType<typeof product.requests>>
    let somebody: Connection | undefined

    group.setup(async () => {
      product = new Kind()
      folder = join(product.storage, 'copies', 'monday')
      await product.wipe()
      await product.ace('prepare')
      await product.ace('seed:demo', '--forms=3')
      mkdirSync(join(product.storage, 'mail'))
      writeFileSync(join(product.storage, 'mail', '1-first.eml'), 'Subject: Hola')
      before = await product.requests()
      return () => product.remove()
    })
    group.each.teardown(async () => {
      await somebody?.close()
      somebody = undefined
      product.environment = {}
    })
    group.each.timeout(PATIENCE)

    test('copies database, photos and mails while the product runs', async ({ assert }) => {
      somebody = await product.connect()
      await somebody.all(`update forms set company = 'Apuntada tarde'`)
      const { code, said } = await product.ace('backup', folder)
      assert.equal(code, 0, said)
      assert.include(said, 'APP_KEY and HASH_KEY are not in it')

      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
      assert.containsSubset(manifest, { product: 'acreditacion', forms: before.length })
      assert.equal(manifest.files, files(before), 'each photo and its thumbnail')
      assert.deepEqual(readdirSync(join(folder, 'mail')), ['1-first.eml'])
      assert.isEmpty(JSON.stringify(manifest).match(/test-(key|hash)-/) ?? [])
    })

    test('does not write into a folder that holds something', async ({ assert }) => {
      const { code, said } = await product.ace('backup', folder)
      assert.equal(code, 1)
      assert.include(said, 'is not empty: name a new folder')
    })

    test('comes back on an empty machine', async ({ assert }) => {
      await product.wipe()
      rmSync(join(product.storage, 'mail'), { recursive: true })
      const { code, said } = await product.ace('restore', folder)
      assert.equal(code, 0, said)
      assert.include(said, `restored ${before.length} requests and ${files(before)} files`)
      assert.notInclude(said, 'HASH_KEY')
      assert.deepEqual(await product.requests(), before)
      const [{ companies }] = await product.query(
        `select count(*) as companies from forms where company = 'Apuntada tarde'`
      )
      assert.equal(Number(companies), before.length)
      assert.deepEqual(readdirSync(join(product.storage, 'mail')), ['1-first.eml'])
    })

    test('is not put over what is there unless told to', async ({ assert }) => {
      const { code, said } = await product.ace('restore', folder)
      assert.equal(code, 1)
      assert.match(said, /there are \d+ rows and \d+ files here already: add --force/)
      assert.deepEqual(await product.requests(), before)
    })

    test('is not put under a running product, even when told to', async ({ assert }) => {
      somebody = await product.connect()
      await somebody.all('select count(*) from forms')
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 1)
      assert.match(said, /database (is in use|has 1 other connections)/)
      assert.deepEqual(await product.requests(), before)
    })

    test('replaces everything when told to, what came later included', async ({ assert }) => {
      await product.query(`delete from forms where id = (select max(id) from forms)`)
      await product.query(`insert into form_counters values (1, 'ZZ', 7)`)
      writeFileSync(join(product.storage, 'files', 'portraits', 'LATER.jpg'), 'later')
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0, said)
      assert.deepEqual(await product.requests(), before)
      assert.isEmpty(await product.query(`select * from form_counters where code = 'ZZ'`))
      assert.equal(product.fileSize('portraits/LATER.jpg'), 0)
      const found = await product.ace('purge', '--dry-run')
      assert.equal(found.code, 0, 'the product works on what was restored')
    })

    test('is refused when it was damaged or never finished', async ({ assert }) => {
      const manifest = join(folder, 'manifest.json')
      const good = JSON.parse(readFileSync(manifest, 'utf8'))
      const refusalOf = async (changes: object | null) => {
        rmSync(manifest, { force: true })
        if (changes) writeFileSync(manifest, JSON.stringify({ ...good, ...changes }))
        const { code, said } = await product.ace('restore', folder, '--force')
        assert.equal(code, 1)
        return said
      }
      assert.include(await refusalOf(null), 'it has no good manifest.json')
      assert.include(await refusalOf({ sha256: 'another' }), 'it is damaged')
      assert.include(await refusalOf({ files: 99 }), 'should hold 99 files')
      assert.include(await refusalOf({ database: 'oracle' }), 'backup is of a oracle database')
      assert.deepEqual(await product.requests(), before)
      writeFileSync(manifest, JSON.stringify(good))
    })

    test('warns when the keys are not those of the backup', async ({ assert }) => {
      product.environment = { HASH_KEY: 'another-key-0123456789abcdefghij' }
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0)
      assert.include(said, 'APP_KEY or HASH_KEY is not the one of the backup')
    })

    if (Kind !== PostgresInstallation) return

    test('says which program of PostgreSQL is missing', async ({ assert }) => {
      product.environment = { PATH: '/nowhere' }
      const { code, said } = await product.ace('backup', join(product.storage, 'copies', 'none'))
      assert.equal(code, 1)
      assert.include(said, 'pg_dump is missing: install the client programs of PostgreSQL')
    })
  })
}
