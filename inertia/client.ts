import { createUrlBuilder } from '@adonisjs/core/http/url_builder_client'
import { registry } from '@generated/registry'
import type { Tuyau } from '@tuyau/core/client'

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

/**
 * The address of a route by its name, checked against the server's routes. Only the builder
 * of the client library is used: the rest of it would weigh on every page.
 */
export const urlFor = createUrlBuilder({ root: routes as any }, toQuery) as unknown as Tuyau<
  typeof registry
>['urlFor']
