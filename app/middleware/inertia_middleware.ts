import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { appName, productVersion } from '#config/app'
import { locales } from '#config/i18n'
import { organiser } from '#config/organiser'
import { formTypes } from '#form_types/index'
import { waitingByType } from '#models/form/figures'
import Tournament, { type Sport } from '#models/tournament'
import UserTransformer from '#transformers/user_transformer'

/** What every page receives (contract §1). */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    // An error page may be rendered before the session and auth middleware ran.
    const { session, auth, i18n } = ctx as Partial<HttpContext>
    const sport = sportOf(ctx.request.url())
    const tournament = await Tournament.activeOf(sport)

    const user = auth?.user
    await user?.load('restaurants', (restaurants) => restaurants.orderBy('name'))

    const flash: { type: string; message: string; link?: string; report?: string } | undefined =
      session?.flashMessages.get('notice')

    return {
      locale: ctx.inertia.always(i18n?.locale ?? i18nManager.defaultLocale),
      locales: ctx.inertia.always([...locales]),
      app: ctx.inertia.always(appProp(tournament, sport)),
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      flash: ctx.inertia.always(flash?.type && flash.message ? flash : null),
      user: ctx.inertia.always(user ? UserTransformer.transform(user) : null),
      requestTypes: () => navigationTypes(ctx),
      // The server-rendered style elements need it; later visits keep the first page's nonce.
      nonce: ctx.inertia.always(
        ctx.request.header('x-inertia') ? null : ((ctx.response as any).nonce ?? null)
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

/** The product in the dress of a tournament, or of a sport that has none. */
export const appProp = (tournament: Tournament | null, sport: Sport = 'tennis') => ({
  name: appName,
  tournament: tournament?.fullName ?? null,
  sport: tournament?.sport ?? sport,
  accent: tournament?.accent ?? '#0f766e',
  logo: tournament?.logoPath ?? null,
  startsOn: tournament?.startsOn ?? null,
  endsOn: tournament?.endsOn ?? null,
  contact: organiser.email,
  version: productVersion,
})

/** Pages about one form type wear its tournament; all others the tennis one. */
function sportOf(path: string) {
  if (path.startsWith('/golf')) return 'golf'
  return formTypes.find(path.split('/')[3])?.sport ?? 'tennis'
}

/** The form types in the office's navigation, with how many requests wait in each. */
async function navigationTypes({ auth, i18n, request }: Partial<HttpContext>) {
  const user = auth?.user
  if (!user?.isOffice || !i18n || !request?.url().startsWith('/merchant')) return null
  const types = formTypes
    .ofDesk()
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
