import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sealKeyOf } from '#config/sealing'
import {
  PostgresInstallation,
  SLOW_TEST_MS,
  SqliteInstallation,
} from '#tests/functional/operations/installation'
import { readable } from '#tests/helpers/sealed_rows'

const Kind = process.env.TEST_DB === 'postgres' ? PostgresInstallation : SqliteInstallation

const FIRST = 'first-seal-key-0123456789abcdef'
const SECOND = 'second-seal-key-0123456789abcdef'

test.group(`Keys of people (${Kind.name})`, (group) => {
  const product = new Kind()
  const copies = join(product.storage, 'copies')
  const keys = () => product.query('select * from person_keys')
  const wrappedBy = async () => [...new Set((await keys()).map((row) => row.wrapped_by))]
  const documents = async (sealKey?: string) => {
    const rows = await product.query('select * from forms order by id_form')
    const opened = readable('forms', rows, await keys(), sealKey ? sealKeyOf(sealKey) : undefined)
    return Object.fromEntries(opened.map((row) => [row.id_form, row.document]))
  }
  /** A corrected request may take another key. */
  const erase = async (reference: string) => {
    const request = `forms where id_form = '${reference}'`
    await product.query(
      `update forms set key_id = (select max(id) from person_keys) where id_form = '${reference}'`
    )
    await product.query(
      `insert into forgotten_requests (key_id, reference, erased, submitted_at)
         select key_id, id_form, true, submitted_at from ${request}`
    )
    await product.query(`delete from ${request}`)
  }
  group.setup(() => () => product.remove())
  group.each.setup(async () => {
    product.environment = {}
    await product.wipe()
    await product.ace('prepare')
    await product.ace('seed:demo', '--forms=3')
  })
  group.each.timeout(SLOW_TEST_MS)

  test('a new SEAL_KEY wraps the keys of all people, and the old one is no longer needed', async ({
    assert,
  }) => {
    const before = await documents()
    assert.isNotEmpty(Object.values(before).filter(Boolean))
    product.environment = { SEAL_KEY: FIRST }
    const { code, said } = await product.ace('seal:rotate')
    assert.equal(code, 0, said)
    assert.deepEqual(await wrappedBy(), [sealKeyOf(FIRST).name])
    assert.deepEqual(await documents(FIRST), before)

    product.environment = { SEAL_KEY: SECOND }
    const refused = await product.ace('seal:rotate')
    assert.equal(refused.code, 1, 'a key is missing')
    assert.deepEqual(await wrappedBy(), [sealKeyOf(FIRST).name])
    const doctor = await product.ace('doctor')
    assert.match(doctor.said, /seal key +\d+ keys of people were wrapped with another SEAL_KEY/)

    product.environment = { SEAL_KEY: SECOND, SEAL_KEY_OLD: FIRST }
    assert.equal((await product.ace('seal:rotate')).code, 0)
    product.environment = { SEAL_KEY: SECOND }
    const again = await product.ace('seal:rotate')
    assert.include(again.said, 'wrapped 0 keys')
    assert.deepEqual(await documents(SECOND), before)
  })

  test('a restored backup shows nothing of requests that were deleted after it, and all others whole', async ({
    assert,
  }) => {
    const before = await documents()
    await product.query(
      `update forms set last_name = 'Zarzamora', email = 'zarzamora@example.com' where id =
         (select min(forms.id) from forms join tournaments on tournaments.id = tournament_id
          where sport = 'golf')`
    )
    const erased = await product.query(
      `select min(forms.id_form) as reference from forms join tournaments on tournaments.id = tournament_id
         where sport = 'tennis' and key_id is not null`
    )
    const [{ reference: gone }] = erased
    await product.query(`update forms set last_name = 'Zarzaparrilla' where id_form = '${gone}'`)
    await product.query(
      `insert into collectives (type, name, lastname, search_text, state, nonce, created_at, updated_at)
         values ('company', 'Zarzamillo', 'Ejemplo', 'zarzamillo ejemplo', 'waiting',
           '0b6c1c9e-6c3c-4f39-9f0e-6a4a9c1b7a10', '2010-01-01', '2010-01-01')`
    )
    const [monday, tuesday] = ['monday', 'tuesday'].map((day) => join(copies, day))
    const backup = await product.ace('backup', monday)
    assert.equal(backup.code, 0, backup.said)
    const stored = (await keys()).map(({ wrapped }) => wrapped)
    const copy = readdirSync(monday).find((name) => name.startsWith('database'))!
    const bytes = readFileSync(join(monday, copy), 'latin1')
    assert.isFalse(
      stored.some((wrapped) => bytes.includes(wrapped)),
      'a backup has none of the keys'
    )

    await product.query(
      `update tournaments set active = false, ends_on = '2020-04-01' where sport = 'golf'`
    )
    assert.equal((await product.ace('purge')).code, 0)
    await erase(gone)
    const remaining = await documents()
    const purged = Object.keys(before).filter((reference) => !(reference in remaining))
    assert.isNotEmpty(purged)
    assert.isNotEmpty(Object.keys(remaining))
    assert.equal((await product.ace('backup', tuesday)).code, 0)

    const { code, said } = await product.ace('restore', monday, '--force')
    assert.equal(code, 0, said)
    assert.match(said, /deleted again, because they were deleted after the backup: [1-9]/)
    assert.deepEqual(await documents(), remaining)
    const restored = await product.bytes()
    for (const mark of ['Zarzamora', 'zarzamora@example.com', 'Zarzaparrilla', 'Zarzamillo'])
      assert.notInclude(restored, mark)
    const unreadable = await product.query('select id from form_photos where key_id is null')
    assert.isEmpty(unreadable)
    assert.equal((await product.ace('doctor', '--data')).code, 0)
  })

  test('a backup of a version that noted no moments forgets erased requests once it is brought up to date', async ({
    assert,
  }) => {
    const before = Object.keys(await documents())
    await product.query('alter table forgotten_requests drop column submitted_at')
    await product.query(`delete from adonis_schema where name like '%0040%'`)
    const folder = join(copies, 'friday')
    const backup = await product.ace('backup', folder)
    assert.equal(backup.code, 0, backup.said)
    assert.equal((await product.ace('prepare')).code, 0)
    await erase(before[0])

    const { code, said } = await product.ace('restore', folder, '--force')
    assert.equal(code, 0, said)
    const prepared = await product.ace('prepare')
    assert.equal(prepared.code, 0, prepared.said)
    assert.deepEqual(Object.keys(await documents()), before.slice(1))
  })

  test('a restored backup knows who was restricted since, and of whom that was lifted, before it purges', async ({
    assert,
  }) => {
    const ids = async () => {
      const rows = await product.query(
        `select forms.id from forms join tournaments on tournaments.id = tournament_id
           where sport = 'golf' order by forms.id`
      )
      return rows.map(({ id }) => id)
    }
    const mark = async (id: number, type: string, since: string) => {
      await product.query(`update forms set restricted_at = ${since} where id = ${id}`)
      await product.query(
        `insert into form_logs (form_id, type, at) values (${id}, '${type}', '2026-05-01 10:00:00')`
      )
    }
    const [kept, freed] = await ids()
    await mark(freed, 'restricted', `'2026-04-01 10:00:00'`)
    await product.query(`update tournaments set ends_on = '2020-04-01' where sport = 'golf'`)
    const [before, after] = ['before', 'after'].map((name) => join(copies, name))
    assert.equal((await product.ace('backup', before)).code, 0)
    await mark(freed, 'unrestricted', 'null')
    await mark(kept, 'restricted', `'2026-05-01 10:00:00'`)
    await product.query(
      `insert into forgotten_requests (key_id, reference, erased)
         select id, code, false from tournaments where sport = 'golf'`
    )
    const restored = async () => {
      const { code, said } = await product.ace('restore', before, '--force')
      assert.equal(code, 0, said)
      return ids()
    }
    assert.deepEqual(await restored(), [kept])
    assert.equal((await product.ace('backup', after)).code, 0)
    await product.wipe()
    assert.deepEqual(await restored(), [kept])
  })

  test('a key that is missing in the file erases nobody, and an empty file restores all but the secrets', async ({
    assert,
  }) => {
    const folder = join(copies, 'thursday')
    await product.ace('backup', folder)
    const before = await documents()
    const { keyFile } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const path = join(copies, keyFile)
    const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    for (const rest of [lines.join('\n'), '']) {
      writeFileSync(path, rest)
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0, said)
      assert.deepEqual(Object.keys(await documents()), Object.keys(before))
    }
  })

  test('a backup without the file of the keys is not restored', async ({ assert }) => {
    const folder = join(copies, 'wednesday')
    await product.ace('backup', folder)
    const before = await documents()
    const { keyFile } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    renameSync(join(copies, keyFile), join(copies, 'lost'))
    const { code, said } = await product.ace('restore', folder, '--force')
    assert.equal(code, 1)
    assert.match(said, /keys-[\da-f]+\.jsonl is missing: without it all document numbers, photos/)
    assert.deepEqual(await documents(), before)
  })
})
