import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Orders the nightly lists by hand. */
export default class ExportNightly extends BaseCommand {
  static commandName = 'export:nightly'
  static description = 'Order the nightly Excel lists'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Order them now instead of at their time' })
  declare now: boolean

  async run() {
    if (!this.now) {
      const { default: env } = await import('#start/env')
      return this.logger.info(
        `the lists go out at ${env.get('NIGHTLY_EXPORT_AT', '02:00')}; add --now to order them`
      )
    }
    const { assertMigrated } = await import('#operations/start')
    await assertMigrated()
    const { default: NightlyExport } = await import('#jobs/nightly_export')
    await NightlyExport.dispatch({}).run()
    this.logger.success('ordered; a worker will make and send them')
  }
}
