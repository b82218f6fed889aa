import type { HttpContext } from '@adonisjs/core/http'
import { noteAccess } from '#journal/entries'
import { exclusiveMarks } from '#people/marks'
import { withoutMarks } from '#people/mentions'
import { Person } from '#people/person'
import FormPolicy from '#policies/form_policy'
import { shownNumberValidator } from '#validators/request_actions'
import { formOf, notFound } from '#http/route_records'

export default class ShownNumbersController {
  /** Entries of the journal outlive the person, so the reason must not name them. */
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('open', form)
    const { field, reason } = await request.validateUsing(shownNumberValidator)
    const { [field]: value } = form.answersTo([field])
    if (typeof value !== 'string' || !value) throw notFound(ctx)
    const { documents, ...marks } = await exclusiveMarks(await Person.of(form.id))
    await noteAccess(auth.getUserOrFail(), 'reveal', {
      formId: form.id,
      detail: field,
      reason: withoutMarks(reason, { ...marks, documents: [...documents, value] }),
    })
    return response.json({ value })
  }
}
