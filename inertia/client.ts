import { createUrlBuilder } from '@adonisjs/core/http/url_builder_client'
import { registry } from '@generated/registry'
import type { Tuyau } from '@tuyau/core/client'

type Client = Tuyau<typeof registry>

const routes = Object.entries(registry.routes).map(([name, route]) => ({
  name,
  domain: 'root',
  ...route,
}))

function toQuery(values?: Record<string, unknown>): string {
  const given = Object.entries(values ?? {}).filter(
    ([, value]) => value !== undefined && value !== null
  )
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

export const urlFor = createUrlBuilder(
  { root: routes as any },
  toQuery
) as unknown as Client['urlFor']

/** Only what links need: the full client, which also fetches, would enlarge every page. */
export const client = {
  urlFor,
  getRoute: (name: keyof typeof registry.routes) => registry.routes[name],
} as unknown as Client
