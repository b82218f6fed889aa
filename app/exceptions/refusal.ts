import { Exception } from '@adonisjs/core/exceptions'
import type { I18n } from '@adonisjs/i18n'

/**
 * An expected "no" that belongs to no field: it reaches the person as a flash message or a
 * page of its own (JSON callers: as its status) in their language. `key` names the sentence in
 * `errors.json`.
 */
export class Refusal extends Exception {
  static status = 422
  static code = 'E_REFUSED'

  /** Where the page goes instead of back. */
  redirectTo?: string

  /** The page that says it, where a message does not do. */
  page?: 'errors/link_expired'

  constructor(
    public key: string,
    public args: Record<string, any> = {},
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
