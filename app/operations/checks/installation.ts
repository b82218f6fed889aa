import { spawnSync } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { appUrl, hashKeys, productVersion } from '#config/app'
import { missingGlyphs } from '#documents/card_sheet'
import Form from '#models/form'
import { check, verdict } from '#operations/checks/check'
import { countHashedBefore, countUnknownHashes } from '#operations/rotate_hash_key'
import { countLostKeys } from '#sealing/data_keys'
import { OFFICE_ZONE } from '#shared/days'
import { sha256, statusTokenFor } from '#text/secrets'
import env, { isEmbedded, storageDir } from '#start/env'

const inProduction = env.get('NODE_ENV') === 'production'

const address = check('address', 'check APP_URL', async () => {
  const { protocol, hostname } = new URL(appUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return verdict(appUrl, {
    warnings: {
      'APP_URL is this machine itself: links in mails lead nowhere': inProduction && isLocal,
      'APP_URL has no https: cookies and data travel in the open': !isLocal && protocol === 'http:',
      'TRUST_PROXY is missing: all visitors seem to come from the proxy':
        protocol === 'https:' && !env.get('TRUST_PROXY'),
    },
  })
})

const keys = check('keys', 'check APP_KEY and HASH_KEY', async () => {
  const texts = [env.get('APP_KEY').release(), env.get('HASH_KEY').release()]
  return verdict('there are two of them', {
    warnings: {
      'APP_KEY and HASH_KEY are the same: make two': texts[0] === texts[1],
      'a key repeats few letters: make it of random ones': texts.some(
        (key) => new Set(key).size < 8
      ),
    },
  })
})

/** With a wrong key no document number can be read or changed. */
export const sealKey = check('seal key', 'check SEAL_KEY and SEAL_KEY_OLD', async () => {
  const lost = await countLostKeys()
  return verdict('it opens the keys of all people', {
    errors: {
      [`${lost} keys of people were wrapped with another SEAL_KEY: name it in SEAL_KEY_OLD`]: lost,
    },
  })
})

const links = check('links', 'check APP_KEY and APP_KEY_OLD', async () => {
  const newest = await Form.query().orderBy('id', 'desc').first()
  const isDead = newest !== null && sha256(statusTokenFor(newest)) !== newest.statusTokenHash
  return verdict('requests open from their mails', {
    errors: {
      'requests were sent with another APP_KEY: name it in APP_KEY_OLD, or run `ace app:rotate`':
        isDead,
    },
  })
})

const hashes = check('hashes', 'check HASH_KEY and HASH_KEY_OLD', async () => {
  const unknown = await countUnknownHashes()
  const errors = {
    'requests were hashed with another HASH_KEY: name it in HASH_KEY_OLD': unknown.requests,
    [`${unknown.blacklisted} documents of the blacklist were hashed with another HASH_KEY: name it in HASH_KEY_OLD, or enter them again`]:
      unknown.blacklisted,
  }
  if (hashKeys.length === 1) return verdict('people are found by document', { errors })
  const { renewable, blacklisted, codes, sealed } = await countHashedBefore()
  return verdict('HASH_KEY_OLD is no longer needed', {
    errors,
    warnings: {
      [`${renewable} rows need HASH_KEY_OLD: run \`ace hash:rotate\``]: renewable,
      [`${blacklisted} documents of the blacklist need HASH_KEY_OLD: enter them again`]:
        blacklisted,
      [`${codes} unused recovery codes need HASH_KEY_OLD: their users can make new ones`]: codes,
      [`${sealed} keys of people need HASH_KEY_OLD: run \`ace seal:rotate\``]: sealed,
    },
  })
})

const clock = check('clock', 'check the clock and the time zone data', async () => {
  const sql = isEmbedded
    ? `select strftime('%s', 'now') as now`
    : 'select extract(epoch from clock_timestamp()) as now'
  const answer = await db.rawQuery(sql)
  const [{ now }] = answer.rows ?? answer
  const seconds = Math.round(Math.abs(Date.now() / 1000 - Number(now)))
  const knowsZones = DateTime.fromISO('2026-07-01T12:00Z').setZone(OFFICE_ZONE).hour === 14
  return verdict(`${seconds} s from the database, Europe/Madrid is known`, {
    errors: {
      [`it is ${seconds} s from the database's: let both follow a time server`]: seconds > 60,
      'Node has no time zone data: use one with full ICU': !knowsZones,
    },
    warnings: { [`it is ${seconds} s from the database's`]: seconds > 2 },
  })
})

/** Percent of the data's disk. */
export const DISK_FULL = { warning: 90, error: 97 }

const disk = check('disk', `check ${storageDir}`, async () => {
  const { bavail, blocks, bsize } = await statfs(storageDir)
  const free = Math.round((bavail * bsize) / 1e9)
  const full = Math.round(100 - (100 * bavail) / blocks)
  return verdict(`${free} GB free, ${full} % full`, {
    errors: { [`${full} % full: free some space`]: full > DISK_FULL.error },
    warnings: { [`${full} % full: free some space`]: full > DISK_FULL.warning },
  })
})

const versions = check('versions', 'install them again', async () => {
  const node = Number.parseInt(process.versions.node, 10)
  const dump = isEmbedded ? null : majorOf(pgDumpVersion())
  const server = isEmbedded ? 0 : (await db.rawQuery('show server_version')).rows[0].server_version
  const good = `product ${productVersion}, Node ${process.versions.node}`
  return verdict(dump ? `${good}, pg_dump ${dump}` : good, {
    errors: { [`Node ${node} is too old: install Node 24`]: node < 24 },
    warnings: {
      'pg_dump is missing, so there are no backups: install postgresql-client': dump === 0,
      [`pg_dump ${dump} cannot save PostgreSQL ${server}: install its client programs`]:
        dump && dump < Number.parseInt(server, 10),
    },
  })
})

const pgDumpVersion = () =>
  spawnSync('pg_dump', ['--version'], { timeout: 10_000, killSignal: 'SIGKILL' }).stdout

const majorOf = (output: Buffer | null) => Number(/\d+/.exec(String(output ?? ''))?.[0] ?? 0)

const pictures = check('pictures', 'install the packages again: npm ci', async () => {
  const { default: sharp } = await import('sharp')
  const blank = { width: 7, height: 9, channels: 3, background: '#fff' } as const
  await sharp({ create: blank }).jpeg().toBuffer()
  const missing = missingGlyphs('Ñandú Łódź Αθήνα')
  return verdict(`sharp ${sharp.versions.sharp}, fonts are there`, {
    errors: { [`the fonts lack ${missing.join('')}: install the packages again`]: missing.length },
  })
})

export const installation = [address, keys, sealKey, links, hashes, clock, disk, versions, pictures]
