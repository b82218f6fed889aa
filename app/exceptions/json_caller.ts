import type { HttpContext } from '@adonisjs/core/http'

/** Whether a program asks, which wants JSON and no page. Inertia asks for JSON as well, for a page. */
export const isJsonCaller = ({ request }: Pick<HttpContext, 'request'>) =>
  !request.header('x-inertia') && request.accepts(['html', 'json']) === 'json'
