import logger from '@adonisjs/core/services/logger'
import { Logger } from '@adonisjs/core/logger'
import type { TestContext } from '@japa/runner/core'
import loggerConfig from '#config/logger'

/** All log lines until the end of the test, in the format of the product. */
export function logged({ cleanup }: Pick<TestContext, 'cleanup'>) {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const { pino } = logger as any
  const { transport, ...config } = loggerConfig.loggers.app as any
  ;(logger as any).pino = (new Logger({ ...config, level: 'trace', destination }) as any).pino
  cleanup(() => {
    ;(logger as any).pino = pino
  })
  return () => lines.join('')
}
