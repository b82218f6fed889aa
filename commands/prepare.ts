import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { MigrationRunner } from '@adonisjs/lucid/migration'

/** Brings the database up to date, and fills an empty one with demonstration data. */
export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Migrate, and fill an empty database with demonstration data'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Check first whether the server can listen' })
  declare serve: boolean

  /** Migration 0043 recognises more people as blacklisted, whose chips the gates still let in. */
  async #tellGatesOnce(migrated: MigrationRunner['migratedFiles']) {
    const names = Object.values(migrated).filter(({ status }) => status === 'completed')
    if (!names.some(({ file }) => file.name.endsWith('0043_letters_of_names'))) return
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { syncGatesWithBlacklist } = await import('#models/card/blacklist_gates')
    await db.transaction((trx) => syncGatesWithBlacklist(null).write!(trx))
  }

  async run() {
    const { checkStart } = await import('#operations/start')
    await checkStart({ serves: this.serve })
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { default: env, isDemonstration } = await import('#start/env')
    const migrator = new MigrationRunner(db, this.app, { direction: 'up' })
    await migrator.run()
    if (migrator.error) throw migrator.error
    await this.#tellGatesOnce(migrator.migratedFiles)

    const { forgetAgain } = await import('#people/forget_again')
    const erased = await forgetAgain()
    const { fillDerived } = await import('#requests/fill_derived')
    await fillDerived()
    const { sealExisting } = await import('#operations/seal_existing')
    const { eraseRemains } = await import('#operations/remains')
    // The readable values are still in unused parts of the files.
    if ((await sealExisting()) + erased > 0) await eraseRemains()

    if (!isDemonstration) return
    const { default: Tournament } = await import('#models/tournament')
    if (await Tournament.first()) return
    const { DemoData } = await import('#database/seeders/demo')
    const demoPassword = env.get('DEMO_PASSWORD')?.release()
    const demo = new DemoData(demoPassword)
    const password = await demo.seedOffice()
    await demo.seedForms(320)
    this.logger.info('demonstration data is in place; log in at /merchant/login as')
    for (const name of [
      'admin',
      'review',
      'viewer',
      'rfid',
      'coordinator',
      'press-restaurant',
      'player-restaurant',
      'staff-restaurant',
    ]) {
      this.logger.log(
        `  ${name}@example.com`.padEnd(36) + (demoPassword ? '(DEMO_PASSWORD)' : password)
      )
    }
  }
}
