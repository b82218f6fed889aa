import { createUrlBuilder } from '@adonisjs/core/http/url_builder_client'
import { registry } from '@generated/registry'
import type { Tuyau } from '@tuyau/core/client'
import { tokensOf } from '~/route_tokens'

type Client = Tuyau<typeof registry>

const routes = Object.entries(registry.routes).map(([name, { methods, pattern }]) => ({
  name,
  methods,
  pattern,
  domain: 'root',
  tokens: tokensOf(pattern),
}))

function toQuery(values?: Record<string, unknown>): string {
  const filled = Object.entries(values ?? {}).filter(
    ([, value]) => value !== undefined && value !== null
  )
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
}

// The builder infers no route names from a list.
export const urlFor = createUrlBuilder({ root: routes }, toQuery) as unknown as Client['urlFor']

/** Only what links need. The full client can also fetch, and would make every page larger. */
export const client = {
  urlFor,
  getRoute: (name: keyof typeof registry.routes) => registry.routes[name],
} as unknown as Client
