import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** A worker of its own process, for installations on PostgreSQL. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Run a worker of the queue until it is stopped'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { runWorkers } = await import('#jobs/workers')
    const { stopOnSignals } = await import('#process/stop_signal')
    const { isEmbedded } = await import('#start/env')
    if (isEmbedded) {
      this.logger.error('the embedded database has its worker inside the web process')
      this.exitCode = 1
      return this.terminate()
    }
    stopOnSignals(this.app)
    const { checkStart } = await import('#operations/start')
    const { sweepScratch } = await import('#process/scratch_folder')
    await checkStart({ migrated: true })
    await sweepScratch()
    await runWorkers(this.app, 'worker')
    this.logger.info('worker ready')
  }
}
