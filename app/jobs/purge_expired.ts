import { Job } from '@adonisjs/queue'
import { Purge } from '#models/purge'

/** Applies the retention periods every night. */
export default class PurgeExpired extends Job<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async execute() {
    await new Purge().run()
  }
}
