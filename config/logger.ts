import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import { appName } from '#config/app'
import { loggedError, messageOf } from '#text/logged_error'
import env from '#start/env'

/** Lets an error speak for itself in the log only as `loggedError` has it. */
function logMethod(this: unknown, given: any[], write: (...given: any[]) => void) {
  const [about, text, ...more] = given
  const error = about instanceof Error ? about : about?.err
  if (!(error instanceof Error)) return write.apply(this, given)
  const words = text === undefined || text === error.message ? messageOf(error) : text
  write.call(this, about === error ? { err: error } : about, words, ...more)
}

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: appName,
      level: env.get('LOG_LEVEL', 'info'),
      serializers: { err: loggedError },
      hooks: { logMethod },
      // Without one, lines go to the standard output as they come: a thread for them costs each start.
      destination: !app.inProduction ? await syncDestination() : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
