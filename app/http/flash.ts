import type { HttpContext } from '@adonisjs/core/http'

/** A message for the next page, with an optional link or report: the prop `flash`. */
export function flash(
  { session }: Pick<HttpContext, 'session'>,
  type: 'success' | 'error' | 'info',
  message: string,
  more: { link?: string; report?: string } = {}
) {
  session.flash('notice', { type, message, ...more })
}
