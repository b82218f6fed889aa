import { basename, dirname, isAbsolute, join } from 'node:path'
import { Env } from '@adonisjs/core/env'

// SQLite keeps times without a zone, so all of them are written and read in one.
process.env.TZ = 'UTC'

const appRoot = new URL('../', import.meta.url)

const env = await Env.create(appRoot, {
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

  APP_KEY: Env.schema.secret(),
  HASH_KEY: Env.schema.secret(),
  APP_NAME: Env.schema.string.optional(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUST_PROXY: Env.schema.string.optional(),

  DATABASE_URL: Env.schema.secret.optional(),
  STORAGE_DIR: Env.schema.string.optional(),
  REDIS_URL: Env.schema.secret.optional(),
  SMTP_URL: Env.schema.secret.optional(),
  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),

  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_KEY: Env.schema.secret.optional(),
  S3_SECRET: Env.schema.secret.optional(),

  WORKER: Env.schema.boolean.optional(),
  DEMO: Env.schema.boolean.optional(),
  DEMO_PASSWORD: Env.schema.secret.optional(),
  NIGHTLY_EXPORT_AT: Env.schema.string.optional(),
  SUBMISSION_LIMIT: Env.schema.number.optional(),
  HEALTH_TOKEN: Env.schema.secret.optional(),
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
})

const problems = [
  [/^([01]\d|2[0-3]):[0-5]\d$/, 'NIGHTLY_EXPORT_AT', 'an hour such as 02:00'],
  [/^postgres(ql)?:\/\//, 'DATABASE_URL', 'an address such as postgres://user@host/name'],
  [/^rediss?:\/\//, 'REDIS_URL', 'an address such as redis://host:6379'],
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
] as const
for (const [pattern, name, expected] of problems) {
  const raw = env.get(name)
  const value = typeof raw === 'object' ? raw.release() : raw
  if (value !== undefined && !pattern.test(value)) {
    throw new Error(`The environment variable ${name} must be ${expected}`)
  }
}

// The framework's server reads these itself, and would serve every network by default.
process.env.HOST = env.get('HOST', '127.0.0.1')
process.env.PORT = String(env.get('PORT', 3333))

/** The folder of the project; a build runs from `build/`, which every build wipes. */
export const projectRoot = (() => {
  const root = new URL('.', appRoot).pathname.replace(/\/$/, '')
  return basename(root) === 'build' ? dirname(root) : root
})()

/** Absolute folder of everything the product keeps: the SQLite file, uploads, mails. */
export const storageDir = (() => {
  const folder = env.get('STORAGE_DIR', './storage')
  return isAbsolute(folder) ? folder : join(projectRoot, folder)
})()

/** The file of the embedded database. */
export const sqliteFile = join(storageDir, 'acreditacion.sqlite3')

/** True where the embedded SQLite file is the database. */
export const isEmbedded = !env.get('DATABASE_URL')

export default env
