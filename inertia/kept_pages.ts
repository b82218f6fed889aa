import type { Page } from '@inertiajs/core'

type Rendered = { head: string[]; body: string }
type Render = (page: Page) => Promise<Rendered>

/** Pages whose props are of one person, or could be. */
const personal = /^forms\/(status|thanks|guest|returning_player)/
/** Stands for the nonce of a visit. Nobody can guess it, so nobody gets a nonce by writing it. */
const NONCE = crypto.randomUUID()
const MOST = 60

/**
 * Renders a page once for all people who look at it. Two visits differ by their nonce alone, so it
 * is put in afterwards. What a page is kept by is all it shows: a change of anything is another page.
 */
export function keptPages(render: Render): Render {
  const kept = new Map<string, Rendered>()
  return async (page) => {
    const { nonce, user, flash, errors } = page.props
    const isOfOne = user || flash || Object.keys(errors ?? {}).length > 0
    if (!nonce || isOfOne || personal.test(page.component)) return render(page)

    const shown: Page = { ...page, props: { ...page.props, nonce: NONCE } }
    const key = JSON.stringify(shown)
    const rendered = kept.get(key) ?? (await render(shown))
    // The one asked for last comes last; the first one goes.
    kept.delete(key)
    kept.set(key, rendered)
    if (kept.size > MOST) kept.delete(kept.keys().next().value!)
    const withNonce = (html: string) => html.replaceAll(NONCE, () => String(nonce))
    return { head: rendered.head.map(withNonce), body: withNonce(rendered.body) }
  }
}
