import { BaseTransformer } from '@adonisjs/core/transformers'
import type MailMessage from '#models/mail_message'
import { safeMessage } from '#text/safe_message'

/** Without the parameters, which may hold secrets. */
export default class MailTransformer extends BaseTransformer<MailMessage> {
  toObject() {
    const { shownState, batchId, error, sentAt, createdAt, nextTryAt, form } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'to', 'template', 'subject', 'locale', 'attempts']),
      state: shownState,
      batch: batchId,
      error: safeMessage(error),
      at: (sentAt ?? createdAt).toISO()!,
      nextTryAt: shownState === 'queued' && error ? nextTryAt.toISO()! : null,
      form: form ? { id: form.id, type: form.type, reference: form.idForm } : null,
    }
  }
}
