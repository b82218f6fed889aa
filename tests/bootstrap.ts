import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { authBrowserClient } from '@adonisjs/auth/plugins/browser_client'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { sessionBrowserClient } from '@adonisjs/session/plugins/browser_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { launchChromium } from '#tests/helpers/chromium'
import { reading } from '#config/documents'
import '#tests/helpers/fresh_sessions'
import { createHttpServer } from '#start/http_server'

/** Its end does not wait for connections, some of which never send a request. */
const createTestServer: typeof createHttpServer = (handle) => {
  const server = createHttpServer(handle)
  const close = server.close.bind(server)
  server.close = (done) => {
    const closing = close(done)
    server.closeAllConnections()
    return closing
  }
  return server
}

// Beside a build, the process that reads a list comes from it: it need not be compiled each time.
if (process.env.ASSETS === 'built') reading.program = 'build/app/documents/spreadsheets/child.js'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient({ baseURL: `http://127.0.0.1:${process.env.PORT}` }),
  sessionApiClient(app),
  authApiClient(app),
  shieldApiClient(),
  inertiaApiClient(app),
  browserClient({
    runInSuites: ['browser'],
    launcher: (options) => launchChromium({ ...options, light: true }),
  }),
  sessionBrowserClient(app),
  authBrowserClient(app),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.db().migrate()],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (['browser', 'functional'].includes(suite.name)) {
    return suite.setup(() => testUtils.httpServer().start(createTestServer))
  }
}
