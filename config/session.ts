import { configProvider } from '@adonisjs/core'
import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { SessionStore } from '#middleware/session_store'
import env from '#start/env'

const store =
  env.get('NODE_ENV') === 'test' ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database'

const usual = defineConfig({
  enabled: true,
  cookieName: 'acreditacion-session',
  clearWithBrowser: false,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store,
  stores: {
    // 4 kB of a cookie would not hold what a long form's errors need.
    database: stores.database(),
    redis: stores.redis({ connection: 'main' }),
  },
})

const sessionConfig = configProvider.create(async (app) => {
  const config = await usual.resolver(app)
  const kept: (typeof config.stores)['database'] = (config.stores as any)[store]
  // Tests look into the store without a request.
  const inRequest: typeof kept = (ctx, given) =>
    ctx ? new SessionStore(kept(ctx, given), ctx) : kept(ctx, given)
  return { ...config, stores: { ...config.stores, [store]: inRequest } }
})

export default sessionConfig
