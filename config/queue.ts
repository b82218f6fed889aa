import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'
import env from '#start/env'

/** Each has its own worker loop, so that an export never delays mails or gates. */
export const lanes = ['gate', 'mail', 'documents', 'default'] as const

const adapter =
  env.get('NODE_ENV') === 'test' ? 'sync' : env.get('REDIS_URL') ? 'redis' : 'database'

export default defineConfig({
  default: adapter,
  adapters: {
    database: drivers.database(),
    // Every adapter named here connects at once, so Redis is named only where there is one.
    ...(env.get('REDIS_URL') && { redis: drivers.redis({ connectionName: 'main' }) }),
    sync: drivers.sync(),
  },
  // Finished and failed jobs are kept for a while: the package's own default deletes both.
  defaultJobOptions: { removeOnComplete: { age: '1d' }, removeOnFail: { age: '30d' } },
  worker: {
    // More than one at a time makes a worker of this package sleep after each long job.
    concurrency: 1,
    idleDelay: '500ms',
    stalledThreshold: '30s',
    stalledInterval: '10s',
    maxStalledCount: 10,
    gracefulShutdown: false,
  },
  locations: [app.makePath('app/jobs/**/*.{ts,js}')],
})
