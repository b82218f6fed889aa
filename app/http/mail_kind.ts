import type { HttpContext } from '@adonisjs/core/http'
import { editableMails, type MailKind } from '#models/mail_text'
import { formTypeOf, notFound } from '#http/route_records'

type Words = { subject?: string; body?: string }

export function mailKindOf(ctx: HttpContext): MailKind {
  const template = editableMails.find((mail) => mail === ctx.params.template)
  if (!template) throw notFound(ctx)
  return { formType: formTypeOf(ctx).key, template }
}

/** The office's own text in each language; null for the standard text. */
export function wordsIn({ es, en }: { es: Words; en: Words }) {
  const textOf = ({ subject, body }: Words) => (subject && body ? { subject, body } : null)
  return { es: textOf(es), en: textOf(en) }
}
