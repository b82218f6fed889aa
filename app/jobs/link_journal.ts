import { linkEntries } from '#journal/chain'
import { LoggedJob } from '#jobs/logged_job'

/** Links the entries of the last minute to the chain of the access journal. */
export default class LinkJournal extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    await linkEntries()
  }
}
