import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Env } from '@adonisjs/core/env'
import { Secret } from '@adonisjs/core/helpers'
import { codeOf } from '#exceptions/error_facts'
import { OperatorError } from '#process/operator_error'

// SQLite keeps times without a zone, so all of them are written and read in one.
process.env.TZ = 'UTC'

const appRoot = new URL('../', import.meta.url)

const secrets = {
  APP_KEY: Env.schema.secret(),
  APP_KEY_OLD: Env.schema.secret.optional(),
  HASH_KEY: Env.schema.secret(),
  HASH_KEY_OLD: Env.schema.secret.optional(),
  SEAL_KEY: Env.schema.secret.optional(),
  SEAL_KEY_OLD: Env.schema.secret.optional(),
  DATABASE_URL: Env.schema.secret.optional(),
  REDIS_URL: Env.schema.secret.optional(),
  SMTP_URL: Env.schema.secret.optional(),
  S3_KEY: Env.schema.secret.optional(),
  S3_SECRET: Env.schema.secret.optional(),
  DEMO_PASSWORD: Env.schema.secret.optional(),
  HEALTH_TOKEN: Env.schema.secret.optional(),
  BACKUP_KEY: Env.schema.secret.optional(),
}

// A vault, a container or systemd gives a secret as a file: `APP_KEY=file:/run/secrets/app_key`.
const FILE = 'file:'
for (const name of Object.keys(secrets)) {
  const value = process.env[name]
  if (value?.startsWith(FILE)) process.env[name] = secretIn(value.slice(FILE.length), name)
}
// The framework's own reading of `.env` keeps the end of the line.
Env.removeIdentifier('file')
Env.defineIdentifier('file', secretIn)

const env = await Env.create(appRoot, {
  ...secrets,
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number.optional(),
  HOST: Env.schema.string.optional({ format: 'host' }),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),

  APP_NAME: Env.schema.string.optional(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUST_PROXY: Env.schema.string.optional(),

  STORAGE_DIR: Env.schema.string.optional(),
  UMASK: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),

  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),

  WORKER: Env.schema.boolean.optional(),
  DEMO: Env.schema.boolean.optional(),
  NIGHTLY_EXPORT_AT: Env.schema.string.optional(),
  SUBMISSION_LIMIT: Env.schema.number.optional(),
  SECURITY_CONTACT: Env.schema.string.optional(),
  CLAMD_URL: Env.schema.string.optional(),
  SKIDATA_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  SKIDATA_VERSION: Env.schema.string.optional(),
  SKIDATA_ISSUER: Env.schema.string.optional(),
  SKIDATA_RECEIVER: Env.schema.string.optional(),
  SKIDATA_CODING: Env.schema.string.optional(),
  SKIDATA_ZONE_TYPE: Env.schema.string.optional(),
  SKIDATA_HOLDER_TYPES: Env.schema.string.optional(),

  ORGANISER_NAME: Env.schema.string.optional(),
  ORGANISER_TAX_ID: Env.schema.string.optional(),
  ORGANISER_ADDRESS: Env.schema.string.optional(),
  ORGANISER_EMAIL: Env.schema.string.optional({ format: 'email' }),
  ORGANISER_DPO_EMAIL: Env.schema.string.optional({ format: 'email' }),
}).catch((error) => {
  if (error.code === 'E_INVALID_ENV_VARIABLES') throw wrong(error.help.split('\n'))
  throw error.path ? wrong([`${error.path} cannot be read (${error.code})`]) : error
})

