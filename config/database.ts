import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import {
  decodeRows,
  hurryFleeting,
  keepStatements,
  type Connection,
} from '#database/sqlite_statements'
import '#database/model_rows'
import '#database/postgres_integers'
import '#database/sqlite_connections'
import '#database/transactions'
import { fold } from '#shared/fold'
import env, { isEmbedded, sqliteFile } from '#start/env'

// The child process that makes documents must neither wait for the only writer nor block it.
const readOnly = process.env.DATABASE_READ_ONLY === '1'

// The values of a failed statement are personal data and must not reach the log.
const silent: object = { compileSqlOnError: false }

// Web requests fail after seconds; commands may take minutes.
const patience: object = {
  connectionTimeoutMillis: 3000,
  query_timeout: app.getEnvironment() === 'web' ? 15_000 : 300_000,
}

// A command works alone. Knex's types know neither option.
const reads = !readOnly && app.getEnvironment() !== 'console'
const access: object = { options: { readonly: readOnly, reads } }

type PostgresConnection = {
  query(sql: string, done: (error: unknown) => void): void
  end(done: () => void): void
}

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const dbConfig = defineConfig({
  connection: isEmbedded ? 'sqlite' : 'postgres',
  prettyPrintDebugQueries: false,
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: {
        filename: sqliteFile,
        ...access,
      },
      useNullAsDefault: true,
      ...silent,
      migrations,
      // `schema.ts` serves both databases and is generated from SQLite.
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
          'counted_forms',
          'form_facets',
          'key_files',
          'person_keys',
        ],
      },
      pool: {
        afterCreate(connection: Connection, done: (error: null, connection: Connection) => void) {
          if (!readOnly) connection.pragma('journal_mode = WAL')
          connection.pragma('busy_timeout = 5000')
          // Each commit waits for the disk, so stored data survive a power cut.
          connection.pragma('synchronous = FULL')
          connection.pragma('foreign_keys = ON')
          // Deleted rows are overwritten: files and backups keep no old personal data.
          connection.pragma('secure_delete = ON')
          // Bulk changes write the same index pages again and again: a checkpoint waits for 32 MB.
          connection.pragma('wal_autocheckpoint = 8000')
          // The page cache holds the indexes that lists walk: 32 MB for each of two connections.
          connection.pragma('cache_size = -32768')
          connection.function('fold', { deterministic: true }, (text) => text && fold(text))
          decodeRows(connection)
          hurryFleeting(connection)
          keepStatements(connection)
          done(null, connection)
        },
      },
    },
    postgres: {
      client: 'pg',
      ...silent,
      connection: {
        connectionString: env.get('DATABASE_URL')?.release(),
        ...patience,
      },
      pool: {
        min: 0,
        max: 10,
        acquireTimeoutMillis: 10_000,
        // A connection that was abandoned in the middle of a statement is closed, not reused.
        validate: ({ readyForQuery }: { readyForQuery: boolean }) => readyForQuery,
        // A moment that is written without a zone is in UTC, whatever the server's zone.
        afterCreate(connection: PostgresConnection, done: (error: unknown, made: unknown) => void) {
          connection.query(`set time zone 'UTC'`, (error) => {
            if (error) connection.end(() => {})
            done(error, connection)
          })
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
