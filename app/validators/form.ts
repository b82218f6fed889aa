import type { HttpContext } from '@adonisjs/core/http'
import { errors, type VineValidator } from '@vinejs/vine'
import type { Fields, FormType } from '#form_types/define'
import { messageOf } from '#validators/messages'

/** One error at one field, worded in the request's language. */
export function fieldError({ i18n }: Pick<HttpContext, 'i18n'>, field: string, rule: string) {
  return new errors.E_VALIDATION_ERROR([{ field, rule, message: messageOf(i18n, rule) }])
}

/**
 * Runs a type's validator on a request, and then its checks across fields.
 * @throws E_VALIDATION_ERROR with the first problem of each field
 */
export async function validateForm(
  ctx: HttpContext,
  formType: FormType,
  validator: VineValidator<any, any>,
  data?: Record<string, any>
): Promise<Record<string, any>> {
  const payload = await ctx.request.validateUsing(validator, data ? { data } : undefined)
  const problems = formType.rules?.(payload as any) ?? []
  if (problems.length > 0) {
    throw new errors.E_VALIDATION_ERROR(
      problems.map(({ field, rule }) => ({ field, rule, message: messageOf(ctx.i18n, rule) }))
    )
  }
  return payload as any
}

/** The answers in a validated payload; questions that were left empty are null, files left out. */
export function answersOf(fields: Fields, payload: Record<string, any>): Record<string, any> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind.key !== 'photo' && kind.key !== 'file')
      .map(([name]) => [name, payload[name] ?? null])
  )
}
