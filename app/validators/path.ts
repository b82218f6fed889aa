import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { Refusal } from '#exceptions/refusal'
import { formTypes } from '#form_types/index'
import type { FormType } from '#form_types/define'
import CardBatch from '#models/card_batch'
import BlacklistEntry from '#models/blacklist_entry'
import DefaultPlayer from '#models/default_player'
import ChangeBatch from '#models/change_batch'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import QueueJob from '#models/queue_job'
import Restaurant from '#models/restaurant'
import { notHere } from '#models/restaurant/serving'
import Tournament from '#models/tournament'
import type User from '#models/user'

export const notFound = ({ request }: HttpContext) =>
  new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])

/** The form type under whose public path a route stands. */
export const typeOfPath = ({ route }: HttpContext) =>
  formTypes.public().find(({ path }) => route!.pattern.startsWith(path!))

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

/** The edition that a screen of no form type shows: the one asked for, else the active one. */
export async function anyEditionOf(ctx: HttpContext, id?: number): Promise<Tournament> {
  const tournament = id ? await Tournament.find(id) : await Tournament.active().first()
  if (!tournament) throw notFound(ctx)
  return tournament
}

/** Whose lists a path is about: the ATP's, or the WTA's. */
export const tourOfPath = ({ route }: HttpContext) =>
  route!.pattern.startsWith('/merchant/import-atp') ? ('ATP' as const) : ('WTA' as const)

/** The list of players that a path names. */
export function importRunOf(ctx: HttpContext) {
  return ImportRun.query()
    .where({ id: Number(ctx.params.id), kind: 'players', tour: tourOfPath(ctx) })
    .preload('user')
    .firstOrFail()
}

/** The form type that a path names, to whoever may send many requests of it. */
export async function mayCreateMany(ctx: HttpContext): Promise<FormType> {
  const formType = formTypeOf(ctx)
  await ctx.bouncer.with('FormPolicy').authorize('createMany', { type: formType.key })
  return formType
}

/** The list of people that a path names. */
export function peopleRunOf({ params }: HttpContext, formType: FormType) {
  return ImportRun.query()
    .where({ id: Number(params.id), kind: 'people', formType: formType.key })
    .preload('user')
    .firstOrFail()
}

/** The request that a back-office path names, with all its page shows. */
export async function formOf(ctx: HttpContext): Promise<Form> {
  const { params } = ctx
  if (!/^\d{1,9}$/.test(params.id)) throw notFound(ctx)
  return requestOf(Number(params.id), { type: formTypeOf(ctx).key })
}

/** The request that a path of the accreditation system names, with all its page shows. */
export const systemFormOf = ({ params }: HttpContext) => requestOf(Number(params.id), {})

/** A request with all its page shows. */
export async function requestOf(id: number, only: { type?: string; idParent?: number }) {
  const form = await Form.query()
    .where({ id, ...only })
    .preload('logs', (logs) => logs.orderBy('id', 'desc').preload('user'))
    .preload('tournament')
    .preload('permission')
    .preload('card')
    .preload('parent')
    .preload('assignee')
    .preload('guests', (guests) => guests.orderBy('id'))
    .preload('guestLinks', (links) => links.orderBy('id'))
    .firstOrFail()
  await form.tournament.withOfficeLists()
  return form
}

/** Whose card a path names, whatever type of request theirs is. */
export function bearerOf({ params }: HttpContext): Promise<Form> {
  return Form.query()
    .where('id', Number(params.id))
    .preload('card')
    .preload('tournament')
    .preload('parent')
    .firstOrFail()
}

/** The listed person that a path names. */
export function blacklistEntryOf({ params }: HttpContext) {
  return BlacklistEntry.findOrFail(Number(params.id))
}

/** The edition that a path names. */
export function tournamentOf({ params }: HttpContext) {
  return Tournament.query().where('id', Number(params.id)).preload('windows').firstOrFail()
}

/** The restaurant that a path names. */
export function restaurantOf({ params }: HttpContext) {
  return Restaurant.findOrFail(Number(params.id))
}

/**
 * The active tennis edition, whose players are worked on.
 * @throws Refusal `noActiveEdition`
 */
