import { LoggedJob } from '#jobs/logged_job'
import { followAll, type Changed } from '#models/card/following'

/**
 * Compares printed cards with what they would say now: those of what was saved, where that was
 * not done at once or not to the end; and every night all of them, for a layout or a word of this
 * product changed without anybody saving anything.
 */
export default class FollowCards extends LoggedJob<Changed & { userId?: number }> {
  static options = { queue: 'default', maxRetries: 2 }

  async perform() {
    const { userId, ...which } = this.payload
    await followAll(which, userId ? { id: userId } : null)
  }
}
