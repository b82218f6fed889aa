import type { ApplicationService } from '@adonisjs/core/types'

/** Time for running work. Then the process ends, and the queue goes on with the work. */
const LIMIT_MS = 10_000

const controller = new AbortController()

/** Aborts when the process must stop: work ends its current part and leaves the rest to others. */
export const stopping: AbortSignal = controller.signal

/** Ends the process within seconds. A terminal, npm and a launcher may all send one Ctrl-C. */
export function stopOnSignals(app: ApplicationService) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping.aborted) return
      controller.abort()
      setTimeout(async () => {
        const logger = await app.container.make('logger')
        logger.warn('stopped with work in hand')
        process.exit(0)
      }, LIMIT_MS).unref()
      void app.terminate()
    })
}
