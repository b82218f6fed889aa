import edge from 'edge.js'
import { appName } from '#config/app'

/** JSON that may stand inside a script element, whatever names people have. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\//g, '\\/')
}

edge.global('appName', appName)

edge.use((instance) => {
  // The package's own helper escapes only slashes: `<!--<script` in a name would end the page.
  instance.global('inertia', (page: any = {}) => {
    if (page.ssrBody) return page.ssrBody
    const { ssrHead, ssrBody, ...data } = page
    return `<script data-page="app" type="application/json">${scriptSafeJson(data)}</script><div id="app"></div>`
  })
})
