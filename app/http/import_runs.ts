import type { HttpContext } from '@adonisjs/core/http'
import type { FormType } from '#form_types/define'
import { formTypeOf } from '#http/route_records'
import ImportRun from '#models/import_run'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'

export async function authorizePlayersImport({ bouncer, route }: HttpContext) {
  await bouncer.with(OfficePolicy).authorize('import')
  return route!.pattern.startsWith('/merchant/import-atp') ? ('ATP' as const) : ('WTA' as const)
}

export async function authorizePeopleImport(ctx: HttpContext): Promise<FormType> {
  const formType = formTypeOf(ctx)
  await ctx.bouncer.with(FormPolicy).authorize('createMany', { type: formType.key })
  return formType
}

/** Whose lists the path is about, if the user may import them. */
export async function authorizeImport(ctx: HttpContext) {
  return ctx.params.form
    ? { kind: 'people', formType: (await authorizePeopleImport(ctx)).key }
    : { kind: 'players', tour: await authorizePlayersImport(ctx) }
}

export async function importRunOf(ctx: HttpContext) {
  const lists = await authorizeImport(ctx)
  return ImportRun.query()
    .where({ id: Number(ctx.params.id), ...lists })
    .preload('user')
    .firstOrFail()
}
