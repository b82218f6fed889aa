import { Exception } from '@adonisjs/core/exceptions'
import type { I18n } from '@adonisjs/i18n'

/**
 * An expected refusal without a field: a flash message or a page in the reader's language, or a
 * status for JSON. `key`: its sentence in `errors.json`.
 */
export class Refusal extends Exception {
  static status = 422
  static code = 'E_REFUSED'

  /** Target instead of the previous page. */
  redirectTo?: string

  /** A page of its own instead of a message. */
  page?: 'errors/link_expired'

  constructor(
    public key: string,
    public args: Record<string, string | number> = {},
    options: { status?: number } & Pick<Refusal, 'redirectTo' | 'page'> = {}
  ) {
    super(key, { status: options.status ?? 422, code: 'E_REFUSED' })
    this.redirectTo = options.redirectTo
    this.page = options.page
  }

  messageIn(i18n: I18n) {
    return i18n.t(`errors.${this.key}`, this.args)
  }
}
