import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { LoginAttempt } from '#accounts/login_attempt'
import { FieldRefusal } from '#exceptions/field_refusal'
import { loginOriginOf } from '#http/login/login_origin'
import { secondStepProps, takeSecondStep } from '#http/login/second_step'
import LoginFactor from '#models/login_factor'
import type User from '#models/user'
import type { confirmationValidator } from '#validators/session'

const KEY = 'confirmed'
const GIVEN = 'confirmedPassword'
const WAITING_URL = 'confirmedUrl'
const NEEDED = 'confirmationNeeded'
const FRESH = { minutes: 10 }

/** When a user gave their password or confirmed. It names the user: a session may go on with another one. */
type Given = { userId: number; at: number }

const givenNow = ({ id: userId }: User): Given => ({ userId, at: DateTime.utc().toMillis() })

function isGiven(key: string, { session, auth }: HttpContext) {
  const given: Partial<Given> = session.get(key, {})
  return given.userId === auth.getUserOrFail().id && isRecent(given.at)
}

/** Whether the user has logged in or confirmed in the last ten minutes. */
export const isFresh = (ctx: HttpContext) => isGiven(KEY, ctx)

function isRecent(at: unknown) {
  const now = DateTime.utc()
  // A later time was written while the clock was ahead.
  const latest = now.plus(FRESH).toMillis()
  return typeof at === 'number' && at > now.minus(FRESH).toMillis() && at < latest
}

export function markFresh(session: Pick<HttpContext['session'], 'put'>, user: User) {
  session.put(KEY, givenNow(user))
}

/**
 * Refuses what only the user themselves should do, if the login is not fresh.
 * @throws FieldRefusal `confirmationNeeded` at `confirmation`
 */
export function requireFreshLogin(ctx: HttpContext) {
  if (!isFresh(ctx)) throw refusal()
}

const refusal = () => new FieldRefusal('confirmation', NEEDED, {}, { status: 403 })

/** A GET is repeated after the confirmation. Forms are sent again by the page. */
export function confirmFirst({ request, response, session }: HttpContext, error: unknown) {
  const isNeeded = error instanceof FieldRefusal && error.rule === NEEDED
  if (!isNeeded || request.method() !== 'GET') return false
  session.put(WAITING_URL, request.url(true))
  response.redirect().toRoute('merchant.account.confirmation.create')
  return true
}

export const takeWaitingUrl = ({ session }: HttpContext): string | null =>
  session.pull(WAITING_URL, null)

/** Whether forms need a field for the password. A user with a second factor confirms first. */
export async function asksPassword(ctx: HttpContext): Promise<boolean> {
  return !isFresh(ctx) && (await factorsOf(ctx)).length === 0
}

/**
 * Checks the password that was sent with a form, unless the login is fresh.
 * @throws FieldRefusal at `current`; `confirmationNeeded` for a user with a second factor
 */
export async function confirmPassword(ctx: HttpContext, current: string | null | undefined) {
  if (isFresh(ctx)) return
  await requireFactor(ctx)
  await confirmUser(ctx, { current })
}

/**
 * Refuses what the password alone does not allow a user with a second factor, if the login is not fresh.
 * @throws FieldRefusal `confirmationNeeded` at `confirmation`
 */
export async function requireFactor(ctx: HttpContext) {
  if (!isFresh(ctx) && (await factorsOf(ctx)).length > 0) throw refusal()
}

type Confirmation = Omit<Infer<typeof confirmationValidator>, 'current'> & {
  current?: string | null
}

/**
 * Takes the password, and then the second factor of a user who has one: together, or in two requests within
 * ten minutes. Gives whether the login is fresh now.
 * @throws FieldRefusal at `current`, `code` or `passkey`
 */
export async function confirmUser(ctx: HttpContext, sent: Confirmation): Promise<boolean> {
  if (isFresh(ctx)) return true
  const { session, auth } = ctx
  const user = auth.getUserOrFail()
  const { current, code, passkey } = sent
  if (current) {
    await LoginAttempt.confirm(user, loginOriginOf(ctx), current)
    session.put(GIVEN, givenNow(user))
  } else if (!isGiven(GIVEN, ctx)) throw new FieldRefusal('current', 'passwordNeeded')
  if ((await factorsOf(ctx)).length > 0) {
    if (!code && !passkey) return false
    await takeSecondStep(ctx, user, { code, passkey })
  }
  session.forget(GIVEN)
  markFresh(session, user)
  return true
}

/** What the page needs to ask for the second factor, once the password was given; else null. */
export async function awaitedFactor(ctx: HttpContext) {
  const factors = await factorsOf(ctx)
  if (factors.length === 0 || !isGiven(GIVEN, ctx)) return null
  return secondStepProps(ctx, ctx.auth.getUserOrFail(), factors)
}

const factorsOf = async ({ auth }: HttpContext) => LoginFactor.of(auth.getUserOrFail())
