import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Applies the retention periods by hand. */
export default class PurgeCommand extends BaseCommand {
  static commandName = 'purge'
  static description = 'Remove personal data whose retention period is over'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Only count' })
  declare dryRun: boolean

  async run() {
    const { Purge } = await import('#models/purge')
    const { DateTime } = await import('luxon')
    const report = await new Purge(DateTime.utc(), { dryRun: this.dryRun }).run()
    for (const [what, count] of Object.entries(report)) {
      this.logger.log(`${what}: ${count}${this.dryRun ? ' would go' : ' gone'}`)
    }
  }
}
