import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

const store =
  env.get('NODE_ENV') === 'test' ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database'

const limiterConfig = defineConfig({
  default: store,
  stores: {
    database: stores.database({ tableName: 'rate_limits' }),
    redis: stores.redis({ connectionName: 'main' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