const rules = [
  [/^.{16,}$/, 'APP_KEY', 'at least 16 random characters'],
  [/^[^,]{16,}(,[^,]{16,})*$/, 'APP_KEY_OLD', 'earlier values of APP_KEY, separated by commas'],
  [/^.{16,}$/, 'HASH_KEY', 'at least 16 random characters'],
  [/^[^,]{16,}(,[^,]{16,})*$/, 'HASH_KEY_OLD', 'earlier values of HASH_KEY, separated by commas'],
  [/^.{16,}$/, 'SEAL_KEY', 'at least 16 random characters'],
  [/^[^,]{16,}(,[^,]{16,})*$/, 'SEAL_KEY_OLD', 'earlier values of SEAL_KEY, separated by commas'],
  [(value) => Number(value) > 0 && Number(value) < 65_536, 'PORT', 'a number from 1 to 65535'],
  [/^.{32,}$/, 'BACKUP_KEY', 'at least 32 random characters'],
  [
    /^(https:\/\/\S+|(mailto:)?[^\s@:]+@[^\s@]+)$/,
    'SECURITY_CONTACT',
    'an e-mail address or an address such as https://example.com/security',
  ],
  [/^[1-9]\d*$/, 'SUBMISSION_LIMIT', 'a number from 1'],
  [/^0?[0-7]{3}$/, 'UMASK', 'three octal digits such as 077'],
  [/^https?:\/\//, 'APP_URL', 'an address such as https://accreditation.example.com'],
  [/^([01]\d|2[0-3]):[0-5]\d$/, 'NIGHTLY_EXPORT_AT', 'an hour such as 02:00'],
  [/^postgres(ql)?:\/\//, 'DATABASE_URL', 'an address such as postgres://user@host/name'],
  [/^rediss?:\/\//, 'REDIS_URL', 'an address such as redis://host:6379'],
  [/^(tcp:\/\/[^\s/]+|unix:\/\S+)$/, 'CLAMD_URL', 'an address such as tcp://host:3310'],
  [/^smtps?:\/\//, 'SMTP_URL', 'an address such as smtp://user:password@host:587'],
  [/^https?:\/\//, 'SKIDATA_URL', 'an address such as http://host:5205'],
  [/^\w{1,20}$/, 'SKIDATA_VERSION', 'the name of an interface such as HSHIF25'],
  [/^\d{1,9}$/, 'SKIDATA_ISSUER', 'a number such as 1'],
  [/^\d{1,9}$/, 'SKIDATA_RECEIVER', 'a number such as 1'],
  [/^\d{1,9}$/, 'SKIDATA_CODING', 'a number such as 16777217'],
  [/^\w{1,40}$/, 'SKIDATA_ZONE_TYPE', 'the name of a property such as AREA'],
  [
    /^(none|\w{1,40},\w{1,40},\w{1,40})$/,
    'SKIDATA_HOLDER_TYPES',
    'three names such as FIRSTNAME,LASTNAME,COMPANY, or none',
  ],
] as const satisfies [
  RegExp | ((value: string) => boolean),
  Parameters<typeof env.get>[0],
  string,
][]

const mistakes = rules
  .filter(([rule, name]) => {
    const value = textOf(name)
    if (value === undefined) return false
    const fits = rule instanceof RegExp ? rule.test(value) : rule(value)
    return !fits || (name.endsWith('_URL') && !URL.canParse(value))
  })
  .map(([, name, expected]) => `${name} must be ${expected}`)
if (env.get('DRIVE_DISK') === 's3') {
  const missing = (['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).filter((name) => !textOf(name))
  if (missing.length) mistakes.push(`DRIVE_DISK=s3 needs ${missing.join(', ')}`)
}
if (mistakes.length) throw wrong(mistakes)

/** Mode bits withheld from files of the product: by default other users of the machine read nothing. */
export const umask = Number.parseInt(env.get('UMASK', '077'), 8)
process.umask(umask)

// The framework's server reads these variables; its default would serve every network.
process.env.HOST = env.get('HOST', '127.0.0.1')
process.env.PORT = String(env.get('PORT', 3333))

/** The folder of the project, also for a build, which runs from `build/`: every build empties that. */
const projectRoot = (() => {
  const root = fileURLToPath(appRoot).replace(/[/\\]$/, '')
  return basename(root) === 'build' ? dirname(root) : root
})()

/** Absolute folder of everything the product keeps: the SQLite file, uploads, mails. */
export const storageDir = (() => {
  const folder = env.get('STORAGE_DIR', './storage')
  return isAbsolute(folder) ? folder : join(projectRoot, folder)
})()

try {
  mkdirSync(storageDir, { recursive: true })
  accessSync(storageDir, constants.W_OK)
} catch (error) {
  throw wrong([
    `STORAGE_DIR must be a folder that can be written: ${storageDir} (${codeOf(error)})`,
  ])
}
try {
  // Earlier versions left it open to all users of the machine.
  chmodSync(storageDir, statSync(storageDir).mode & 0o777 & ~umask)
} catch {
  // The folder has another owner, who decides on its mode.
}

/** The file of the embedded database. */
export const sqliteFile = join(storageDir, 'acreditacion.sqlite3')

/** True where the embedded SQLite file is the database. */
export const isEmbedded = !env.get('DATABASE_URL')

/** True where an empty database is filled with demonstration data. */
export const isDemonstration = env.get('DEMO', isEmbedded)

export default env

function textOf(name: Parameters<typeof env.get>[0]): string | undefined {
  const value: unknown = env.get(name)
  if (value === undefined) return undefined
  return value instanceof Secret ? value.release() : String(value)
}

function secretIn(path: string, name = 'a secret'): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw wrong([`${name} must name a file that can be read: ${path} (${codeOf(error)})`])
  }
}

/** An OperatorError of one line that names every wrong setting. */
function wrong(lines: string[]) {
  return new OperatorError(
    `Wrong settings: ${lines.map((line) => line.replace(/^- /, '')).join('; ')}`
  )
}
