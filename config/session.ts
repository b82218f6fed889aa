import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import env from '#start/env'

const store =
  env.get('NODE_ENV') === 'test' ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database'

const sessionConfig = defineConfig({
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

export default sessionConfig
