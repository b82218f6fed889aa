import { configProvider } from '@adonisjs/core'
import { defineConfig, stores as drivers } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { ownCookie, secureCookies } from '#config/app'
import { idleHours } from '#config/login'
import { SealedFlash } from '#middleware/sealed_flash'
import { SessionStore } from '#middleware/session_store'
import env from '#start/env'

const store =
  env.get('NODE_ENV') === 'test' ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database'

const baseConfig = defineConfig({
  enabled: true,
  cookieName: ownCookie('acreditacion-session'),
  clearWithBrowser: false,
  age: `${idleHours}h`,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store,
  stores: {
    // No cookie store: 4 kB are too few for the errors of a long form.
    database: drivers.database(),
    redis: drivers.redis({ connection: 'main' }),
  },
})

const sessionConfig = configProvider.create(async (app) => {
  const config = await baseConfig.resolver(app)
  const stores: Record<string, SessionStoreFactory> = config.stores
  const baseStore: SessionStoreFactory = (...of) => new SealedFlash(stores[store](...of))
  // Tests read the store without an HTTP request.
  const inRequest: SessionStoreFactory = (ctx, settings) =>
    ctx ? new SessionStore(baseStore(ctx, settings), ctx) : baseStore(ctx, settings)
  return { ...config, stores: { ...stores, [store]: inRequest } }
})

export default sessionConfig
