import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import { appName } from '#config/app'
import { loggedError, loggedMessage } from '#text/logged_error'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: appName,
      level: env.get('LOG_LEVEL', 'info'),
      serializers: { err: loggedError },
      hooks: {
        // An error is logged only in the form of `loggedError`, which contains no personal data.
        logMethod(values, write) {
          const [about, text, ...more] = values
          const error = about instanceof Error ? about : Reflect.get(Object(about), 'err')
          if (!(error instanceof Error)) return write.apply(this, values)
          const words = text === undefined || text === error.message ? loggedMessage(error) : text
          write.call(this, about === error ? { err: error } : about, words, ...more)
        },
      },
      // `undefined` writes directly to standard output: a thread for logging would slow down each start.
      destination: !app.inProduction ? await syncDestination() : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
