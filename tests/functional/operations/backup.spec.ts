import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { hashedMarks } from '#people/written_marks'
import { nameOfHashKey } from '#text/secrets'
import { BackupCipher } from '#operations/backup_cipher'
import {
  SLOW_TEST_MS,
  PostgresInstallation,
  SqliteInstallation,
} from '#tests/functional/operations/installation'

const installations =
  process.env.TEST_DB === 'postgres'
    ? { PostgreSQL: PostgresInstallation }
    : { SQLite: SqliteInstallation }

for (const [name, Kind] of Object.entries(installations)) {
  const moments = `'2026-04-23 10:00:00', '2036-04-23 10:00:00'`
  const logins = [
    `insert into sessions (id, data, expires_at) values ('s1', '{}', '2036-04-23 10:00:00')`,
    `insert into user_sessions (user_id, key, began_at, seen_at, ends_at)
       select min(id), 'k1', '2026-04-23 10:00:00', ${moments} from users`,
    `insert into remember_me_tokens (tokenable_id, hash, created_at, updated_at, expires_at, user_session_id)
       select user_id, 'h1', '2026-04-23 10:00:00', ${moments}, id from user_sessions`,
    `insert into password_resets (user_id, token_hash, created_at, expires_at)
       select min(id), 't1', ${moments} from users`,
  ]

  const erasedAddress = 'antes.que.su.solicitud@example.com'
  const aboutErased = [
    `insert into late_links (tournament_id, form_type, email, expires_at, created_at)
       select min(id), 'press', '${erasedAddress}', ${moments} from tournaments`,
    `insert into person_keys (owner, wrapped, wrapped_by)
       select 'imports/1.csv', wrapped, wrapped_by from person_keys order by id limit 1`,
    `insert into import_runs (kind, tournament_id, file, state, plan, sealed, key_id, created_at)
       select 'people', (select min(id) from tournaments), 'lista.csv', 'preview', '{}', 'sealed', id,
         '2026-04-23 10:00:00' from person_keys where owner = 'imports/1.csv'`,
  ]

  test.group(`Backup of ${name}`, (group) => {
    let product: SqliteInstallation | PostgresInstallation
    let folder: string
    let before: Awaited<ReturnType<typeof product.requests>>
    /** How many files the product stored. */
    let stored: number
    /** The outcome of the backup in the folder, which all tests share. */
    let made: Awaited<ReturnType<typeof product.ace>>

    group.setup(() => {
      product = new Kind()
      folder = join(product.storage, 'copies', 'monday')
      return () => product.remove()
    })
    group.setup(async () => {
      await product.wipe()
      await product.ace('prepare')
      await product.ace('seed:demo', '--forms=3')
      mkdirSync(join(product.storage, 'mail'))
      writeFileSync(join(product.storage, 'mail', '1-first.eml'), 'Subject: Hola')
      before = await product.requests()
      stored = readdirSync(join(product.storage, 'files'), {
        recursive: true,
        withFileTypes: true,
      }).filter((entry) => entry.isFile()).length
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      const somebody = await product.connect()
      try {
        await somebody.all(`update forms set company = 'Apuntada tarde'`)
        for (const row of [...logins, ...aboutErased]) await somebody.all(row)
        made = await product.ace('backup', folder)
      } finally {
        await somebody.close()
      }
    })
    group.each.teardown(() => {
      product.environment = {}
    })
    group.each.timeout(SLOW_TEST_MS)

    test('a backup copies database, photos and mails while the product runs', async ({
      assert,
    }) => {
      assert.equal(made.code, 0, made.said)
      assert.include(made.said, 'APP_KEY and HASH_KEY are not in it')

      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
      assert.containsSubset(manifest, { product: 'acreditacion', forms: before.length })
      assert.equal(manifest.files, stored)
      assert.deepEqual(readdirSync(join(folder, 'mail')), ['1-first.eml'])
      assert.isEmpty(JSON.stringify(manifest).match(/test-(key|hash)-/) ?? [])
      const [last] = await product.query('select forms, files from backups')
      assert.deepEqual(
        { ...last },
        { forms: manifest.forms, files: manifest.files },
        'it is noted when there was one'
      )
    })

    test('the files of a backup are closed to other users, even in a folder that was open to them', ({
      assert,
    }) => {
      const rights = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => statSync(join(folder, path)))
        .map((found) => (found.isDirectory() ? 0o700 : 0o600) - (found.mode & 0o777))
      assert.deepEqual(new Set(rights), new Set([0]))
      assert.equal(statSync(folder).mode & 0o777, 0o700)
    })

    test('a complete backup passes its check and can be restored for a drill beside the running product', async ({
      assert,
    }) => {
      const left = mkdtempSync(join(tmpdir(), 'acreditacion-drill-'))
      const isPostgres = Kind === PostgresInstallation
      if (isPostgres) await product.query(`create database acreditacion_drill_${process.pid}_0`)
      utimesSync(left, 0, 0)
      const { code, said } = await product.ace('backup:check', folder, '--drill')
      assert.equal(code, 0, said)
      assert.isFalse(existsSync(left), 'what a killed drill left is removed')
      if (isPostgres) {
        const databases = await product.query('select datname from pg_database')
        assert.notInclude(JSON.stringify(databases), `acreditacion_drill_${process.pid}_0`)
      }
      assert.include(said, `whole: ${before.length} requests, ${stored} files`)
      for (const line of [
        /migrations: all \d+/,
        /rows: \d+ forms/,
        /ledger: balances/,
        /files: \d+/,
      ])
        assert.match(said, line)
      assert.deepEqual(await product.requests(), before)
      const [noted] = await product.query(
        'select drilled_at, drill_faults from backups order by id desc limit 1'
      )
      assert.isNotNull(noted.drilled_at)
      assert.isNull(noted.drill_faults)
    })

    test('the check of a backup names each missing, changed and unexpected file', async ({
      assert,
      cleanup,
    }) => {
      const [first, second] = readdirSync(join(folder, 'files', 'portraits'))
      const at = (file: string) => join(folder, 'files', 'portraits', file)
      const kept = [first, second].map((file) => readFileSync(at(file)))
      cleanup(() => {
        rmSync(at('STRANGE.jpg'), { force: true })
        for (const [index, file] of [first, second].entries()) writeFileSync(at(file), kept[index])
      })
      truncateSync(at(first))
      rmSync(at(second))
      writeFileSync(at('STRANGE.jpg'), 'strange')
      const { code, said } = await product.ace('backup:check', folder)
      assert.equal(code, 1)
      assert.include(said, `files/portraits/${first} has changed`)
      assert.include(said, `files/portraits/${second} is missing`)
      assert.include(said, 'files/portraits/STRANGE.jpg is not of this backup')
      const restored = await product.ace('restore', folder, '--force')
      assert.equal(restored.code, 1)
      assert.match(
        restored.said,
        /^the backup is damaged: .+, and 2 more; backup:check names all\n$/
      )
    })

    test('a backup does not write into a folder that is not empty', async ({ assert }) => {
      const { code, said } = await product.ace('backup', folder)
      assert.equal(code, 1)
      assert.include(said, 'is not empty: name a new folder')
    })

    test('a restore does not overwrite existing data unless forced', async ({ assert }) => {
      const { code, said } = await product.ace('restore', folder)
      assert.equal(code, 1)
      assert.match(said, /there are \d+ rows and \d+ files here already: add --force/)
      assert.deepEqual(await product.requests(), before)
    })

    test('a restore under a running product is refused, even when forced', async ({
      assert,
      cleanup,
    }) => {
      const somebody = await product.connect()
      cleanup(() => somebody.close())
      await somebody.all('select count(*) from forms')
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 1)
      assert.match(said, /database (is in use|has 1 other connections)/)
      assert.deepEqual(await product.requests(), before)
    })

    test('a damaged or unfinished backup is not restored', async ({ assert, cleanup }) => {
      const manifest = join(folder, 'manifest.json')
      const good = JSON.parse(readFileSync(manifest, 'utf8'))
      cleanup(() => writeFileSync(manifest, JSON.stringify(good)))
      const refusalOf = async (changes: object | null) => {
        rmSync(manifest, { force: true })
        if (changes) writeFileSync(manifest, JSON.stringify({ ...good, ...changes }))
        const { code, said } = await product.ace('restore', folder, '--force')
        assert.equal(code, 1)
        return said
      }
      assert.include(await refusalOf(null), 'it has no good manifest.json')
      assert.include(await refusalOf({ listSha256: 'another' }), 'files.jsonl is missing')
      assert.include(await refusalOf({ database: 'oracle' }), 'backup is of a oracle database')
      assert.deepEqual(await product.requests(), before)
    })

    test('a backup without BACKUP_KEY says that it is not encrypted', ({ assert }) => {
      assert.include(made.said, 'it is not encrypted: set BACKUP_KEY')
    })

    test('with BACKUP_KEY, no file of a backup is readable, and it can be restored with it only', async ({
      assert,
      cleanup,
    }) => {
      const sealed = join(product.storage, 'copies', 'sealed')
      cleanup(() => rmSync(sealed, { recursive: true, force: true }))
      product.environment = { BACKUP_KEY: 'backup-key-0123456789-0123456789-0123' }
      const backup = await product.ace('backup', sealed)
      assert.equal(backup.code, 0, backup.said)
      assert.include(backup.said, 'it is encrypted')
      const paths = readdirSync(sealed, { recursive: true, encoding: 'utf8' }).filter((path) =>
        statSync(join(sealed, path)).isFile()
      )
      assert.isAbove(paths.length, 3)
      for (const path of paths.filter((one) => !/^(manifest|files)\.jsonl?$/.test(one))) {
        const bytes = readFileSync(join(sealed, path))
        assert.equal(bytes.subarray(0, 6).toString(), 'ACRB1\n', path)
        for (const mark of ['Apuntada tarde', 'Subject: Hola', 'SQLite format', 'JFIF'])
          assert.isFalse(bytes.includes(mark), `${mark} in ${path}`)
      }
      const drill = await product.ace('backup:check', sealed, '--drill')
      assert.equal(drill.code, 0, drill.said)
      assert.include(drill.said, ', encrypted')
      assert.match(drill.said, /rows: \d+ forms/)

      for (const [key, sentence] of [
        ['', 'the backup is encrypted: set the BACKUP_KEY it was made with'],
        ['another-key-0123456789-0123456789-012', 'encrypted with another BACKUP_KEY'],
      ]) {
        product.environment = { BACKUP_KEY: key }
        const { code, said } = await product.ace('restore', sealed, '--force')
        assert.equal(code, 1, said)
        assert.include(said, sentence)
      }
      assert.deepEqual(await product.requests(), before)

      product.environment = { BACKUP_KEY: 'backup-key-0123456789-0123456789-0123' }
      const manifest = join(sealed, 'manifest.json')
      const good = JSON.parse(readFileSync(manifest, 'utf8'))
      for (const forgery of [
        { mac: 'forged' },
        { mac: undefined },
        { mac: undefined, encrypted: false },
        { keyFile: 'keys-of-another-installation.jsonl' },
      ]) {
        writeFileSync(manifest, JSON.stringify({ ...good, ...forgery }))
        const forged = await product.ace('restore', sealed, '--force')
        assert.equal(forged.code, 1)
        assert.include(forged.said, 'manifest.json was not written with this BACKUP_KEY')
      }
      const cipher = new BackupCipher('backup-key-0123456789-0123456789-0123')
      writeFileSync(
        manifest,
        JSON.stringify({ ...good, mac: undefined, listMac: cipher.sign(good.listSha256) })
      )
      const olderCheck = await product.ace('backup:check', sealed)
      assert.equal(olderCheck.code, 0, olderCheck.said)
      writeFileSync(manifest, JSON.stringify(good))

      const restored = await product.ace('restore', sealed, '--force')
      assert.equal(restored.code, 0, restored.said)
      assert.deepEqual(await product.requests(), before)
      assert.equal(
        readFileSync(join(product.storage, 'mail', '1-first.eml'), 'utf8'),
        'Subject: Hola'
      )
    })

    // These change the product, so they come after those that need it unchanged.
    test('a forced restore replaces everything, including later data', async ({ assert }) => {
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

    test('a restore revives no login and no link for a password', async ({ assert }) => {
      for (const table of ['sessions', 'user_sessions', 'remember_me_tokens', 'password_resets'])
        assert.isEmpty(await product.query(`select * from ${table}`), table)
    })

    test('a restore warns when the keys differ from those of the backup', async ({ assert }) => {
      product.environment = { HASH_KEY: 'another-key-0123456789abcdefghij' }
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0)
      assert.include(said, 'APP_KEY or HASH_KEY is not the one of the backup')
    })

    test('a backup can be restored on an empty machine', async ({ assert }) => {
      await product.wipe()
      rmSync(join(product.storage, 'mail'), { recursive: true, force: true })
      const { code, said } = await product.ace('restore', folder)
      assert.equal(code, 0, said)
      assert.include(said, `restored ${before.length} requests and ${stored} files`)
      assert.include(said, 'people erased after the last backup are back')
      assert.notInclude(said, 'HASH_KEY')
      assert.deepEqual(await product.requests(), before)
      const [{ companies }] = await product.query(
        `select count(*) as companies from forms where company = 'Apuntada tarde'`
      )
      assert.equal(Number(companies), before.length)
      assert.deepEqual(readdirSync(join(product.storage, 'mail')), ['1-first.eml'])
    })

    test('a forced restore deletes again who was erased after the backup', async ({ assert }) => {
      const [{ id }] = await product.query('select max(id) as id from forms')
      await product.query(
        `insert into forgotten_requests (key_id, reference, erased)
           select key_id, reference, true from forms,
             (select id_form as reference from forms where id = ${id}
                union select 'a pickup' union select 'z pickup') as of_the_person
           where id = ${id}`
      )
      await product.query(`delete from forms where id = ${id}`)
      const certificate = (user: string) =>
        product.query(
          `insert into erasures (forms, removed, kept, user_id, created_at)
             values ('[{"reference": "R1"}]', '[]', '[]', (${user}), '2026-04-23 10:00:00')
             returning id`
        )
      const [{ id: issued }] = await certificate('select max(id) from users')
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0, said)
      assert.include(said, 'deleted again, because they were deleted after the backup: 1')
      assert.lengthOf(await product.requests(), before.length - 1)
      assert.lengthOf(await product.query('select * from forgotten_requests'), 3)
      assert.notInclude(said, 'erase them again')
      const [{ id: next }] = await certificate('null')
      assert.isAbove(next, issued)
      const kept = await product.query(
        `select erasures.id, cast(forms as text) as forms, users.email from erasures
           left join users on users.id = user_id where erasures.id = ${issued}`
      )
      assert.lengthOf(kept, 1)
      assert.deepEqual(JSON.parse(kept[0].forms), [{ reference: 'R1' }])
      assert.isNotNull(kept[0].email)
    })

    test('a forced restore brings back no link and no list of somebody whose first request came after the backup', async ({
      assert,
    }) => {
      const marks = {
        emails: [erasedAddress],
        names: [],
        shortNames: [],
        documents: [],
        telephones: [],
      }
      for (const hash of hashedMarks(marks))
        await product.query(
          `insert into forgotten_marks (hash, hashed_by, noted_at, pending)
             values ('${hash}', '${nameOfHashKey()}', '2026-04-24 10:00:00', false)`
        )
      await product.query('delete from late_links')
      await product.query('delete from import_runs')
      const present = await product.requests()
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0, said)
      assert.include(said, 'deleted again, because they were deleted after the backup')
      assert.isEmpty(
        await product.query(`select * from late_links where email = '${erasedAddress}'`)
      )
      assert.isEmpty(await product.query(`select * from import_runs where kind = 'people'`))
      assert.deepEqual(await product.requests(), present)
    })

    test('a restore that was cut off and is repeated still knows who was erased', async ({
      assert,
    }) => {
      const [{ id }] = await product.query('select max(id) as id from forms')
      await product.query(
        `insert into forgotten_requests (key_id, reference, erased)
           select key_id, id_form, true from forms where id = ${id}`
      )
      await product.query(`delete from forms where id = ${id}`)
      const left = await product.requests()
      const copies = join(product.storage, 'copies')
      const keyFile = join(
        copies,
        readdirSync(copies).find((file) => file.startsWith('keys-'))!
      )
      const keys = readFileSync(keyFile)
      writeFileSync(keyFile, `${keys}{"id":`)
      assert.notEqual((await product.ace('restore', folder, '--force')).code, 0)
      writeFileSync(keyFile, keys)
      const { code, said } = await product.ace('restore', folder, '--force')
      assert.equal(code, 0, said)
      assert.deepEqual(await product.requests(), left)
    })

    test('a restore is refused without the file that names who was erased', async ({ assert }) => {
      const copies = join(product.storage, 'copies')
      const kept = join(
        copies,
        readdirSync(copies).find((file) => file.startsWith('forgotten-'))!
      )
      const away = join(product.storage, 'forgotten')
      renameSync(kept, away)
      const { code, said } = await product.ace('restore', folder, '--force')
      renameSync(away, kept)
      assert.equal(code, 1)
      assert.include(said, 'is missing: without it people who were erased or restricted since are')
    })

    if (Kind !== PostgresInstallation) return

    test('a backup names the missing PostgreSQL program', async ({ assert }) => {
      product.environment = { PATH: '/nowhere' }
      const { code, said } = await product.ace('backup', join(product.storage, 'copies', 'none'))
      assert.equal(code, 1)
      assert.include(said, 'pg_dump is missing: install the client programs of PostgreSQL')
    })
  })
}
