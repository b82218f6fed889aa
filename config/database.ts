import { mkdirSync } from 'node:fs'
import { defineConfig } from '@adonisjs/lucid'
import env, { isEmbedded, sqliteFile, storageDir } from '#start/env'

// The child that makes documents must not wait for, or hold up, the one writer.
const readOnly = process.env.DATABASE_READ_ONLY === '1'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

mkdirSync(storageDir, { recursive: true })

const dbConfig = defineConfig({
  connection: isEmbedded ? 'sqlite' : 'postgres',
  prettyPrintDebugQueries: false,
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: {
        filename: sqliteFile,
        // The driver knows the option, knex's types do not.
        ...({ options: { readonly: readOnly } } as object),
      },
      useNullAsDefault: true,
      migrations,
      // One description of the tables serves both databases; it is written from this one.
      schemaGeneration: {
        enabled: env.get('NODE_ENV') === 'development',
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: [
          'forms_search',
          'forms_search_data',
          'forms_search_idx',
          'forms_search_docsize',
          'forms_search_config',
          'sessions',
          'rate_limits',
          'queue_jobs',
          'queue_schedules',
          'remember_me_tokens',
          'form_counters',
        ],
      },
      pool: {
        afterCreate(connection: any, done: (error: Error | null, connection: any) => void) {
          if (!readOnly) connection.pragma('journal_mode = WAL')
          connection.pragma('busy_timeout = 5000')
          connection.pragma('synchronous = NORMAL')
          connection.pragma('foreign_keys = ON')
          // Changes of thousands write the same pages of an index again and again: 32 MB of them wait.
          connection.pragma('wal_autocheckpoint = 8000')
          // The page cache holds the indexes that lists walk: 64 MB.
          connection.pragma('cache_size = -65536')
          done(null, connection)
        },
      },
    },
    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL')?.release() },
      pool: { min: 0, max: 10 },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
