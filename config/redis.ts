import { defineConfig } from '@adonisjs/redis'
import type { InferConnections } from '@adonisjs/redis/types'
import env from '#start/env'

const address = new URL(env.get('REDIS_URL')?.release() ?? 'redis://127.0.0.1:6379')

const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: address.hostname,
      port: Number(address.port || 6379),
      username: decodeURIComponent(address.username) || undefined,
      password: decodeURIComponent(address.password) || undefined,
      db: Number(address.pathname.slice(1) || 0),
      tls: address.protocol === 'rediss:' ? {} : undefined,
      keyPrefix: 'acreditacion:',
      // Commands fail after seconds; the connection is retried forever.
      connectTimeout: 2000,
      commandTimeout: 2000,
      maxRetriesPerRequest: 1,
      retryStrategy: (times: number) => Math.min(times * 100, 1000),
      // The check at the start connects first and reports a failure in one line.
      lazyConnect: true,
    },
  },
})

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
