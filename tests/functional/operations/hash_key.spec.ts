import { join } from 'node:path'
import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { hashKeys } from '#config/app'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { until } from '#tests/helpers/until'
import { readable } from '#tests/helpers/sealed_rows'
import { keyOf, open, seal } from '#sealing/cipher'
import { sealKeyOf } from '#config/sealing'
import { nameOfHashKey, personKeyOf } from '#text/secrets'

const Kind = process.env.TEST_DB === 'postgres' ? PostgresInstallation : SqliteInstallation

const FORMER = hashKeys[0].release()
const NEXT = 'next-hashing-key-0123456789abcdefgh'
const SEAL_KEY = 'sealing-key-0123456789abcdefghijkl'

test.group(`HASH_KEY (${Kind.name})`, (group) => {
  const product = new Kind()
  const doctor = async () => (await product.ace('doctor')).said
  const forms = async (sealKey: string) => {
    const rows = await product.query('select * from forms order by id_form')
    const keys = await product.query('select * from person_keys')
    return readable('forms', rows, keys, sealKeyOf(sealKey))
  }
  const withDocument = async (sealKey: string) =>
    (await forms(sealKey)).filter(({ document }) => document)
  const startWith = async (environment: Record<string, string>, requests = 3) => {
    product.environment = environment
    await product.wipe()
    await product.ace('prepare')
    await product.ace('seed:demo', `--forms=${requests}`)
  }
  group.setup(() => () => product.remove())
  group.each.timeout(SLOW_TEST_MS)

  test('documents move to a new key, and the old one is no longer needed', async ({ assert }) => {
    await startWith({ SEAL_KEY })
    const [{ document }] = await withDocument(SEAL_KEY)
    const [{ id: user }] = await product.query('select id from users order by id limit 1')
    const names = `'Otro', 'Nombre', 'otronombre', '${personKeyOf(document)}'`
    await product.query(
      `insert into blacklist_entries (name, last_name, folded_name, person_key, created_at)
       values (${names}, '2024-01-01 00:00:00')`
    )
    await product.query(
      `insert into recovery_codes (user_id, code_hash, created_at)
       values (${user}, '${'a'.repeat(64)}', '2024-01-01 00:00:00')`
    )

    product.environment = { SEAL_KEY, HASH_KEY: NEXT }
    assert.match(await doctor(), /hashes +requests were hashed with another HASH_KEY/)

    product.environment = { SEAL_KEY, HASH_KEY: NEXT, HASH_KEY_OLD: FORMER }
    const requests = await forms(SEAL_KEY)
    const between = await doctor()
    assert.match(between, /hashes +\d+ rows need HASH_KEY_OLD: run `ace hash:rotate`/)
    assert.include(between, '1 documents of the blacklist need HASH_KEY_OLD')
    const { code, said } = await product.ace('hash:rotate')
    assert.equal(code, 0, said)
    assert.include(said, `renewed ${requests.length} requests, 1 documents of the blacklist`)
    const next = new Secret(NEXT)
    for (const row of await withDocument(SEAL_KEY)) {
      assert.equal(row.person_key, personKeyOf(row.document, next), row.id_form)
      assert.equal(row.hashed_by, nameOfHashKey(next))
    }
    const owners = await product.query(
      `select owner from person_keys join forms on forms.key_id = person_keys.id
       where owner <> person_key and owner not like '% %'`
    )
    assert.isEmpty(owners, 'no key is named by an old hash')
    const [entry] = await product.query(
      `select person_key from blacklist_entries where folded_name = 'otronombre'`
    )
    assert.equal(entry.person_key, personKeyOf(document, next))
    assert.match(await doctor(), /hashes +1 unused recovery codes need HASH_KEY_OLD/)
    await product.query('delete from recovery_codes')
    assert.match(await doctor(), /hashes +HASH_KEY_OLD is no longer needed/)

    product.environment = { SEAL_KEY, HASH_KEY: NEXT }
    assert.match(await doctor(), /hashes +people are found by document/)
    const again = await product.ace('hash:rotate')
    assert.include(again.said, 'renewed 0 requests, 0 documents')
  })

  test('numbers that were sealed with a key made from the old HASH_KEY stay readable', async ({
    assert,
  }) => {
    await startWith({})
    const made = (key: string) => `HASH_KEY ${key}`
    const before = await forms(made(FORMER))
    assert.isNotEmpty(before.filter(({ document }) => document))
    product.environment = { HASH_KEY: NEXT, HASH_KEY_OLD: FORMER }
    const { code, said } = await product.ace('hash:rotate')
    assert.equal(code, 0, said)
    assert.match(
      await doctor(),
      /hashes +\d+ keys of people need HASH_KEY_OLD: run `ace seal:rotate`/
    )
    assert.equal((await product.ace('seal:rotate')).code, 0)
    product.environment = { HASH_KEY: NEXT }
    assert.match(await doctor(), /hashes +people are found by document/)
    assert.deepEqual(
      (await forms(made(NEXT))).map(({ document }) => document),
      before.map(({ document }) => document)
    )
  })

  test('a rotation that was killed twice in the middle loses and doubles nothing', async ({
    assert,
  }) => {
    await startWith({ SEAL_KEY }, 600)
    const before = await forms(SEAL_KEY)
    const keys = await product.query('select id, wrapped from person_keys order by id')
    const { document, key_id: sealedBy } = before.findLast((row) => row.document)!
    await product.query(
      `insert into blacklist_entries (name, last_name, folded_name, person_key, created_at)
       values ('Otro', 'Nombre', 'otronombre', '${personKeyOf(document)}', '2024-01-01 00:00:00')`
    )
    product.environment = { SEAL_KEY, HASH_KEY: NEXT, HASH_KEY_OLD: FORMER }
    const next = new Secret(NEXT)
    const renewed = async (table = 'forms') =>
      (
        await product.query(
          `select id from ${table} where hashed_by = '${nameOfHashKey(next)}' and key_id is not null`
        )
      ).length
    const sealed = before.filter(({ key_id: key }) => key).length
    const pickups = await product.query('select id, nonce from collectives')
    const { wrapped } = keys.find(({ id }) => id === sealedBy)!
    const bytes = keyOf(open(sealKeyOf(SEAL_KEY).key, wrapped, 'key of a person'))
    for (const { id, nonce } of pickups) {
      const number = seal(bytes, JSON.stringify({ document }), `collectives ${nonce ?? ''}`)
      await product.query(
        `update collectives set key_id = ${sealedBy}, sealed = '${number}' where id = ${id}`
      )
    }

    const [{ id: stalled }] = await product.query(
      'select id from forms order by id limit 1 offset 550'
    )
    let goOn = await product.stall('forms', `new.id = ${stalled}`)
    let rotation = product.begin('hash:rotate')
    await until(async () => (await renewed()) > 0, 'a part of the requests is renewed', 120)
    await rotation.kill()
    await goOn()
    const done = await renewed()
    assert.isTrue(done > 0 && done < sealed, `${done} of ${sealed}`)

    goOn = await product.stall('collectives', 'true')
    rotation = product.begin('hash:rotate')
    await until(async () => (await renewed()) === sealed, 'all requests are renewed', 120)
    await rotation.kill()
    await goOn()
    assert.isNotEmpty(pickups)
    assert.equal(await renewed('collectives'), 0)

    const { code, said } = await product.ace('hash:rotate')
    assert.equal(code, 0, said)
    assert.include(
      said,
      `renewed 0 requests, 0 documents of the blacklist, ${pickups.length} pickup lists`
    )
    const after = await forms(SEAL_KEY)
    const numbers = (rows: typeof after) =>
      rows.map(
        ({ id_form: reference, key_id: keyId, document: number, detail, birth_date: birth }) => [
          ...[reference, keyId, number, birth],
          typeof detail === 'string' ? JSON.parse(detail) : detail,
        ]
      )
    assert.deepEqual(numbers(after), numbers(before))
    for (const row of after.filter(({ document: number }) => number))
      assert.equal(row.person_key, personKeyOf(row.document, next), row.id_form)
    assert.deepEqual(
      await product.query('select id, wrapped from person_keys order by id'),
      keys,
      'no key is lost, doubled or exchanged'
    )
    const [entry] = await product.query(
      `select person_key from blacklist_entries where folded_name = 'otronombre'`
    )
    assert.equal(entry.person_key, personKeyOf(document, next))
    assert.match(await doctor(), /hashes +HASH_KEY_OLD is no longer needed/)
  })

  test('a backup of the old key is restored and rotated while the old key is named', async ({
    assert,
  }) => {
    await startWith({ SEAL_KEY })
    const folder = join(product.storage, 'copies', 'before')
    assert.equal((await product.ace('backup', folder)).code, 0)
    product.environment = { SEAL_KEY, HASH_KEY: NEXT, HASH_KEY_OLD: FORMER }
    await product.ace('hash:rotate')
    const restored = await product.ace('restore', folder, '--force')
    assert.equal(restored.code, 0, restored.said)
    assert.notInclude(restored.said, 'is not the one of the backup')
    assert.match(await doctor(), /hashes +\d+ rows need HASH_KEY_OLD/)
    await product.ace('hash:rotate')
    assert.match(await doctor(), /hashes +HASH_KEY_OLD is no longer needed/)
  })
})
