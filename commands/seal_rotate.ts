import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Changes SEAL_KEY: the keys of all people are wrapped by the new one, while the product runs. */
export default class SealRotate extends BaseCommand {
  static commandName = 'seal:rotate'
  static description = 'Wrap the keys of all people with the present SEAL_KEY'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rewrapKeys } = await import('#sealing/data_keys')
    this.logger.success(`wrapped ${await rewrapKeys()} keys: SEAL_KEY_OLD is no longer needed here`)
  }
}
