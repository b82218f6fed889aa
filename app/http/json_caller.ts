import type { HttpContext } from '@adonisjs/core/http'

/** True for programs; Inertia also asks for JSON, but for a page. */
export const isJsonCaller = ({ request }: Pick<HttpContext, 'request'>) =>
  !request.header('x-inertia') && request.accepts(['html', 'json']) === 'json'
