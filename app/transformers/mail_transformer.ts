import { BaseTransformer } from '@adonisjs/core/transformers'
import type MailMessage from '#models/mail_message'
import { harmless } from '#text/harmless'

/** Without the parameters, which may hold secrets. */
export default class MailTransformer extends BaseTransformer<MailMessage> {
  toObject() {
    const { standing, batchId, error, sentAt, createdAt, nextTryAt, form } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'to', 'template', 'subject', 'locale', 'attempts']),
      state: standing,
      batch: batchId,
      error: harmless(error),
      at: (sentAt ?? createdAt).toISO()!,
      nextTryAt: standing === 'queued' && error ? nextTryAt.toISO()! : null,
      form: form ? { id: form.id, type: form.type, reference: form.idForm } : null,
    }
  }
}
