import type { HttpContext } from '@adonisjs/core/http'
import FormPolicy from '#policies/form_policy'
import { assignmentValidator } from '#validators/request_actions'
import { backOr, pageAddressOf } from '#http/addresses'
import { formOf } from '#http/route_records'

export default class FormAssignmentsController {
  async update(ctx: HttpContext) {
    const { request, bouncer, auth } = ctx
    const form = await formOf(ctx)
    await bouncer.with(FormPolicy).authorize('edit', form)
    const { user } = await request.validateUsing(assignmentValidator)
    await form.assignTo(user, auth.getUserOrFail())
    return backOr(ctx, pageAddressOf(ctx, form))
  }
}
