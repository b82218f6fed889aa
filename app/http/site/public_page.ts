import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { KeptPage } from '#http/site/kept_page'

/** Takes the place of the nonce in a stored page. It is random, so that no text of a page can contain it. */
const GAP = crypto.randomUUID()
const MOST_PAGES = 60

const kept = new Map<string, KeptPage>()

/**
 * Renders a page once for all visitors and puts the nonce of each visit in afterwards. The key is
 * everything that the page shows, so any change makes another entry. Pages with something personal
 * are rendered for each visit: notices, errors, users, and `no-store` answers.
 */
export const publicPages = (ctx: HttpContext) => ({
  // The caller's page and props are checked; in here they are any page.
  render: ((component: string, props: object) =>
    rendered(ctx, component, props)) as unknown as HttpContext['inertia']['render'],
})

async function rendered({ inertia, request, response }: HttpContext, name: string, props: object) {
  // Inertia's types ask for the name of a known page.
  const { render, page } = inertia as unknown as UntypedInertia
  const isOwn = response.getHeader('cache-control') === 'no-store'
  if (isOwn || request.header('x-inertia') || app.inDev) return render.call(inertia, name, props)

  const shown = { ...props, nonce: inertia.always(GAP) }
  const data = await page.call(inertia, name, shown)
  if (isPersonal(data.props)) return render.call(inertia, name, props)

  // A query may contain a secret, and there is no limit to different queries.
  const key = data.url.includes('?') ? null : JSON.stringify(data)
  const html =
    (key && kept.get(key)) ||
    new KeptPage(await render.call(inertia, name, shown, { cspNonce: GAP }), GAP)
  if (key) keep(key, html)
  const nonce: string = response.nonce
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

const isPersonal = ({ user, flash, errors }: Props) =>
  user || flash || Object.keys(errors ?? {}).length > 0

/** The Map is ordered by use; the least recently used page goes first. */
function keep(key: string, page: KeptPage) {
  kept.delete(key)
  kept.set(key, page)
  if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value!)
}
