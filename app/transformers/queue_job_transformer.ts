import { BaseTransformer } from '@adonisjs/core/transformers'
import type QueueJob from '#models/queue_job'
import { safeMessage } from '#text/safe_message'

/** Without the payload, which may name people. */
export default class QueueJobTransformer extends BaseTransformer<QueueJob> {
  toObject() {
    const { jobId, name, queue, status, since, tries, error } = this.resource
    return {
      id: jobId,
      name,
      lane: queue,
      status,
      since: since.toISO()!,
      tries,
      error: safeMessage(error),
    }
  }
}
