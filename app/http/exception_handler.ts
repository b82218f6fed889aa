import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { errors as vineErrors } from '@vinejs/vine'
import { type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import i18nManager from '@adonisjs/i18n/services/main'
import { errors as limiterErrors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { errors as lucidErrors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import { errors as shieldErrors } from '@adonisjs/shield'
import { noteSecurityEvent } from '#accounts/security_note'
import { organiser } from '#config/organiser'
import { flash } from '#http/flash'
import { codeOf, factOf } from '#exceptions/error_facts'
import { FieldRefusal } from '#exceptions/field_refusal'
import { confirmFirst } from '#http/login/fresh_login'
import { loginOriginOf } from '#http/login/login_origin'
import { isJsonCaller } from '#http/json_caller'
import { Refusal } from '#exceptions/refusal'
import { messageOf } from '#form_types/messages'
import { rememberedLocale } from '#http/locale'
import { isGone } from '#http/route_records'
import { rememberErrors } from '#http/remembered_errors'
import { isUnreachable } from '#sql/last_known'
import { networkOf } from '#text/network'

const pages: Record<number, 'errors/forbidden' | 'errors/not_found'> = {
  401: 'errors/forbidden',
  403: 'errors/forbidden',
  404: 'errors/not_found',
}

/** PostgreSQL's code when two changes wait for each other and one is rolled back. */
const DEADLOCK = '40P01'

/** More than any real form reports. A body with a hundred thousand wrong values would report as many. */
const MOST_PROBLEMS = 200

const firstProblems = ({ messages }: { messages: Problem[] }) => messages.slice(0, MOST_PROBLEMS)

type Problem = Record<'field' | 'rule' | 'message', string>

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = false
  protected ignoreCodes = [
    'E_ROUTE_NOT_FOUND',
    'E_ROW_NOT_FOUND',
    'E_AUTHORIZATION_FAILURE',
    'E_UNAUTHORIZED_ACCESS',
    'E_INVALID_CREDENTIALS',
    'E_VALIDATION_ERROR',
    'E_REFUSED',
    'E_TOO_MANY_REQUESTS',
    'E_UNSUPPORTED_MEDIA_TYPE',
  ]

  async handle(thrown: unknown, ctx: HttpContext) {
    ctx.i18n ??= i18nManager.locale(rememberedLocale(ctx.request))
    if (!isJsonCaller(ctx) && confirmFirst(ctx, thrown)) return
    const error = await answerable(thrown, ctx)
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
      ctx.response.header('Retry-After', error.response.availableIn)
    }
    if (isJsonCaller(ctx)) return this.#answerJson(error, ctx)

    if (error instanceof vineErrors.E_VALIDATION_ERROR && ctx.session) {
      // The page keeps what was typed, so the session carries only the messages.
      error.messages = firstProblems(error)
      ctx.session.flashValidationErrors(error, false)
      rememberErrors(ctx, error.messages)
      return this.#back(ctx, namesIn(error.messages))
    }
    if (error instanceof Refusal && error.page) {
      ctx.response.status(error.status)
      return ctx.response.send(await ctx.inertia.render(error.page, { contact: organiser.email }))
    }
    if (error instanceof Refusal && ctx.session) {
      flash(ctx, 'error', error.messageIn(ctx.i18n))
      return error.redirectTo ? ctx.response.redirect(error.redirectTo) : this.#back(ctx)
    }
    if (codeOf(error) === 'E_BAD_CSRF_TOKEN' && ctx.session) {
      flash(ctx, 'error', ctx.i18n.t('errors.expired'))
      return this.#back(ctx)
    }
    const status = statusOf(error)
    if (status === 429 && ctx.session && ctx.request.method() !== 'GET') {
      flash(ctx, 'error', this.#sentence(429, ctx))
      return this.#back(ctx)
    }
    ctx.response.status(status).removeHeader('location')
    const page = pages[status]
    const message = this.#sentenceOf(error, ctx)
    const requestId = ctx.request.id() ?? ''
    try {
      return ctx.response.send(
        await (page
          ? ctx.inertia.render(page, { message, requestId })
          : ctx.inertia.render('errors/server', { status, message, requestId }))
      )
    } catch (cause) {
      // The cause, such as an unreachable database, may also break the error page.
      ctx.logger.warn({ err: cause }, 'error page not rendered')
      return ctx.response.type('text').send(`${message} (${requestId})`)
    }
  }

  #answerJson(error: unknown, { response, i18n, request }: HttpContext) {
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      return response.status(error.status).send({
        errors: firstProblems(error).map(({ field, rule, message }) => ({ field, rule, message })),
      })
    }
    if (error instanceof Refusal) {
      const message = error.messageIn(i18n)
      return response
        .status(error.status)
        .send({ message, errors: [{ field: null, rule: error.key, message }] })
    }
    const status = statusOf(error)
    const message = this.#sentenceOf(error, { i18n })
    return response.status(status).send({
      message,
      errors: [
        {
          field: null,
          rule: status >= 500 ? 'error' : codeOf(error) || 'E_BAD_REQUEST',
          message,
        },
      ],
      ...(status >= 500 && { requestId: request.id() }),
    })
  }

  /** A policy may say why it refuses. */
  #sentenceOf(error: unknown, { i18n }: Pick<HttpContext, 'i18n'>) {
    const reason =
      error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE && error.response.translation
    return reason ? i18n.t(reason.identifier) : this.#sentence(statusOf(error), { i18n })
  }

  #sentence(status: number, { i18n }: Pick<HttpContext, 'i18n'>) {
    const known = [401, 403, 404, 413, 415, 429, 503].includes(status) ? status : 500
    return i18n.t(`errors.${known}`)
  }

  /**
   * To the form; without a referrer, to the nearest page above the address. A failed GET must not redirect to
   * itself: it goes to its page without the `wrong` parameters, then to the page above, with a message.
   */
  #back(ctx: HttpContext, wrong: string[] = []) {
    const { request, response, i18n } = ctx
    const path = pageAbove(request)
    // A page with a signed address sends no referrer, and opens only with its signature.
    const isSignedPage = path === request.url() && request.qs().signature
    const fallback = isSignedPage ? request.url(true) : path
    const previous = response.redirect().getPreviousUrl(fallback)
    const isLoop =
      request.method() === 'GET' && new URL(previous, 'http://localhost').pathname === path
    if (!isLoop) return response.redirect(previous)
    if (Object.keys(request.qs()).length > 0)
      return response.redirect(withoutParameters(request, path, wrong))
    flash(ctx, 'error', i18n.t('errors.addressIncomplete'))
    return response.redirect(pageAbove(request, path.slice(0, path.lastIndexOf('/'))))
  }

  async report(thrown: unknown, ctx: HttpContext) {
    if (thrown instanceof FieldRefusal) return
    const error = await answerable(thrown, ctx)
    if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE && ctx.auth?.user)
      await noteRefusal(ctx, 'forbidden')
    if (statusOf(error) === 429) await noteRefusal(ctx, 'limited')
    if (!app.inTest || statusOf(error) >= 500) return super.report(error, ctx)
  }
}

