import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { localeOf, locales } from '#config/i18n'
import { formTypes } from '#form_types/index'
import { activeTournament } from '#http/site/active_tournament'
import { appProp } from '#http/app_prop'
import { waitingByType } from '#figures/request_counts'
import UserTransformer from '#transformers/user_transformer'
import { belongsToRestaurants } from '#shared/roles'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    // An error page may be rendered before the session and auth middleware.
    const { session, auth, i18n }: Partial<HttpContext> = ctx
    const sport = sportOf(ctx.request.url())
    const tournament = await activeTournament(ctx, sport)

    const user = auth?.user
    if (user && belongsToRestaurants(user.role)) await user.load('restaurants')

    const flash: { type: string; message: string; link?: string; report?: string } | undefined =
      session?.flashMessages.get('notice')

    return {
      locale: ctx.inertia.always(localeOf(i18n ?? { locale: i18nManager.defaultLocale })),
      locales: ctx.inertia.always([...locales]),
      app: ctx.inertia.always(appProp(tournament, sport)),
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      flash: ctx.inertia.always(flash?.type && flash.message ? flash : null),
      user: ctx.inertia.always(user ? new UserTransformer(user).toObject() : null),
      factorDue: ctx.inertia.always(user?.factorDue?.toISO() ?? null),
      requestTypes: () => navigationTypes(ctx),
      // For style elements of the server. Later Inertia visits keep the nonce of the first page.
      nonce: ctx.inertia.always(
        ctx.request.header('x-inertia') ? null : (ctx.response.nonce ?? null)
      ),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

/** Pages of a form type show its tournament; all others the tennis one. */
function sportOf(path: string) {
  if (path.startsWith('/golf')) return 'golf'
  return formTypes.find(path.split('/')[3])?.sport ?? 'tennis'
}

async function navigationTypes({ auth, i18n, request }: Partial<HttpContext>) {
  const user = auth?.user
  if (!user?.may('enterOffice') || !i18n || !request?.url().startsWith('/merchant')) return null
  const types = formTypes
    .withList()
    .map(({ key }) => key)
    .filter((key) => user.seesType(key))
  const waiting = await waitingByType(types)
  return types.map((type) => ({
    type,
    title: i18n.t(`forms.${type}.title`),
    waiting: waiting[type] ?? 0,
  }))
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
