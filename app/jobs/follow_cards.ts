import { LoggedJob } from '#jobs/logged_job'
import { followAll } from '#models/card/following'

/**
 * Compares all printed cards with what they would say now, every night: a layout or a word of this
 * product changed without anybody saving anything.
 */
export default class FollowCards extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 2 }

  async perform() {
    await followAll()
  }
}
