import type { HttpContext } from '@adonisjs/core/http'

/** Keeps an address that opens personal data from caches and other sites. */
export function keepAddressSecret({ response }: Pick<HttpContext, 'response'>) {
  response.header('Referrer-Policy', 'no-referrer')
  response.header('Cache-Control', 'no-store')
}
