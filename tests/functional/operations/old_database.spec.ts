import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
  type Connection,
} from '#tests/functional/operations/installation'
import { readable } from '#tests/helpers/sealed_rows'
import { rowsIn, shapeOf } from '#tests/helpers/database_shape'

const isPostgres = process.env.TEST_DB === 'postgres'
const dialect = isPostgres ? 'postgres' : 'sqlite'
const fixture = (name: string) =>
  readFileSync(app.makePath('tests/fixtures/old_database', name), 'utf8')

/** The files are frozen: they are what migrations 0001 to 0019 had made on 22 November 2026. */
test.group(`A database made by the migrations before the baseline (${dialect})`, (group) => {
  const product = isPostgres ? new PostgresInstallation() : new SqliteInstallation()
  const within = async <Result>(work: (connection: Connection) => Promise<Result>) => {
    const connection = await product.connect()
    try {
      return await work(connection)
    } finally {
      await connection.close()
    }
  }
  const shape = () => within((connection) => shapeOf(connection, isPostgres))
  const rows = () => within((connection) => rowsIn(connection, isPostgres))

  group.setup(() => () => product.remove())
  group.each.setup(async () => {
    await product.wipe()
    await within(async (connection) => {
      await connection.run(fixture(`schema.${dialect}.sql`))
      await connection.run(fixture('rows.sql'))
    })
  })
  group.each.timeout(SLOW_TEST_MS)

  test('preparing an old database keeps every row of every table', async ({ assert }) => {
    const { adonis_schema: recorded, ...before } = await rows()
    assert.lengthOf(recorded, 16)
    for (const [table, found] of Object.entries(before)) assert.isNotEmpty(found, table)

    const { code, said } = await product.ace('prepare')
    assert.equal(code, 0, said)
    const after = await rows()
    for (const table of ['forms', 'collectives'] as const)
      after[table] = readable(table, after[table], after.person_keys)
    // One migration gave a nonce to each pickup without one.
    for (const [index, { nonce }] of before.collectives.entries())
      if (nonce === null) {
        assert.isString(after.collectives[index].nonce)
        after.collectives[index].nonce = null
      }
    // One left only the letters of blacklisted names.
    for (const [index, { folded_name: name }] of before.blacklist_entries.entries()) {
      const listed = after.blacklist_entries[index]
      assert.equal(listed.folded_name, String(name).replace(/[ '.-]/g, ''))
      listed.folded_name = name
    }
    // Later migrations may add columns, and one renamed these.
    const renamed = (table: string, column: string) =>
      column !== 'found' ? column : table.endsWith('_rows') ? 'old_values' : 'beginnings'
    for (const [table, found] of Object.entries(before)) {
      const kept = after[table].map((row) =>
        Object.fromEntries(
          Object.keys(found[0]).map((column) => [column, row[renamed(table, column)]])
        )
      )
      assert.deepEqual(kept, found, table)
    }
    const migrations = readdirSync(app.migrationsPath()).filter((file) => file.endsWith('.ts'))
    assert.sameMembers(
      after.adonis_schema.map(({ name }) => name),
      migrations.map((file) => `database/migrations/${file.slice(0, -'.ts'.length)}`)
    )
  })

  test('preparing an old database leaves no readable document number in its files', async ({
    assert,
  }) => {
    const numbers = ['ZQDOCUMENT1', 'ZQPASSPORT2', 'ZQTUTOR3']
    const [document, passportNumber, tutorDocument] = numbers
    const detail = JSON.stringify({ passportNumber, tutorDocument })
    await product.query(`update forms set document = '${document}', detail = '${detail}'`)
    await product.query(`update collectives set document = '${document}'`)
    const readableNumbers = async () => {
      const bytes = await product.bytes()
      return numbers.filter((number) => bytes.includes(number))
    }
    assert.deepEqual(await readableNumbers(), numbers)
    const { code, said } = await product.ace('prepare')
    assert.equal(code, 0, said)
    assert.deepEqual(await readableNumbers(), [])
  })

  test('a prepared old database has the same columns, constraints, indexes and triggers as a new one', async ({
    assert,
  }) => {
    await product.ace('prepare')
    const adopted = await shape()
    await product.wipe()
    await product.ace('prepare')
    assert.deepEqual(adopted, await shape())
    assert.isAbove(adopted.length, 500)
  })

  test('the doctor accepts a prepared old database, and preparing it again changes nothing', async ({
    assert,
  }) => {
    await product.ace('prepare')
    const { said } = await product.ace('doctor', '--json')
    const { status } = JSON.parse(said).checks.find(
      ({ name }: { name: string }) => name === 'migrations'
    )
    assert.equal(status, 'ok', said)
    const once = await rows()
    assert.equal((await product.ace('prepare')).code, 0)
    assert.deepEqual(await rows(), once)
  })

  test('an old database that lacks one of its migrations is refused and left unchanged', async ({
    assert,
  }) => {
    await product.query(`delete from adonis_schema where name like '%0019%'`)
    const before = await rows()
    const { code, said } = await product.ace('prepare')
    assert.equal(code, 1)
    assert.include(said, 'The database lacks database/migrations/0019_complimentary_food')
    assert.deepEqual(await rows(), before)
  })

  test('a prepared old database can be emptied by a rollback and made again', async ({
    assert,
  }) => {
    await product.ace('prepare')
    const made = await shape()
    const { code, said } = await product.ace('migration:rollback', '--force')
    assert.equal(code, 0, said)
    assert.lengthOf(Object.keys(await rows()), 2)
    await product.ace('prepare')
    assert.deepEqual(await shape(), made)
  })
})
