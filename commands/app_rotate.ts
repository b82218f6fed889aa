import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Changes APP_KEY: status links and authenticator apps get the new one, while the product runs. */
export default class AppRotate extends BaseCommand {
  static commandName = 'app:rotate'
  static description = 'Give status links and authenticator apps to the present APP_KEY'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rotateAppKey } = await import('#operations/rotate_app_key')
    const { links, apps } = await rotateAppKey()
    this.logger.success(`renewed ${links} status links and ${apps} authenticator apps`)
  }
}
