import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { Result } from '@adonisjs/core/health'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import redis from '@adonisjs/redis/services/main'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { sentenceOf } from '#exceptions/error_facts'
import { hasSmtp, requiresTls } from '#config/mail'
import { hasVirusScanner, versionOfScanner } from '#integrations/virus_scanner'
import { check, verdict } from '#operations/checks/check'
import { safeMessage } from '#text/safe_message'
import env, { isEmbedded, sqliteFile } from '#start/env'
import { DAY_MS } from '#shared/days'

const databaseRemedy = isEmbedded ? `check ${sqliteFile}` : 'start PostgreSQL or mend DATABASE_URL'

const database = check('database', databaseRemedy, async () => {
  if (isEmbedded) {
    const [{ version }] = await db.rawQuery('select sqlite_version() as version')
    return Result.ok(`SQLite ${version}`)
  }
  // A connection of its own: the pool would log the refusal.
  const client = new pg.Client({
    connectionString: env.get('DATABASE_URL')!.release(),
    connectionTimeoutMillis: 3500,
  })
  client.on('error', () => {})
  const { rows } = await client
    .connect()
    .then(() =>
      client.query(
        `select current_setting('server_version') as version, current_user as name,
          has_schema_privilege(current_schema(), 'create') as creates`
      )
    )
    .finally(() => client.end())
  const [{ version, name, creates }] = rows
  return verdict(`PostgreSQL ${version}`, {
    errors: { [`${name} may not create tables: grant create on schema public to it`]: !creates },
  })
})

export const migrations = check('migrations', databaseRemedy, async () => {
  const files = await readdir(app.migrationsPath())
  const names = files
    .filter((file) => /(?<!\.d)\.[jt]s$/.test(file))
    .map((file) => `database/migrations/${file.slice(0, -3)}`)
  const migrated = await db.connection().schema.hasTable('adonis_schema')
  const rows: { name: string }[] = migrated ? await db.from('adonis_schema').select('name') : []
  const done = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !done.has(name)).length
  const newer = done.size - (names.length - missing)
  const trigrams = isEmbedded || (await db.from('pg_extension').where('extname', 'pg_trgm').first())
  return verdict(`all ${names.length} are there`, {
    errors: {
      [`${missing} are missing: run node ace.js prepare`]: missing,
      'the extension is missing: run create extension pg_trgm': !missing && !trigrams,
    },
    warnings: { [`${newer} are of a newer version: update the product`]: newer },
  })
})

const redisAnswers = check('redis', 'start Redis or mend REDIS_URL', async () => {
  // A connection of its own: no retries, no log.
  const once = { retryStrategy: () => null, maxRetriesPerRequest: 0 }
  const client = redis.connection('main').ioConnection.duplicate(once)
  let cause: Error | undefined
  client.on('error', (error) => (cause = error))
  try {
    await client.connect()
    const info = await client.info()
    const settingOf = (name: string) => new RegExp(`^${name}:(\\S*)`, 'm').exec(info)?.[1] ?? '?'
    const policy = settingOf('maxmemory_policy')
    return verdict(`Redis ${settingOf('redis_version')}`, {
      warnings: {
        [`it removes keys (${policy}): set maxmemory-policy noeviction`]: policy !== 'noeviction',
        'it forgets the last minutes when it stops: set appendonly yes':
          settingOf('aof_enabled') !== '1',
        'it is older than version 6: update it':
          Number.parseInt(settingOf('redis_version'), 10) < 6,
      },
    })
  } catch (error) {
    throw cause ?? error
  } finally {
    client.disconnect()
  }
})

const driveRemedy =
  env.get('DRIVE_DISK') === 's3'
    ? 'check S3_BUCKET, S3_ENDPOINT and the keys'
    : 'check the owner and the disk of STORAGE_DIR'

export const driveCheck = check('drive', driveRemedy, async () => {
  const key = `probes/${randomUUID()}`
  const disk = drive.use()
  try {
    await disk.put(key, key)
    const read = await disk.get(key)
    return verdict('takes, gives and removes files', {
      errors: { [`gives back other bytes: ${driveRemedy}`]: read !== key },
    })
  } finally {
    await disk.delete(key)
  }
})

const mailServer = check('mail server', 'check SMTP_URL', async () => {
  const address = new URL(env.get('SMTP_URL')!.release())
  for (const timeout of ['connectionTimeout', 'greetingTimeout'])
    address.searchParams.set(timeout, '4000')
  address.searchParams.set('requireTLS', String(requiresTls(address)))
  const transport = createTransport(address.href)
  try {
    await transport.verify()
    return Result.ok(`${address.hostname} answers`)
  } catch (error) {
    return Result.warning(`${safeMessage(sentenceOf(error))}: mails wait; check SMTP_URL`)
  } finally {
    transport.close()
  }
})

const SIGNATURES_DAYS = 7

const virusScanner = check('virus scanner', 'start clamd or mend CLAMD_URL', async () => {
  const [version, , day] = (await versionOfScanner()).split('/')
  const signed = day ? Date.now() - Date.parse(`${day} UTC`) : Infinity
  return verdict(version, {
    warnings: {
      'its signatures are old: check freshclam': !(signed < SIGNATURES_DAYS * DAY_MS),
    },
  })
})

export const redisChecks = env.get('REDIS_URL') ? [redisAnswers] : []
export const mailServerChecks = hasSmtp ? [mailServer] : []
export const scannerChecks = hasVirusScanner() ? [virusScanner] : []

export const essential = [database, ...redisChecks, driveCheck]
