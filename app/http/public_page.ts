import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { KeptPage } from '#http/kept_page'

/** Stands for the nonce of a visit. Nobody can guess it, so nobody gets a nonce by writing it. */
const GAP = crypto.randomUUID()
const MOST = 60

const kept = new Map<string, KeptPage>()

/**
 * Renders pages once for all people who look at them; the nonce of each visit is put in afterwards.
 * A page is kept by all it shows: a change of anything is another page. What is of one person is
 * rendered for each visit: notices, errors, users, and answers that nobody may store.
 */
export const publicPages = (ctx: HttpContext) => ({
  render: ((component: string, props: object) =>
    rendered(ctx, component, props)) as unknown as HttpContext['inertia']['render'],
})

async function rendered({ inertia, request, response }: HttpContext, name: string, props: object) {
  const { render, page } = inertia as unknown as UntypedInertia
  if (request.header('x-inertia') || app.inDev) return render.call(inertia, name, props)

  const shown = { ...props, nonce: inertia.always(GAP) }
  const data = await page.call(inertia, name, shown)
  if (isOfOne(data.props) || response.getHeader('cache-control') === 'no-store')
    return render.call(inertia, name, props)

  // Addresses with a query may carry a secret, and there is no end of them.
  const key = data.url.includes('?') ? null : JSON.stringify(data)
  const html =
    (key && kept.get(key)) ||
    new KeptPage(await render.call(inertia, name, shown, { cspNonce: GAP }), GAP)
  if (key) keep(key, html)
  const nonce: string = (response as any).nonce
  response.type('html')
  if (!request.encodings().includes('gzip')) return html.plain(nonce)
  response.header('Content-Encoding', 'gzip')
  return html.gzip(nonce)
}

type Props = Record<string, unknown>
type UntypedInertia = {
  page(name: string, props: object): Promise<{ url: string; props: Props }>
  render(name: string, props: object, view?: object): Promise<string>
}

const isOfOne = ({ user, flash, errors }: Props) =>
  user || flash || Object.keys(errors ?? {}).length > 0

/** The page that was asked for last comes last; the first one goes. */
function keep(key: string, page: KeptPage) {
  kept.delete(key)
  kept.set(key, page)
  if (kept.size > MOST) kept.delete(kept.keys().next().value!)
}