export async function tennisEdition(): Promise<Tournament> {
  const edition = await Tournament.activeOf('tennis')
  const redirectTo = urlFor('merchant.default_players.index')
  if (!edition) throw new Refusal('noActiveEdition', {}, { redirectTo })
  return edition
}

/**
 * The restaurant whose station asks, with its meals; the only one of its user where none is named.
 * @throws Refusal `charge.notHere` to whoever does not serve there
 */
export async function servedRestaurantOf({ auth }: HttpContext, id?: number) {
  const restaurants = await Restaurant.servedBy(auth.getUserOrFail())
  const named = restaurants.find((one) => one.id === id)
  const found = id === undefined && restaurants.length === 1 ? restaurants[0] : named
  if (!found) throw notHere()
  return found
}

/** The player of an active edition's list that a path names. */
export function defaultPlayerOf({ params }: HttpContext) {
  return DefaultPlayer.query()
    .where('id', Number(params.id))
    .whereHas('tournament', (tournament) => tournament.where('active', true))
    .preload('tournament')
    .firstOrFail()
}

/** The stuck or failed job that a path names. */
export function queueJobOf(ctx: HttpContext) {
  const id = String(ctx.params.id)
  if (!/^[\w:.-]{1,255}$/.test(id)) throw notFound(ctx)
  return QueueJob.troubled().where('id', id).firstOrFail()
}

/** The change of many that a path names, if it is the user's business. */
export async function changeBatchOf({ params, auth }: HttpContext) {
  return ChangeBatch.visibleTo(auth.getUserOrFail())
    .where('id', Number(params.batch))
    .preload('user')
    .firstOrFail()
}

/** The print run that a path names, if it is the user's business; `ready` where its file is there. */
export async function cardBatchOf(ctx: HttpContext, { ready = false } = {}) {
  const batch = await CardBatch.visibleTo(ctx.auth.getUserOrFail())
    .where('id', Number(ctx.params.id))
    .preload('confirmer')
    .preload('roller')
    .firstOrFail()
  if (ready && !batch.isReady) throw notFound(ctx)
  return batch
}

/** What the user may do with requests of a type; pages only hide buttons by it. */
export async function can({ bouncer }: HttpContext, type: string) {
  const policy = bouncer.with('FormPolicy')
  const form = { type }
  return {
    create: await policy.allows('create', form),
    edit: await policy.allows('edit', form),
    print: await policy.allows('print', form),
    rfid: await policy.allows('rfid', form),
    decideMany: await policy.allows('decideMany', form),
    export: await policy.allows('export', form),
  }
}

/**
 * Where a guest is seen and corrected: on the page of who brings them (contract §4). Null for
 * everybody else, and for whoever may not see that one.
 */
export function hostPageOf(
  { auth }: HttpContext,
  { id, type, parent }: Form,
  { editing = false } = {}
): string | null {
  if (type !== 'guest' || !parent || !auth.getUserOrFail().seesType(parent.type)) return null
  const qs = { guest: id, ...(editing && { edit: 1 }) }
  return urlFor('merchant.forms.show', { form: parent.type, id: parent.id }, { qs })
}

/** The page of a request. */
export const pageOf = (ctx: HttpContext, form: Form) =>
  hostPageOf(ctx, form) ?? placeOf(form, ctx.auth.getUserOrFail())

/**
 * Where a request is seen by itself. What staff give without one has no page but the one where it
 * is edited; who may not sees its card.
 */
export function placeOf({ id, type }: Pick<Form, 'id' | 'type'>, reader: User) {
  if (formTypes.get(type).desk !== false) return urlFor('merchant.forms.show', { form: type, id })
  return reader.has('edit')
    ? urlFor('merchant.systems.edit', { id })
    : urlFor('merchant.previews.show', {}, { qs: { form: id } })
}

/** The page that tells what a change of many did. */
export const reportOf = ({ id }: ChangeBatch) => urlFor('merchant.changes.show', { batch: id })

/** The page the request came from; callers without a referrer get the page named here. */
export function backOr({ response }: HttpContext, path: string) {
  return response.redirect(response.redirect().getPreviousUrl(path))
}
