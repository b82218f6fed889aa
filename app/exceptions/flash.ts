import type { HttpContext } from '@adonisjs/core/http'

/** A message for the next page; pages receive it as the prop `flash`. */
export function flash(
  { session }: Pick<HttpContext, 'session'>,
  type: 'success' | 'error' | 'info',
  message: string
) {
  session.flash('notice', { type, message })
}
