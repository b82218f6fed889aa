import { linkEntries } from '#journal/chain'
import { LoggedJob } from '#jobs/logged_job'

export default class LinkJournal extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    await linkEntries()
  }
}
