import { LoggedJob } from '#jobs/logged_job'
import { updateAllCards, type ChangedRecord } from '#models/card/staleness'

/** Finds outdated cards: of saved records, and every night of all, because a new version changes layouts. */
export default class FollowCards extends LoggedJob<ChangedRecord & { userId?: number }> {
  static options = { queue: 'default', maxRetries: 2 }

  async perform() {
    const { userId, ...changed } = this.payload
    await updateAllCards(changed, userId ? { id: userId } : null)
  }
}
