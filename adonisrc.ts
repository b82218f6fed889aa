import { rm } from 'node:fs/promises'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPages } from '@adonisjs/inertia'
import { generateRegistry } from '@tuyau/core/hooks'
import { indexPolicies } from '@adonisjs/bouncer'

/** Tests are no part of the shipped product (OWASP ASVS 15.2.3). */
const removeTests = async () => {
  for (const path of ['build/tests', 'build/bin/test.js', 'build/bin/test.js.map'])
    await rm(new URL(path, import.meta.url), { recursive: true, force: true })
}

/** What they try is the same on every database: routes, processes, uploaded files and SMTP. */
const triedOnSqlite = [
  // It starts servers with databases of their own.
  'tests/functional/operations/start.spec.ts',
  // The shipped product makes all its documents on both databases.
  'tests/functional/merchant/document_processes.spec.ts',
  'tests/functional/merchant/photo_crop.spec.ts',
  'tests/functional/merchant/rights.spec.ts',
  'tests/functional/operations/uploads.spec.ts',
  'tests/functional/forged_files.spec.ts',
  'tests/functional/mails/smtp.spec.ts',
  'tests/functional/launcher/*.spec.ts',
]

/** Commands, workers and the child that makes documents serve no pages. */
const pages: ('web' | 'test')[] = ['web', 'test']

export default defineConfig({
  experimental: {},

  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    { file: () => import('@adonisjs/session/session_provider'), environment: pages },
    { file: () => import('#providers/assets_provider'), environment: pages },
    { file: () => import('@adonisjs/shield/shield_provider'), environment: pages },
    { file: () => import('@adonisjs/static/static_provider'), environment: pages },
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/redis/redis_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/cache/cache_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    { file: () => import('@adonisjs/inertia/inertia_provider'), environment: pages },
    () => import('#providers/worker_provider'),
  ],

  preloads: [
    () => import('#start/routes'),
    { file: () => import('#start/kernel'), environment: pages },
    () => import('#start/view'),
    () => import('#start/events'),
    () => import('#start/form_types'),
  ],

  tests: {
    // The limits of time only end what hangs; how fast the product is, bench/ measures.
    suites: [
      { files: ['tests/unit/**/*.spec.{ts,js}'], name: 'unit', timeout: 120_000 },
      {
        files:
          process.env.TEST_DB === 'postgres'
            ? ['tests/functional/**/*.spec.ts', ...triedOnSqlite.map((name) => `!${name}`)]
            : ['tests/functional/**/*.spec.ts'],
        name: 'functional',
        timeout: 180_000,
      },
      {
        // What only the browser does is tried once; with PostgreSQL what reaches the database.
        files:
          process.env.TEST_DB === 'postgres'
            ? ['tests/browser/{journey,asked_changes,print_button}.spec.ts']
            : ['tests/browser/**/*.spec.{ts,js}'],
        name: 'browser',
        timeout: 120_000,
      },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/downloads/**', reloadServer: false },
    { pattern: 'resources/policies/**', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({ transformers: { enabled: true, withSharedProps: true } }),
      indexPages({ framework: 'react' }),
      indexPolicies(),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
    buildFinished: [{ run: removeTests }],
  },
})
