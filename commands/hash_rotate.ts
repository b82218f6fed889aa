import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Changes HASH_KEY: what finds people by document gets the new one, while the product runs. */
export default class HashRotate extends BaseCommand {
  static commandName = 'hash:rotate'
  static description =
    'Hash documents with the present HASH_KEY, and prove the access journal with it'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rotateHashKey } = await import('#operations/rotate_hash_key')
    const { requests, blacklisted, pickups, entries } = await rotateHashKey()
    this.logger.success(
      `renewed ${requests} requests, ${blacklisted} documents of the blacklist, ${pickups} pickup lists and ${entries} entries of the access journal`
    )
  }
}
