/** The settings a task runs with: the process environment first, then `.env`. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Failure, note, root } from './process.mjs'

const file = join(root, '.env')
const keys = ['APP_KEY', 'HASH_KEY']
/** Made only where one folder has all keys. */
const ownKeys = ['SEAL_KEY', 'BACKUP_KEY']
// Settings that name real services and data. Tests must not reach them.
const realServices = [
  'DATABASE_URL',
  'STORAGE_DIR',
  'REDIS_URL',
  'SMTP_URL',
  'SKIDATA_URL',
  'DRIVE_DISK',
]

/**
 * Makes the missing keys and stores them in `.env`. With a database server it fails instead, because
 * all processes share the keys: with another HASH_KEY nobody is found by document.
 */
export function ensureKeys() {
  const missing = missingKeys()
  if (missing.length > 0 && setting('DATABASE_URL')) {
    throw new Failure(
      `${missing.join(' and ')} missing: with DATABASE_URL set, give the keys that all processes of this database share, in the environment or in .env`
    )
  }
  const made = [...missing, ...missingOwnKeys()]
  if (made.length > 0) {
    writeKeys(made)
  }
}

/** With a key that only this folder knew, other processes of the same keys could not read what it wrote. */
function missingOwnKeys() {
  const isAlone = !setting('DATABASE_URL') && !process.env.HASH_KEY
  return isAlone ? ownKeys.filter((name) => !setting(name)) : []
}

/** Environment of the application: absolute storage folder, `.env` of the project folder. */
export function applicationEnvironment(nodeEnv = setting('NODE_ENV') || 'development') {
  return {
    ...withoutEmptyKeys(),
    NODE_ENV: nodeEnv,
    ENV_PATH: root,
    // Two heaps for all native threads, instead of eight for each core that keep what was freed.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    STORAGE_DIR: resolve(root, setting('STORAGE_DIR') || './storage'),
  }
}

/** Environment of a command that boots the application and keeps nothing: any keys will do. */
export function throwawayEnvironment() {
  const made = missingKeys().map((name) => [name, newKey()])
  // A booted application that is not run never closes its Redis connection, and so never ends.
  return { ...applicationEnvironment(), ...Object.fromEntries(made), REDIS_URL: '' }
}

/** Environment of the tests: addresses of services come only from `.env.test`. */
export function testEnvironment() {
  const tested = valuesIn(join(root, '.env.test'))
  // An empty variable, because an absent one would be read from `.env`.
  const replaced = realServices.map((name) => [name, tested[name] ?? ''])
  return { ...process.env, ...Object.fromEntries(replaced) }
}

export function setting(name) {
  return process.env[name] || valuesIn(file)[name]
}

function missingKeys() {
  return keys.filter((name) => !setting(name))
}

function valuesIn(path) {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

function withoutEmptyKeys() {
  const env = { ...process.env }
  for (const name of [...keys, ...ownKeys].filter((key) => !env[key])) {
    delete env[name]
  }
  return env
}

function newKey() {
  return randomBytes(24).toString('base64url')
}

function writeKeys(names) {
  let text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const name of names) {
    const line = `${name}=${newKey()}`
    const emptyLine = new RegExp(`^${name}=[ \\t]*(''|"")?[ \\t]*(?=\\r?$)`, 'm')
    if (emptyLine.test(text)) {
      text = text.replace(emptyLine, line)
    } else {
      text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`
    }
  }

  try {
    writeFileSync(file, text, { mode: 0o600 })
  } catch (error) {
    throw new Failure(`.env cannot be written (${error.code}): set ${names.join(' and ')} instead`)
  }
  note(
    `Made ${new Intl.ListFormat('en').format(names)} in .env: keep that file safe, apart from the backups`
  )
}
