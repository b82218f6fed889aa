import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** A worker of its own process, for installations on PostgreSQL. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Work on the queue until stopped'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { runWorkers } = await import('#jobs/workers')
    const { isEmbedded } = await import('#start/env')
    if (isEmbedded) {
      this.logger.error('the embedded database has its worker inside the web process')
      this.exitCode = 1
      return this.terminate()
    }
    await runWorkers(this.app)
    this.logger.info('worker ready')
  }
}
