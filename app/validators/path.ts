import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import type { FormType } from '#form_types/define'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import Tournament from '#models/tournament'

export const notFound = ({ request }: HttpContext) =>
  new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])

/** The form type that a back-office path names; `free` has no screens of its own. */
export function formTypeOf(ctx: HttpContext): FormType {
  const formType = formTypes.find(ctx.params.form)
  if (!formType || formType.desk === false) throw notFound(ctx)
  return formType
}

/** The edition a list shows: the one asked for, else the active one of the type's sport. */
export async function editionOf(ctx: HttpContext, formType: FormType, id?: number) {
  const tournament = id
    ? await Tournament.query().where({ id, sport: formType.sport }).first()
    : await Tournament.activeOf(formType.sport)
  if (!tournament) throw notFound(ctx)
  return tournament.withOfficeLists()
}

/** The request that a back-office path names, with all its page shows. */
export async function formOf(ctx: HttpContext): Promise<Form> {
  const { params } = ctx
  if (!/^\d{1,9}$/.test(params.id)) throw notFound(ctx)
  const form = await Form.query()
    .where({ id: Number(params.id), type: formTypeOf(ctx).key })
    .preload('logs', (logs) => logs.orderBy('id', 'desc').preload('user'))
    .preload('tournament')
    .preload('permission')
    .preload('card')
    .preload('parent')
    .preload('guests', (guests) => guests.orderBy('id'))
    .preload('guestLinks', (links) => links.orderBy('id'))
    .firstOrFail()
  await form.tournament.withOfficeLists()
  return form
}

/** The listed person that a path names. */
export function blacklistEntryOf({ params }: HttpContext) {
  return BlacklistEntry.findOrFail(Number(params.id))
}

/** What the user may do with requests of a type; pages only hide buttons by it. */
export async function can({ bouncer }: HttpContext, type: string) {
  const policy = bouncer.with('FormPolicy')
  const form = { type }
  return {
    // A guest comes through the request of a player or a private link.
    create: formTypes.get(type).path !== null && (await policy.allows('create', form)),
    edit: await policy.allows('edit', form),
    print: await policy.allows('print', form),
    decideMany: await policy.allows('decideMany', form),
    export: await policy.allows('export', form),
  }
}

/** The page the request came from; callers without a referrer get the page named here. */
export function backOr({ response }: HttpContext, path: string) {
  return response.redirect(response.redirect().getPreviousUrl(path))
}
