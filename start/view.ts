import edge from 'edge.js'
import { appName } from '#config/app'

/** The page object that server rendering writes before the page itself. */
const PAGE_DATA = /^(<script data-page[^>]*>)([^]*?)(?=<\/script>)/

/** JSON that is safe inside a script element, whatever text it contains. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\//g, '\\/')
}

type Page = { ssrHead?: string; ssrBody?: string }

edge.global('appName', appName)

edge.use((instance) => {
  // The package's own helper escapes only slashes: `<!--<script` in a name would break the page.
  instance.global('inertia', (page: Page = {}) => {
    const { ssrHead, ssrBody, ...data } = page
    if (ssrBody)
      return ssrBody.replace(
        PAGE_DATA,
        (_: string, open: string, json: string) => open + json.replace(/</g, '\\u003c')
      )
    return `<script data-page="app" type="application/json">${scriptSafeJson(data)}</script><div id="app"></div>`
  })
})