/**
 * Notes in the security log that somebody is refused at a route, once in a quarter of an hour. It notes the
 * route's pattern, because an address may hold a secret or a number.
 */
async function noteRefusal(ctx: HttpContext, kind: 'forbidden' | 'limited') {
  const detail = ctx.route?.pattern ?? ''
  const user = ctx.auth?.user ?? null
  const who = user?.id ?? networkOf(ctx.request.ip())
  const first = limiter.use({ requests: 1, duration: '15 mins' })
  if (!(await first.attempt(`${kind}:${who}:${detail}`, () => true))) return
  await noteSecurityEvent(db.connection(), kind, { user, origin: loginOriginOf(ctx), detail })
}

function statusOf(error: unknown): number {
  const code = codeOf(error)
  if (code === 'E_ROW_NOT_FOUND') return 404
  if (code === 'E_INVALID_CREDENTIALS') return 422
  if (code === 'E_BAD_CSRF_TOKEN') return 403
  const status = factOf(error, 'status')
  return typeof status === 'number' && status >= 400 ? status : 500
}

const answers = new WeakMap<HttpContext, Promise<unknown>>()

/** `report` and `handle` get the same error, so the answer is worked out once. */
function answerable(error: unknown, ctx: HttpContext): Promise<unknown> {
  const answer = answers.get(ctx) ?? answerTo(error, ctx)
  answers.set(ctx, answer)
  return answer
}

async function answerTo(error: unknown, ctx: HttpContext): Promise<unknown> {
  if (error instanceof FieldRefusal) return asValidationError(error, ctx)
  // The token is the only header that is decoded like a part of an address.
  if (error instanceof URIError && ctx.request.header('x-xsrf-token'))
    return new shieldErrors.E_BAD_CSRF_TOKEN()
  if (codeOf(error) === DEADLOCK) {
    ctx.logger.warn({ err: error }, 'taken back for another change')
    return new Refusal('changedAtOnce', {}, { status: 409 })
  }
  const mayBeGone = statusOf(error) >= 500 && !isUnreachable(error)
  if (mayBeGone && (await isGone(ctx).catch(() => false)))
    return Object.assign(new lucidErrors.E_ROW_NOT_FOUND(), { cause: error })
  return error
}

function asValidationError({ field, rule, values, status }: FieldRefusal, { i18n }: HttpContext) {
  const message = messageOf(i18n, rule, values)
  const error = new vineErrors.E_VALIDATION_ERROR([{ field, rule, message, meta: values }])
  return Object.assign(error, { status })
}

const namesIn = (problems: { field: string }[]) => problems.map(({ field }) => field.split('.')[0])

/** The address without the wrong parameters; without all, if none of them is in it. */
function withoutParameters(request: HttpContext['request'], path: string, wrong: string[]) {
  const sent = new URLSearchParams(request.parsedUrl.query ?? '')
  const right = [...sent].filter(([name]) => !wrong.includes(name.split(/[[.]/)[0]))
  const isLess = right.length > 0 && right.length < sent.size
  return isLess ? `${path}?${new URLSearchParams(right)}` : path
}

/** Addresses without a page that a search upwards would miss, and the pages that belong to them. */
const pagesElsewhere: [RegExp, string][] = [
  [/^\/merchant\/mform\/(changes\/\d+)\/\w+$/, '/merchant/$1'],
  [/^(\/merchant\/mform\/guest)\/\d+$/, '$1/create'],
]

/** The nearest address up the path that shows a page. */
function pageAbove(request: HttpContext['request'], url = request.url()): string {
  const isNew = request.method() === 'POST' && !request.input('_method')
  const exception = isNew && pagesElsewhere.find(([pattern]) => pattern.test(url))
  if (exception) return url.replace(...exception)
  for (let path = url; path.length > 1; path = path.slice(0, path.lastIndexOf('/'))) {
    const page = [path, `${path}/edit`].find((address) => router.match(address, 'GET', true))
    if (page) return page
  }
  return '/'
}
