import logger from '@adonisjs/core/services/logger'
import { reportUnusualVolume } from '#journal/unusual_volume'
import { LoggedJob } from '#jobs/logged_job'
import JournalHead from '#models/journal_head'

/** Writes the end of the chain to the log, which people with access to the database cannot change. */
export default class WatchJournal extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const { position, hash } = await JournalHead.current()
    logger.info({ position, hash }, 'end of the access journal')
    await reportUnusualVolume()
  }
}
