import { LoggedJob } from '#jobs/logged_job'
import { updateAllCards, type ChangedRecord } from '#models/card/staleness'

/**
 * Finds printed cards that are out of date: those of saved records, and every night all of them,
 * because layouts and words change with a new version.
 */
export default class FollowCards extends LoggedJob<ChangedRecord & { userId?: number }> {
  static options = { queue: 'default', maxRetries: 2 }

  async perform() {
    const { userId, ...changed } = this.payload
    await updateAllCards(changed, userId ? { id: userId } : null)
  }
}
