import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { Refusal } from '#exceptions/refusal'
import { activeTournament } from '#http/site/active_tournament'
import { formTypes } from '#form_types/index'
import { optionValues } from '#form_types/lists'
import type { FormType } from '#form_types/define'
import PrintRun from '#models/print_run'
import BlacklistEntry from '#models/blacklist_entry'
import DefaultPlayer from '#models/default_player'
import BulkChange from '#models/bulk_change'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import QueueJob from '#models/queue_job'
import Restaurant from '#models/restaurant'
import { notHere } from '#models/restaurant/customer'
import Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'
import { landingOf } from '#shared/office_pages'

export const notFound = ({ request }: HttpContext) =>
  new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])

export const typeOfPath = ({ route }: HttpContext) =>
  formTypes.public().find(({ path }) => route!.pattern.startsWith(path))

/** The kind of accreditation in the path, if its pattern has one. */
export function accreditationTypeOf(ctx: HttpContext): string | null {
  const { type = null } = ctx.params
  if (type && !optionValues('accreditationTypes').includes(type)) throw notFound(ctx)
  return type
}

/** The type `free` has no screens of its own. */
export function formTypeOf(ctx: HttpContext): FormType {
  const formType = formTypes.find(ctx.params.form)
  if (!formType || !formType.hasList) throw notFound(ctx)
  return formType
}

/** The requested edition; else the active one of the type's sport, or its last one if none is active. */
export async function editionOf(ctx: HttpContext, { sport }: FormType, id?: number) {
  if (id) return Tournament.query().where({ id, sport }).firstOrFail()
  const edition = (await activeTournament(ctx, sport)) ?? (await Tournament.lastOf([sport]))
  if (!edition) throw noActiveEdition(sport, landingPage(ctx))
  return edition
}

/** @throws Refusal `noActiveEdition` */
export async function activeEditionOf(ctx: HttpContext, { sport }: FormType) {
  const edition = await activeTournament(ctx, sport)
  if (!edition) throw noActiveEdition(sport, landingPage(ctx))
  return edition
}

export const editionWithLists = async (ctx: HttpContext, formType: FormType) =>
  (await activeEditionOf(ctx, formType)).withOfficeLists()

export const noActiveEdition = (sport: Sport, redirectTo: string) =>
  new Refusal('noActiveEdition', { sport }, { status: 409, redirectTo })

/** The page that a user sees first: not everybody may open the dashboard. */
export const landingPage = ({ auth }: HttpContext) => urlFor(landingOf(auth.getUserOrFail()))

export const mailOf = ({ params, auth }: HttpContext) =>
  MailMessage.query()
    .withScopes((scopes) => scopes.visibleTo(auth.getUserOrFail()))
    .where('id', Number(params.id))
    .preload('form')
    .firstOrFail()

export async function formOf(ctx: HttpContext, { key: type } = formTypeOf(ctx)): Promise<Form> {
  const { params } = ctx
  if (!/^\d{1,9}$/.test(params.id)) throw notFound(ctx)
  return rememberOpened(ctx, await requestForPage(Number(params.id), { type }))
}

export const systemFormOf = async (ctx: HttpContext) =>
  rememberOpened(ctx, await requestForPage(Number(ctx.params.id), {}))

const openedIds = new WeakMap<HttpContext, number>()

function rememberOpened(ctx: HttpContext, form: Form) {
  openedIds.set(ctx, form.id)
  return form
}

/** Whether the request that a route opened has been erased or purged since. */
export async function isGone(ctx: HttpContext): Promise<boolean> {
  const id = openedIds.get(ctx)
  return id !== undefined && !(await Form.query().where('id', id).select('id').first())
}

export async function requestForPage(id: number, only: { type?: string; idParent?: number }) {
  const form = await Form.query()
    .where({ id, ...only })
    .preload('logs', (logs) => logs.orderBy('id', 'desc').preload('user'))
    .preload('tournament')
    .preload('permission')
    .preload('card')
    .preload('parent')
    .preload('assignee')
    .preload('guests', (guests) => guests.orderBy('id'))
    .preload('guestLinks', (links) =>
      links
        .orderBy('id')
        .preload('guest', (guest) => guest.withScopes((scopes) => scopes.withoutNumbers()))
    )
    .firstOrFail()
  await form.tournament.withOfficeLists()
  return form
}

export function cardHolderOf({ params }: HttpContext): Promise<Form> {
  return Form.query()
    .where('id', Number(params.id))
    .preload('card')
    .preload('tournament')
    .preload('parent')
    .firstOrFail()
}

export function blacklistEntryOf({ params }: HttpContext) {
  return BlacklistEntry.findOrFail(Number(params.id))
}

export function tournamentOf({ params }: HttpContext) {
  return Tournament.query()
    .where('id', Number(params.id))
    .preload('windows', (windows) => windows.orderBy('formType'))
    .firstOrFail()
}

/** @throws Refusal `noActiveEdition` */
export async function tennisEdition(): Promise<Tournament> {
  const edition = await Tournament.activeOf('tennis')
  if (!edition) throw noActiveEdition('tennis', urlFor('merchant.default_players.index'))
  return edition
}

/**
 * The restaurant of a station, with its meals; a user with one restaurant need not name it.
 * @throws Refusal `charge.notHere` if the user does not serve there
 */
export async function servedRestaurantOf({ auth }: HttpContext, id?: number) {
  const restaurants = await Restaurant.servedBy(auth.getUserOrFail())
  const onlyOne = id === undefined && restaurants.length === 1
  const restaurant = onlyOne ? restaurants[0] : restaurants.find((served) => served.id === id)
  if (!restaurant) throw notHere()
  return restaurant
}

export function defaultPlayerOf({ params }: HttpContext) {
  return DefaultPlayer.query()
    .where('id', Number(params.id))
    .whereHas('tournament', (tournament) => tournament.where('active', true))
    .preload('tournament')
    .firstOrFail()
}

export function queueJobOf(ctx: HttpContext) {
  const id = String(ctx.params.id)
  if (!/^[\w:.-]{1,255}$/.test(id)) throw notFound(ctx)
  return QueueJob.troubled().where('id', id).firstOrFail()
}

export async function bulkChangeOf({ params, auth }: HttpContext) {
  return BulkChange.visibleTo(auth.getUserOrFail())
    .where('id', Number(params.batch))
    .preload('user')
    .firstOrFail()
}

/** `ready`: its file must exist. */
export async function printRunOf(ctx: HttpContext, { ready = false } = {}) {
  const printRun = await PrintRun.visibleTo(ctx.auth.getUserOrFail())
    .where('id', Number(ctx.params.id))
    .preload('confirmer')
    .preload('rollbackUser')
    .firstOrFail()
  if (ready && !printRun.isReady) throw notFound(ctx)
  return printRun
}
