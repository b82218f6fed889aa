import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Checks everything that the product needs and says what to do. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Check the database, services, settings and data, and say what to do'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print the results as JSON' })
  declare json: boolean

  @flags.boolean({ description: 'Also check the data: the ledger, and the files of all rows' })
  declare data: boolean

  async run() {
    const { HealthChecks } = await import('@adonisjs/core/health')
    const { essential, mailServerChecks, migrations, scannerChecks } =
      await import('#operations/checks/services')
    const { installation } = await import('#operations/checks/installation')
    const { work } = await import('#operations/checks/work')
    const { dataChecks } = await import('#operations/checks/data')
    const { QueueCheck } = await import('#operations/queue_check')
    const checks = [
      ...essential,
      migrations,
      ...mailServerChecks,
      ...scannerChecks,
      new QueueCheck(),
      ...work,
      ...installation,
    ]
    const report = await new HealthChecks()
      .register([...checks, ...(this.data ? dataChecks : [])])
      .run()
    if (this.json) this.logger.log(JSON.stringify(report, null, 2))
    else
      for (const { status, name, message } of report.checks)
        this.logger.log(`${status.padEnd(9)}${name.padEnd(14)}${message}`)
    // Connections that hang would keep the process alive.
    process.exit(report.isHealthy ? 0 : 1)
  }
}
