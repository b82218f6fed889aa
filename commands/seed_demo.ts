import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Fills the database with invented tournaments, people and requests. */
export default class SeedDemo extends BaseCommand {
  static commandName = 'seed:demo'
  static description = 'Fill the database with demonstration data'
  static options: CommandOptions = { startApp: true }

  @flags.number({ description: 'How many requests to add', default: 320 })
  declare forms: number

  async run() {
    const { DemoData } = await import('#database/seeders/demo')
    const { default: Tournament } = await import('#models/tournament')
    const { default: env } = await import('#start/env')
    const { refreshStatistics } = await import('#sql/statistics')
    const demo = new DemoData(env.get('DEMO_PASSWORD')?.release(), (line) => this.logger.info(line))
    if (!(await Tournament.first())) {
      const password = await demo.seedOffice()
      this.logger.info(
        `users such as admin@example.com and review@example.com, password: ${password}`
      )
    }
    await demo.seedForms(this.forms)
    await refreshStatistics(this.forms)
    this.logger.success(`${this.forms} requests added`)
  }
}
