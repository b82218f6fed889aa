import { MailTextSchema } from '#database/schema'

export const editableMails = ['received', 'approved', 'rejected', 'asked'] as const
export type EditableMail = (typeof editableMails)[number]

/** The office's own words for a mail of a form type, in one language. */
export default class MailText extends MailTextSchema {
  declare template: EditableMail
  declare locale: 'es' | 'en'

  get fullName() {
    return `${this.formType} · ${this.template} · ${this.locale}`
  }
}
