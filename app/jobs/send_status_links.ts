import { LoggedJob } from '#jobs/logged_job'
import { sendReminder } from '#requests/reminder'

/** Queued for unknown addresses too, so that the answer takes equally long. */
export default class SendStatusLinks extends LoggedJob<{ formIds: number[] }> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    for (const id of this.payload.formIds) await sendReminder(id)
  }
}
